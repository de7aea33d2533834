/** The longest printed code: a ticket's signed one has some 250 letters. */
const longest = 512

/**
 * Puts the letters of a barcode reader together to codes: each ends with CR, LF or a tab. Marks around a code (STX, ETX)
 * and other control letters are left out; what is longer than any code is dropped whole.
 */
export function codeReader(): (letters: string) => string[] {
  let begun = ''
  let isTooLong = false
  return letters => {
    const codes: string[] = []
    for (const letter of letters)
      if (letter === '\r' || letter === '\n' || letter === '\t') {
        if (begun && !isTooLong) codes.push(begun)
        begun = ''
        isTooLong = false
      } else if (letter >= ' ' && letter <= '~') {
        if (begun.length < longest) begun += letter
        else isTooLong = true
      }
    return codes
  }
}
