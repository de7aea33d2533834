import type { Misfit } from '../catalogue/entity.ts'

/** The numbers by which the trade knows a film or one version of it, as they are written; null where it has none. */
export type FilmNumbers = { eidr: string | null; isan: string | null }

type Numbered = { eidr?: string | null | undefined; isan?: string | null | undefined }

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The check character of digits and capital letters by ISO/IEC 7064, Mod 37,36: it finds every wrong character and
 * nearly all that changed places.
 */
export function checkCharacter(text: string): string {
  let product = 36
  for (const sign of text) product = (((product + signs.indexOf(sign)) % 36 || 36) * 2) % 37
  return signs[(37 - product) % 36]!
}

/**
 * An EIDR number as it is written, `10.5240/7791-8534-2C23-9030-8610-5`: a DOI of twenty hexadecimal digits and their
 * check character. Read with or without hyphens, as an address and as a URN; undefined for what is none.
 */
export function readEidr(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:|urn:eidr:|eidr\b:?)\s*/i, '')
    .replace(/[-\s\u2010-\u2013]/g, '')
    .toUpperCase()
  const [, digits, check] = /^10\.5240[/:]([0-9A-F]{20})([0-9A-Z])$/.exec(plain) ?? []
  if (!digits || checkCharacter(digits) !== check) return undefined
  return `10.5240/${inFours(digits)}-${check}`
}

/**
 * An ISAN number as it is written (ISO 15706), `0000-0000-D07A-0090-Q`, or with its version, `…-Q-0000-0000-X`: sixteen
 * hexadecimal digits and their check character, then eight more and one over all digits. Read with or without hyphens
 * and the letters before it; undefined for what is none, and for one without its check characters.
 */
export function readIsan(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^(urn:)?isan\b:?\s*/i, '')
    .replace(/[-\s\u2010-\u2013]/g, '')
    .toUpperCase()
  const [, work, check, version, last] =
    /^([0-9A-F]{16})([0-9A-Z])(?:([0-9A-F]{8})([0-9A-Z]))?$/.exec(plain) ?? []
  if (!work || checkCharacter(work) !== check) return undefined
  if (!version) return `${inFours(work)}-${check}`
  return checkCharacter(work + version) === last
    ? `${inFours(work)}-${check}-${inFours(version)}-${last}`
    : undefined
}

const inFours = (digits: string) => digits.replace(/.{4}(?=.)/g, '$&-')

/** What is wrong with the numbers of a film or a version. */
export function wrongNumber({ eidr, isan }: Numbered): Misfit<'eidr' | 'isan'> | undefined {
  const says = { code: 'film_number_wrong', details: {} } as const
  if (eidr && !readEidr(eidr)) return { ...says, field: 'eidr' }
  return isan && !readIsan(isan) ? { ...says, field: 'isan' } : undefined
}

/** The numbers of a version: each its own, or its film's where it has none. */
export function numbersOf(version: Numbered | undefined, movie: Numbered | undefined): FilmNumbers {
  // An empty text is none: a version that has lost its own number is named by its film's again.
  return {
    eidr: version?.eidr || movie?.eidr || null,
    isan: version?.isan || movie?.isan || null,
  }
}
