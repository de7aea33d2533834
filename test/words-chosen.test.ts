import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { handbookTexts, sentences } from './world/catalogues.ts'

const page = readFileSync('ui/words.md', 'utf8')

/** The rows of the table under a heading of the page, without its head. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter(line => line.startsWith('|'))
  return lines.slice(2).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
}
const listed = (cell: string) => cell.split(',').map(each => each.trim())

const surfaces = new Map(
  rowsUnder('Surfaces').map(([name, where]) => [
    name!,
    [...where!.matchAll(/`([^`]+)`/g)].map(([, at]) => at!),
  ]),
)
const lies = (folder: string, at: string) => folder === at || folder.startsWith(`${at}/`)
const surfaceOf = (folder: string) =>
  [...surfaces]
    .flatMap(([name, where]) => where.filter(at => lies(folder, at)).map(at => ({ name, at })))
    .toSorted((one, other) => other.at.length - one.at.length)[0]?.name

/** What people read: values and quoted buttons are filled in later. */
const plain = (text: string) => text.replace(/\{\{?\w+\}?\}|\[\[[^\]]*\]\]|\]\([^)]*\)|\u00AD/g, ' ')

/** Everything a surface says in one language, each with where it stands. */
function textsOf(surface: string, locale: Locale): { at: string; text: string }[] {
  if (surface === 'handbook') return handbookTexts(locale).map(({ page, text }) => ({ at: page, text }))
  return sentences
    .filter(({ folder }) => surfaceOf(folder) === surface)
    .map(({ folder, key, said }) => ({ at: `${folder} ${key}`, text: said[locale] }))
}

/** A word as it stands alone; `*` at its end is any ending. */
const alone = (word: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replace('*', '\\p{L}*').replaceAll(' ', '\\s+')}(?![\\p{L}\\p{N}])`,
    'iu',
  )

const forbidden = rowsUnder('The words we do not say').flatMap(([where, language, not, but]) =>
  (where === 'all' ? [...surfaces.keys()] : listed(where!)).map(surface => ({
    surface,
    locale: language as Locale,
    not: listed(not!),
    but: but!,
  })),
)

test('the page names surfaces and languages there are, and every catalogue has its surface', () => {
  expect(sentences.filter(({ folder }) => !surfaceOf(folder)).map(({ folder }) => folder)).toEqual([])
  expect(forbidden.length).toBeGreaterThan(0)
  expect(forbidden.filter(({ surface }) => !surfaces.has(surface))).toEqual([])
  expect(forbidden.filter(({ locale }) => !locales.includes(locale))).toEqual([])
})

describe.each([...surfaces.keys()])('%s', surface => {
  test.each(locales)('says none of the words the page keeps out, in %s', locale => {
    const texts = textsOf(surface, locale)
    const found = forbidden
      .filter(rule => rule.surface === surface && rule.locale === locale)
      .flatMap(rule => rule.not.map(word => ({ word, but: rule.but, as: alone(word) })))
      .flatMap(({ word, but, as }) =>
        texts
          .filter(({ text }) => as.test(plain(text)))
          .map(({ at, text }) => `${at}: “${word}” (say: ${but}) in: ${text}`),
      )
    expect(found).toEqual([])
  })
})

const shared = new Set(
  rowsUnder('The same word in two languages').flatMap(([, words]) => listed(words!.toLowerCase())),
)

test('no language says what another one says, but for names and words they share', () => {
  const forgotten = sentences.flatMap(({ folder, key, said }) =>
    locales.flatMap((one, at) =>
      locales
        .slice(at + 1)
        .filter(other => said[one] === said[other] && !isShared(said[one]))
        .map(other => `${folder} ${key} (${one}, ${other}): ${said[one]}`),
    ),
  )
  expect(forgotten, 'Translate it, or list its words in ui/words.md.').toEqual([])
})

function isShared(text: string): boolean {
  const words =
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return words.every(word => word.length < 2 || /^\d+$/.test(word) || shared.has(word))
}
