import { readFileSync } from 'node:fs'
import type { SetLine } from '#core/content/poster/lettering.ts'

/** Advance width and outline of a letter, in thousandths of its size, y upwards. */
type Outlines = Readonly<Record<string, readonly [advance: number, path: string]>>

/**
 * The heavy extra-condensed letters of Archivo (weight 850, width 62), cut from the package `@fontsource-variable/archivo`
 * with fontTools' instancer, as outlines: what draws pictures on the relay then needs no font. Archivo is licensed under
 * the SIL Open Font License 1.1 (copyright 2020 The Archivo Project Authors), and so is this file.
 */
let outlines: Outlines | undefined
const file = new URL('letters.json', import.meta.url)
const read = (): Outlines => (outlines ??= JSON.parse(readFileSync(file, 'utf8')) as Outlines)

/** Writes a line as outlines, all in one weight. Letters of other scripts are left out. */
export const asOutlines: SetLine = ({ text, x, y, size, width, atEnd }) => {
  const known = read()
  let advance = 0
  const letters: string[] = []
  for (const letter of text.normalize('NFC')) {
    const [wide, path] = known[letter] ?? known[letter.normalize('NFD')[0]!] ?? [0, '']
    if (path) letters.push(`<path transform="translate(${advance} 0)" d="${path}"/>`)
    advance += wide
  }
  if (letters.length === 0) return ''
  const from = atEnd ? x - width : x
  return `<g transform="translate(${from} ${y}) scale(${width / advance} ${-size / 1000})">${letters.join('')}</g>`
}
