import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#core/i18n/locale.ts'
import { sentences } from './world/catalogues.ts'

/** Told of parties only, which are two at least. */
const neverOne = new Set(['seats_apart'])

/** What may follow a number without being counted itself. */
const uncounted = new Set(['min', 'per', 'pro', 'par', 'left', 'au', 'of'])

test('whatever is counted has its singular: no page says “1 seats”', () => {
  const one = sentences.flatMap(({ folder, key, said }) =>
    /_(one|other)$/.test(key) || neverOne.has(key)
      ? []
      : locales
          .filter(locale => counts(said[locale]))
          .map(locale => `${folder} ${key} (${locale}): ${said[locale]}`),
  )
  expect(one, 'Split the key into _one and _other.').toEqual([])
})

function counts(text: string): boolean {
  const next = /\{\{count\}\}[ \u00a0](\p{L}+)/u.exec(text)?.[1]
  return next !== undefined && !uncounted.has(next.toLowerCase())
}

const code = globSync('{core,ui,kiosk-ui,cloud-relay,appliance,firmware-scripts}/**/*.{ts,tsx}')
  .filter(file => !/\/(en|de|fr|nl)\.ts$|\.d\.ts$/.test(file))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')
const written = new Set(code.match(/\w+/g))
/** Keys are also put together: `bill_${status}` is the beginning of some, `${name}_hint` the end of others. */
const beginnings = [...code.matchAll(/[`'"]([a-zA-Z]\w*_)\$\{/g)].map(([, begin]) => begin!)
const endings = [...code.matchAll(/\}(_\w+)[`'"]/g)].map(([, end]) => end!)

test('every sentence is said somewhere', () => {
  // A refusal's and a field's sentence is found by its code, which the compiler checks.
  const unsaid = sentences
    .filter(({ folder }) => !folder.startsWith('core/i18n/refusals'))
    .filter(({ key }) => !key.split('.').every(isSaid))
    .map(({ folder, key }) => `${folder} ${key}`)
  expect(unsaid, 'Say it or delete it, in all four languages.').toEqual([])
})

function isSaid(part: string): boolean {
  const stem = part.replace(/_(one|other)$/, '')
  return (
    written.has(stem) ||
    beginnings.some(begin => stem.startsWith(begin)) ||
    endings.some(end => stem.endsWith(end))
  )
}
