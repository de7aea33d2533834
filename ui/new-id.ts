/**
 * A UUID (version 7) made here, so that a repeated request counts once: the time, then 74 random bits, which cannot be
 * guessed. Consecutive ids are neighbours in the tables, so a thousand sales at once write a few full pages instead of
 * thousands; a wrong clock only loses that advantage. `crypto.randomUUID` makes other versions, and is missing on a
 * box's pages over plain http.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  bytes[0] = (bytes[0]! & 0x0f) | 0x70
  bytes[2] = (bytes[2]! & 0x3f) | 0x80
  return dashed(Date.now().toString(16).padStart(12, '0') + hexOf(bytes))
}

/**
 * A UUID (version 4) made here, all of it random: the access key of a visitor's purchase. It opens the purchase, so it
 * contains no time, and keys made in a row have nothing in common.
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
