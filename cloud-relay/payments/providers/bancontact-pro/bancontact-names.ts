/**
 * Bancontact Pro keeps two texts with a payment and nothing else: a reference of at most 35 letters, by which it can be
 * searched, and a description of at most 140, which the buyer reads. All that a payment must be known by again, also when
 * this disk is lost, is written into these two.
 */
const referenceMost = 35
const descriptionMost = 140

/** The letters that banks pass on (SEPA). */
const unsafe = /[^A-Za-z0-9 /?:().,'+-]/g
/** What of our names stands in a description, in this order, by one letter each. */
const letters = { exhibitorId: 'E', cinemaId: 'C', billId: 'B', paymentId: 'P', tryOf: 'T' } as const
type Named = keyof typeof letters

/** The name of a payment of ours as its reference: a purchase's is its bill's id without dashes, and the attempt. */
export function referenceOf(key: string): string {
  const attempt = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,2})$/.exec(key)
  const reference = attempt ? `${attempt[1]!.replaceAll('-', '')}-${attempt[2]}` : key.replace(unsafe, '+')
  return reference.slice(0, referenceMost)
}

/** The other way round; a reference of somebody else is no key of ours, and is told as it is. */
function keyOf(reference: string): string {
  return reference.replace(
    /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-(\d{1,2})$/,
    '$1-$2-$3-$4-$5-$6',
  )
}

const billOf = (paymentId: string) => paymentId.replace(/-\d{1,4}$/, '')

/**
 * What is written on a payment. What the reference tells already is left out, and so are the seats: a payment that was
 * lost is told to a manager without them.
 */
export function describedAs(
  words: string,
  key: string,
  metadata: Readonly<Record<string, string>>,
): { reference: string; description: string } {
  const reference = referenceOf(key)
  const known = namesIn(reference)
  const parts = (Object.keys(letters) as Named[])
    .filter(name => metadata[name] !== undefined && metadata[name] !== known[name])
    .map(name => ` ${letters[name]}:${escaped(metadata[name]!)}`)
  const tail = `(${parts.join('').trim()})`
  const left = descriptionMost - tail.length - 1
  const readable = spoken(words).slice(0, Math.max(0, left)).trim()
  return { reference, description: `${readable} ${tail}`.trim() }
}

/** What was written on it; empty for a payment that is not ours. */
export function metadataIn(reference: string, description: string): Record<string, string> {
  const tail = /\(([^()]*)\)$/.exec(description)?.[1]
  if (tail === undefined) return {}
  const found = Object.fromEntries(
    (Object.keys(letters) as Named[]).flatMap(name => {
      const part = tail.split(' ').find(each => each.startsWith(`${letters[name]}:`))
      return part ? [[name, restored(part.slice(2))]] : []
    }),
  )
  if (!found['exhibitorId']) return {}
  // A payment of the same account that names no purchase, such as one that it was tried with, has none of its names.
  return found['tryOf'] ? found : { ...namesIn(reference), ...found }
}

function namesIn(reference: string): Partial<Record<Named, string>> {
  const paymentId = keyOf(reference)
  return paymentId === reference ? {} : { paymentId, billId: billOf(paymentId) }
}

/** Words as banks pass them on: letters without their accents, nothing in brackets. */
function spoken(words: string): string {
  return words
    .replaceAll('×', 'x')
    .replaceAll('·', '-')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[()]/g, ' ')
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
}

/** Letters of a name that banks do not pass on, as their number. */
export const escaped = (name: string) =>
  name.replace(/[^A-Za-z0-9.-]/g, letter => `+${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
export const restored = (name: string) =>
  name.replace(/\+([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
