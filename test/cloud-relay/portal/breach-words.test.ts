import { expect, test } from 'vitest'
import { factKinds } from '#core/facts.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { de } from '#relay/portal/words/de.ts'
import { en } from '#relay/portal/words/en.ts'
import { fr } from '#relay/portal/words/fr.ts'
import { nl } from '#relay/portal/words/nl.ts'
import { translator } from '#core/i18n/translate.ts'
import { breachText } from '#relay/portal/boxes/breach-words.ts'

const words = Object.entries({ en, de, fr, nl }) as [Locale, typeof en][]

test.each(words)('what a box may not say is told in words (%s), whatever kind it is', (locale, sentences) => {
  const t = translator(locale, sentences)
  for (const code of ['not_its_side', 'not_its_cinema'])
    for (const what of [...Object.keys(factKinds), 'toString', 'ticket.melted']) {
      const text = breachText({ code, what }, t)
      expect(text).not.toContain(what)
      expect(text).not.toMatch(/breach_|\{\{|\w\.\w/)
    }
})

test('the notice tells what it was about, and whose', () => {
  const t = translator('en', en)
  const told = (code: string, what: string) => breachText({ code, what }, t)
  expect(told('not_its_side', 'credential.set')).toBe('employees, roles, PINs or passwords')
  expect(told('not_its_cinema', 'sale.made')).toBe('sales (of a cinema that is not its own)')
  for (const code of ['unsigned', 'forged', 'not_enrolled'])
    expect(told(code, 'box-evil.1.exhibitor')).toBe('words in a name for which it has no key')
})
