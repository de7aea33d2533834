import { privatePart, scopeOfPart, type PrivateReading } from './private-store.ts'

/**
 * Lengths in characters of a word's indexed beginnings: a search uses the longest that fits and compares the rest.
 */
const beginnings = [3, 5]
/** Most private parts that one search opens. */
const openedAtMost = 1000
/** Most private parts that one search adds to the index first. */
const notedAtMost = 500

/** What a private part may say of a person. */
type Person = {
  name?: unknown
  firstName?: unknown
  lastName?: unknown
  email?: unknown
  phone?: unknown
  holderName?: unknown
  /** Of an order with several gifts: whom each is for. */
  gifts?: unknown
}

/**
 * Adds the words of people that came since the last call to the index, oldest first. Returns how many were read;
 * fewer than `limit` means that none is left.
 */
export function notePeople(at: PrivateReading, limit: number): number {
  const found = at.keys.finding.unnoted(limit)
  if (!found.length) return 0
  const entries = found.map(({ number, digest }) => ({ number, words: beginningsOf(personOf(at, digest)) }))
  at.keys.finding.note(entries, found.at(-1)!.number)
  return found.length
}

/**
 * Digests of private parts about people that match a text: beginnings of their names, mail address or telephone
 * number, ignoring case and accents. Newest first; a text of fewer than three characters finds none.
 */
export function findPeople(at: PrivateReading, text: string): string[] {
  const wanted = wordsIn(text)
  const long = wanted.filter(word => word.length >= beginnings[0]!)
  if (!long.length) return []
  notePeople(at, notedAtMost)
  const hits = at.keys.finding.find([...new Set(long.map(longestBeginning))], openedAtMost)
  return hits.filter(digest => {
    const words = wordsOf(personOf(at, digest))
    return wanted.every(word => words.some(each => each.startsWith(word)))
  })
}

/** Digests of private parts with exactly this mail address. */
export function partsOfMail(at: PrivateReading, mail: string): string[] {
  const same = folded(mail.trim())
  while (notePeople(at, notedAtMost) === notedAtMost);
  return at.keys.finding
    .find([longestBeginning(same)], Number.MAX_SAFE_INTEGER)
    .filter(digest => folded(String(personOf(at, digest)?.email ?? '')) === same)
}

/** Employees' secrets must not be found by a search. */
function personOf(at: PrivateReading, digest: string): Person | undefined {
  const isSecret = (scopeOfPart(at.db, digest)?.about ?? null) !== null
  return isSecret ? undefined : privatePart<Person>(at, digest)
}

function beginningsOf(person: Person | undefined): string[] {
  return [
    ...new Set(
      wordsOf(person).flatMap(word =>
        beginnings.filter(size => word.length >= size).map(size => word.slice(0, size)),
      ),
    ),
  ]
}

function longestBeginning(word: string): string {
  return word.slice(
    0,
    beginnings.findLast(size => word.length >= size),
  )
}

/** A mail address counts as a whole and by the words before its @, a telephone number by its digits. */
function wordsOf(person: Person | undefined): string[] {
  if (!person) return []
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const email = folded(text(person.email))
  const phone = text(person.phone).replace(/\D/g, '')
  return [
    ...[
      person.name,
      person.firstName,
      person.lastName,
      person.holderName,
      ...holdersIn(person.gifts),
    ].flatMap(each => piecesOf(text(each))),
    ...(email ? [email, ...piecesOf(email.split('@')[0]!)] : []),
    ...(phone ? [phone] : []),
  ]
}

function holdersIn(gifts: unknown): unknown[] {
  return Array.isArray(gifts) ? gifts.map((gift: Person | null) => gift?.holderName) : []
}

/** The words of a search text; a mail address, or the beginning of one, is one word. */
function wordsIn(text: string): string[] {
  return folded(text)
    .split(/\s+/)
    .flatMap(word => (word.includes('@') ? [word] : piecesOf(word)))
}

function piecesOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
