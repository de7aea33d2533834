import { locales } from '../../../i18n/locale.ts'
import type { Block } from '../block.ts'

/** What is still to be filled in stands in double brackets: `[[Legal name]]`. */
const blank = /\[\[[^\]]*\]\]/

/** How many parts of a text still have something to fill in, in any language. */
export function blanksIn(body: readonly Block[]): number {
  return body.filter(part => 'text' in part && locales.some(locale => blank.test(part.text[locale] ?? '')))
    .length
}
