/** Crockford's base 32: no I, L, O or U, so a code read aloud or typed from paper is not mistaken. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * A random id of `size` characters, five bits each; ten cannot be guessed at an entrance, sixteen are unique for
 * ever.
 */
export function newId(random: (bytes: number) => Uint8Array, size = 12): string {
  let id = ''
  for (const byte of random(size)) id += alphabet[byte & 31]
  return id
}

/** The id meant by typed text: case, spaces, dashes and look-alike characters do not matter. */
export function typedId(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replace(/o/g, '0')
}
