import { inLocale, type Locale, type Words } from '../../i18n/locale.ts'
import type { Block } from './block.ts'
import { plainOf, spansOf, type Span } from './inline.ts'

/** A part of a written text in one language, ready to be drawn: by the website, and by the portal beside its form. */
export type BlockView =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: Span[][] }
  | { kind: 'list'; numbered: boolean; items: Span[][] }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'questions'; title: string; questions: QuestionView[] }

export type QuestionView = { id: string; question: string; answer: Span[][][] }

type Group = { id: string; title: Words }
type Question = { id: string; groupId: string; question: Words; answer: Words; order: number }

/** What a text may show beside its own words. */
export type Beside = {
  groups: readonly Group[]
  questions: readonly Question[]
  /** Whether a picture is here; one that is still on its way is left out. */
  hasFile: (hash: string) => boolean
  /** What tickets cost, where a page tells it; a mail does not, since it would be wrong a day later. */
  prices?: (locale: Locale) => BlockView[]
}

/** A written text in a reader's language; what is empty in it is left out. */
export function bodyView(blocks: readonly Block[], locale: Locale, beside: Beside): BlockView[] {
  return blocks.flatMap(block => viewsOf(block, locale, beside))
}

function viewsOf(block: Block, locale: Locale, beside: Beside): BlockView[] {
  if (block.kind === 'prices') return beside.prices?.(locale) ?? []
  if (block.kind === 'questions') return questionsView(block.groupId, locale, beside)
  const text = inLocale(block.text, locale).trim()
  switch (block.kind) {
    case 'heading':
      return text ? [{ kind: 'heading', text }] : []
    case 'paragraph':
      return paragraphsOf(text).map(lines => ({ kind: 'paragraph', lines }))
    case 'list':
      return text ? [{ kind: 'list', numbered: block.numbered, items: linesOf(text) }] : []
    case 'picture':
      return beside.hasFile(block.file) ? [{ kind: 'picture', src: `/files/${block.file}`, alt: text }] : []
    case 'button':
      return text ? [{ kind: 'button', text, href: block.href }] : []
  }
}

function questionsView(groupId: string, locale: Locale, { groups, questions }: Beside): BlockView[] {
  const group = groups.find(({ id }) => id === groupId)
  const asked = questions
    .filter(each => each.groupId === groupId)
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ id, question, answer }) => ({
      id,
      question: inLocale(question, locale),
      answer: paragraphsOf(inLocale(answer, locale).trim()),
    }))
  if (!group || !asked.length) return []
  return [{ kind: 'questions', title: inLocale(group.title, locale), questions: asked }]
}

/** Paragraphs, each with its lines. */
function paragraphsOf(text: string): Span[][][] {
  return text
    .split(/\n\s*\n/)
    .map(linesOf)
    .filter(lines => lines.length > 0)
}

function linesOf(text: string): Span[][] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => spansOf(line))
}

/** The first words of a text, for those who show a link to it. */
export function firstWords(body: readonly BlockView[]): string {
  const first = body.find(view => view.kind === 'paragraph')
  return first?.kind === 'paragraph' ? first.lines.map(plainOf).join(' ') : ''
}
