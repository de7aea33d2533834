/** A longer text is hardly set twice. */
const lettersMost = 200
/** Letters of the texts that are remembered at once: those of some programmes in four languages, a few megabytes. */
const lettersKept = 40_000

/**
 * Remembers what was found out about texts, for as many as there is room for; then it begins anew.
 *
 * @param find asked once for a text; what it finds is shared and must stay as it is
 * @param key what tells apart what is asked of the same text
 */
export function remembering<T, Asked extends readonly unknown[] = []>(
  find: (text: string, ...asked: Asked) => T,
  key: (...asked: Asked) => string = () => '',
): (text: string, ...asked: Asked) => T {
  const known = new Map<string, { found: T }>()
  let letters = 0
  return (text, ...asked) => {
    if (text.length > lettersMost) return find(text, ...asked)
    const name = key(...asked) + text
    const before = known.get(name)
    if (before) return before.found
    const found = find(text, ...asked)
    if ((letters += text.length + 1) > lettersKept) {
      known.clear()
      letters = text.length + 1
    }
    known.set(name, { found })
    return found
  }
}
