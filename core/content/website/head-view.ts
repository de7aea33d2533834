import { inLocale, type Locale, type Words } from '../../i18n/locale.ts'
import type { Entry } from '../../journal/entry-fields.ts'
import type { HeadKeep, HeadPlace } from './head-places.ts'

/** A large picture above a page in one language, ready to be drawn: by the website, and by the portal's preview. */
export type HeadView = {
  id: string
  title: string
  text: string
  src: string
  alt: string
  keep: HeadKeep
  /** `text` is empty where the website says its own word. */
  link: { href: string; text: string } | null
}

/** The most pictures that take turns above one page: who waits longer for the last one has gone on. */
const headMost = 8

/**
 * The pictures above a page, in their order.
 *
 * @param pictures those that visitors may see now
 * @param at the page: which of the website's own, and which written one
 * @param hasFile whether a picture is here; one that is still on its way is left out
 */
export function headAt(
  pictures: readonly Entry<'head_picture'>[],
  at: { place: HeadPlace; pageId: string | null },
  hasFile: (hash: string) => boolean,
): Entry<'head_picture'>[] {
  return pictures
    .filter(each => each.at === at.place && (each.at !== 'page' || !each.pageId || each.pageId === at.pageId))
    .filter(({ picture }) => hasFile(picture))
    .toSorted(inTurn)
    .slice(0, headMost)
}

/** Which of two pictures of a page has its turn first. */
export function inTurn(a: Turn, b: Turn): number {
  return a.order - b.order || (a.id < b.id ? -1 : 1)
}
type Turn = { id: string; order: number }

/** A picture in a reader's language. */
export function headView(picture: Omit<Entry<'head_picture'>, 'deleted'>, locale: Locale): HeadView {
  const textOf = (words: object | null) => (words ? inLocale(words as Words, locale) : '')
  return {
    id: picture.id,
    title: textOf(picture.title),
    text: textOf(picture.text),
    src: `/files/${picture.picture}`,
    alt: textOf(picture.alt),
    keep: picture.keep,
    link: picture.href ? { href: picture.href, text: textOf(picture.linkText) } : null,
  }
}
