import { expect, test } from 'vitest'
import { withFirmSpaces } from '#core/i18n/spaces.ts'
import { translator } from '#core/i18n/translate.ts'
import { sayIn } from '#relay/site/say.ts'
import { fr } from '#relay/site/words/fr.ts'

test('French marks stay on the line of their word', () => {
  expect(withFirmSpaces('fr', 'Aucune séance pour « Dune » : réessayez ?')).toBe(
    'Aucune séance pour «\u00a0Dune\u00a0»\u00a0: réessayez\u00a0?',
  )
  expect(withFirmSpaces('en', 'What : this ?')).toBe('What : this ?')
})

test('every page speaks French so, with and without a value', () => {
  for (const say of [translator('fr', fr), sayIn('fr', fr)]) {
    expect(say('row_seats', { row: 'F', seats: '4' })).toBe('Rang F\u00a0: 4')
    expect(say('payment_method')).toMatch(/\u00a0\?$/)
  }
})
