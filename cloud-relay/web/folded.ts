/** A text as it is compared: without accents, capitals and signs, one space before each word. */
export function folded(text: string, plainOf?: (text: string) => string): string {
  const plain = (plainOf ? plainOf(text) : text)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return ` ${plain.trim()}`
}

/** Folds a text; with `plainOf` what that makes of it, which is the same function for all texts of its kind. */
export type Fold = typeof folded

/** As many letters are remembered, of texts and of what they are folded to; some 16 MB. */
const lettersMost = 8_000_000

/**
 * Folds, and remembers what it folded: a programme is put together anew after each sale, with the same texts, and
 * folding a large website's takes a tenth of a second. What was folded first is forgotten first.
 */
export function openFolding(most = lettersMost): Fold {
  const known = new Map<string, string>()
  let letters = 0
  return (text, plainOf) => {
    const key = `${plainOf ? 'plain' : 'typed'} ${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    const made = folded(text, plainOf)
    known.set(key, made)
    letters += key.length + made.length
    for (const [oldest, its] of known) {
      if (letters <= most) break
      known.delete(oldest)
      letters -= oldest.length + its.length
    }
    return made
  }
}
