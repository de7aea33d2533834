import { describe, expect, it } from 'vitest'
import { translator } from '#core/i18n/translate.ts'
import { de } from '#relay/site/words/de.ts'
import { en } from '#relay/site/words/en.ts'
import { fr } from '#relay/site/words/fr.ts'
import { nl } from '#relay/site/words/nl.ts'
import { sayIn } from '#relay/site/say.ts'

describe('the website’s sentences', () => {
  for (const [locale, sentences] of Object.entries({ en, de, fr, nl }) as ['en', typeof en][]) {
    it(`are spoken in ${locale} exactly as everywhere else in Foyer`, () => {
      const site = sayIn(locale, sentences)
      const core = translator(locale, sentences)
      for (const name of Object.keys(en)) {
        const key = name.replace(/_(one|other)$/, '') as Parameters<typeof site>[0]
        for (const count of [0, 1, 2, 7]) {
          const values = { ...valuesOf(sentences[name as keyof typeof en]), count }
          expect(site(key, values)).toBe(core(key, values))
        }
      }
    })

    it(`name the same values in ${locale} as in English`, () => {
      for (const key of Object.keys(en) as (keyof typeof en)[]) {
        if (key.endsWith('_one')) continue
        expect([key, names(sentences[key])]).toEqual([key, names(en[key])])
      }
    })
  }
})

function names(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).sort()
}

function valuesOf(sentence: string): Record<string, string> {
  return Object.fromEntries(names(sentence).map(name => [name, `<${name} & co>`]))
}
