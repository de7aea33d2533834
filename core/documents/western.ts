/**
 * The text in letters that a receipt printer and a PDF's built-in fonts have: the repertoire of Windows-1252,
 * which covers English, German, French and Dutch. Letters outside it lose their accents (`Dvořák` → `Dvorák`),
 * what is left becomes `?`; thin spaces become no-break spaces.
 */
export function westernText(text: string): string {
  if (isAllWestern.test(text)) return text
  let western = ''
  for (const letter of text.normalize('NFC')) western += isWestern(letter) ? letter : nearest(letter)
  return western
}

/** Windows-1252 above Latin-1. Source: https://encoding.spec.whatwg.org/index-windows-1252.txt */
const windows1252Extras = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** Nearly every text; each of these letters is its own normal form. */
const isAllWestern = new RegExp(`^[ -~\u00a0-\u00ff${windows1252Extras}]*$`)

/** Letters that Unicode does not decompose, and signs with a plain equivalent. */
const twins: Record<string, string> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ẞ: 'SS',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\t': ' ',
  '\n': ' ',
}

function isWestern(letter: string): boolean {
  const code = letter.codePointAt(0)!
  return (
    (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || windows1252Extras.includes(letter)
  )
}

function nearest(letter: string): string {
  const twin = twins[letter]
  if (twin !== undefined) return twin
  const plain = [...letter.normalize('NFKD')].filter(isWestern).join('')
  if (plain !== '') return plain
  return /\p{Mark}|\p{Cf}|\p{Cc}/u.test(letter) ? '' : '?'
}
