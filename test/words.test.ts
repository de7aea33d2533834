import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#core/i18n/locale.ts'

type Words = Record<string, string>

const files = import.meta.glob<Record<string, Words>>(
  [
    '/{core,ui,appliance,kiosk-ui,cloud-relay}/**/words/**/{en,de,fr,nl}.ts',
    '/core/i18n/**/{en,de,fr,nl}.ts',
  ],
  { eager: true },
)
const folders = [...new Set(Object.keys(files).map(file => file.slice(1, file.lastIndexOf('/'))))].sort()
const read = (folder: string, locale: Locale): Words => files[`/${folder}/${locale}.ts`]?.[locale] ?? {}

/** `{{name}}` and `{name}`, each as often as it stands there. */
const placeholders = (sentence: string) => (sentence.match(/\{\{?\w+\}?\}/g) ?? []).sort()

/** The number itself may be a word in the singular: "one seat" needs no `{{count}}`. */
const needed = (key: string, sentence = '') =>
  placeholders(sentence)
    .filter(value => !(key.endsWith('_one') && value === '{{count}}'))
    .join()

test('every folder with words was found', () => {
  expect(folders).toEqual(
    expect.arrayContaining([
      'core/i18n/refusals',
      'cloud-relay/mail/words',
      'cloud-relay/portal/words',
      'cloud-relay/site/words',
      'kiosk-ui/register/words',
      'kiosk-ui/scanner/words',
      'kiosk-ui/signage/words',
    ]),
  )
})

describe.each(folders)('%s', folder => {
  test.each(locales)('speaks %s, with a sentence for everything English says', locale => {
    const [en, words] = [read(folder, 'en'), read(folder, locale)]
    expect(Object.keys(en).length).toBeGreaterThan(0)
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort())
    expect(Object.entries(words).filter(([, sentence]) => !sentence.trim())).toEqual([])
  })

  test.each(locales)('fills in the same values in %s', locale => {
    const [en, words] = [read(folder, 'en'), read(folder, locale)]
    const differing = Object.keys(en).filter(key => needed(key, en[key]) !== needed(key, words[key]))
    expect(differing.map(key => `${key}: ${en[key]} | ${words[key]}`)).toEqual([])
  })

  test('has no sentence with half a value in it', () => {
    for (const locale of locales)
      for (const [key, sentence] of Object.entries(read(folder, locale)))
        expect(`${locale} ${key} ${sentence.replace(/\{\{\w+\}\}|\{\w+\}/g, '')}`).not.toMatch(/[{}]/)
  })

  test('has both numbers of whatever is counted', () => {
    const keys = Object.keys(read(folder, 'en'))
    const stems = (ending: string) =>
      keys.filter(key => key.endsWith(ending)).map(key => key.slice(0, -ending.length))
    expect(stems('_one').filter(stem => !keys.includes(`${stem}_other`))).toEqual([])
  })
})

/** French counts none as one: `0 place`. A singular with the figure in it would say `1 place` of a full room. */
test('French never writes the figure 1 where the number may be none', () => {
  const wrong = folders.flatMap(folder =>
    Object.entries(read(folder, 'fr'))
      .filter(([key, sentence]) => key.endsWith('_one') && !neverNone.has(key) && /\b1\b/.test(sentence))
      .map(([key, sentence]) => `${folder} ${key}: ${sentence}`),
  )
  expect(wrong, 'Write {{count}} instead of 1.').toEqual([])
})

/** Told only while there is at least one. */
const neverNone = new Set(['pin_wait_one', 'in_minutes_one', 'seats_still_one'])
