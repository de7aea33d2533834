/**
 * A UUID (version 7) made here, so that a request sent twice is one: the time, then 74 random bits, which nobody guesses.
 * Ids made one after the other lie beside each other in the tables, so a node that takes a thousand sales at once writes
 * a few full pages and not thousands; a clock that is wrong costs no more than that. `crypto.randomUUID` makes none of
 * these, and is missing where a page of a box comes by plain http.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  bytes[0] = (bytes[0]! & 0x0f) | 0x70
  bytes[2] = (bytes[2]! & 0x3f) | 0x80
  return dashed(Date.now().toString(16).padStart(12, '0') + hexOf(bytes))
}

/**
 * A UUID (version 4) made here, all of it random: the access key of a visitor's purchase. Whoever has it may open the
 * purchase, so it tells no time, and lies beside no other.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return dashed(hexOf(bytes))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function dashed(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
