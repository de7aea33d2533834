import type { Scan } from './contract.ts'

/** The longest printed code: a ticket's signed one has some 250 letters. */
export const longestCode = 512
/** Stands where letters were lost (ASCII "cancel": what came before it is wrong). */
export const cancelled = '\u0018'

/**
 * Puts the letters of a barcode reader together to codes: each ends with CR, LF or a tab. Marks around a code (STX, ETX)
 * and other control letters are left out; what is longer than any code is dropped whole, and so is what was begun where
 * letters were lost, which is said.
 */
export function codeReader(): (letters: string) => Scan[] {
  let begun = ''
  let isTooLong = false
  const begin = () => {
    begun = ''
    isTooLong = false
  }
  return letters => {
    const scans: Scan[] = []
    for (const letter of letters)
      if (letter === '\r' || letter === '\n' || letter === '\t') {
        if (begun && !isTooLong) scans.push({ is: 'code', text: begun })
        begin()
      } else if (letter === cancelled) {
        scans.push({ is: 'lost' })
        begin()
      } else if (letter >= ' ' && letter <= '~') {
        if (begun.length < longestCode) begun += letter
        else isTooLong = true
      }
    return scans
  }
}
