import { escapeHtml } from '#core/api/html.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { screenWord } from './screen-words.ts'

/** Where a link between sections leads, such as `door#used`. Throws for a section there is not. */
export type LinkTo = (place: string) => string

const marked = /\[\[([\w.]+)\]\]|\[([^\][]+)\]\(([\w-]+#[\w-]+)\)|\*\*([^*]+)\*\*/g

/** One text as HTML: words of the screens as keys, links between sections, what is set apart. */
export function inline(text: string, locale: Locale, linkTo: LinkTo): string {
  let html = ''
  let at = 0
  for (const found of text.matchAll(marked)) {
    const [whole, key, words, place, apart] = found
    html += plain(text.slice(at, found.index), locale)
    if (key !== undefined) html += `<b class="key">${plain(screenWord(locale, key), locale)}</b>`
    else if (words !== undefined) html += `<a href="${linkTo(place!)}">${plain(words, locale)}</a>`
    else html += `<strong>${inline(apart!, locale, linkTo)}</strong>`
    at = found.index + whole.length
  }
  return html + plain(text.slice(at), locale)
}

/** In French no line begins with the mark that ends a sentence. */
function plain(text: string, locale: Locale): string {
  const set = locale === 'fr' ? text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0') : text
  return escapeHtml(set)
}

/** The keys of screen words a text quotes. */
export function quotedKeys(text: string): string[] {
  return [...text.matchAll(/\[\[([\w.]+)\]\]/g)].map(([, key]) => key!)
}

/** The sections a text leads to. */
export function linkedPlaces(text: string): string[] {
  return [...text.matchAll(/\]\(([\w-]+#[\w-]+)\)/g)].map(([, place]) => place!)
}
