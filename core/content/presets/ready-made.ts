import { locales, type Locale, type Words } from '../../i18n/locale.ts'
import { enquiryKinds, type EnquiryKind } from '../messages/enquiry-kinds.ts'
import type { Block } from '../pages/block.ts'
import { de } from './drafts/de.ts'
import { en } from './drafts/en.ts'
import { fr } from './drafts/fr.ts'
import { nl } from './drafts/nl.ts'
import type { ReadyMade, ReadyMadeWords } from './ready-made-kinds.ts'

const all: Readonly<Record<Locale, Readonly<Record<ReadyMade, ReadyMadeWords>>>> = { en, de, fr, nl }

/**
 * The beginning of a page in all languages, with blanks where only the cinema knows: see `blanksIn`. Pages for groups,
 * schools and birthday parties have the form by which an offer is asked for.
 */
export function readyMade(kind: ReadyMade): { title: Words; body: Block[]; enquiry: EnquiryKind | null } {
  const inAll = (read: (own: ReadyMadeWords) => string) =>
    Object.fromEntries(locales.map(locale => [locale, read(all[locale][kind])])) as Words
  const own = en[kind]
  const body = own.parts.flatMap(({ heading, text }, at): Block[] => {
    const isList = text.startsWith('- ')
    const words = inAll(({ parts }) => parts[at]!.text.replace(/^- /gm, ''))
    return [
      ...(heading
        ? [
            {
              kind: 'heading' as const,
              id: `heading-${at}`,
              text: inAll(({ parts }) => parts[at]!.heading ?? ''),
            },
          ]
        : []),
      isList
        ? { kind: 'list', id: `list-${at}`, text: words, numbered: false }
        : { kind: 'paragraph', id: `text-${at}`, text: words },
    ]
  })
  // What tickets cost is never typed in: it stands there by the prices that hold.
  const whole: Block[] = kind === 'prices' ? body.toSpliced(1, 0, { kind: 'prices', id: 'prices' }) : body
  const enquiry = enquiryKinds.find(each => each === kind) ?? null
  return { title: inAll(({ title }) => title), body: whole, enquiry }
}

/**
 * The address of a page made of a title in each language, which no other page has.
 *
 * @param taken addresses that pages have
 */
export function freeSlug(title: Words, taken: ReadonlySet<string>): Words {
  const used = new Set(taken)
  const free = (text: string) => {
    const plain = text
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60)
      .replace(/-+$/, '')
    const first = plain || 'page'
    let slug = first
    for (let next = 2; used.has(slug); next += 1) slug = `${first}-${next}`
    used.add(slug)
    return slug
  }
  const given = locales.filter(locale => title[locale]?.trim())
  const byText = new Map<string, string>()
  // A title that two languages share has one address.
  for (const locale of given) {
    const text = title[locale]!
    if (!byText.has(text)) byText.set(text, free(text))
  }
  return Object.fromEntries(given.map(locale => [locale, byText.get(title[locale]!)!])) as Words
}
