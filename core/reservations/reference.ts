const consonants = 'BDFGKLMNPRSTVZ'
const vowels = 'AEIOU'

/**
 * A reference that is said on the telephone in any of our languages: two syllables and two digits, such as `BOLU 27`.
 * There are half a million, so those of one cinema's coming shows hardly ever meet; where two do, both are found.
 *
 * @param random four numbers, each uniform from 0 to 1 without 1
 */
export function sayableReference(random: readonly [number, number, number, number]): string {
  const letter = (from: string, at: number) => from[Math.floor(at * from.length)]!
  const syllable = (at: number) => {
    const consonant = at * consonants.length
    return letter(consonants, at) + letter(vowels, consonant - Math.floor(consonant))
  }
  const digit = (at: number) => String(Math.floor(at * 10))
  return `${syllable(random[0])}${syllable(random[1])} ${digit(random[2])}${digit(random[3])}`
}

/** A reference as it is typed: spaces, dashes and case do not matter. Undefined for what is none. */
export function typedReference(text: string): string | undefined {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z]{4}\d{2}$/.test(plain) ? `${plain.slice(0, 4)} ${plain.slice(4)}` : undefined
}
