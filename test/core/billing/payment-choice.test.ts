import { expect, test } from 'vitest'
import { paymentChoices } from '#core/billing/methods/payment-choice.ts'
import {
  paymentIcons,
  paymentMethodFields,
  type PaymentMethod,
} from '#core/billing/methods/payment-method.ts'
import { onWebsite } from '../../world/small-exhibitor.ts'

const method = (id: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  ...onWebsite(id, 1),
  ...change,
})
const names = (methods: PaymentMethod[], to: Parameters<typeof paymentChoices>[1]) =>
  paymentChoices(methods, to).map(({ id }) => id)

test('a way to pay is offered with its name, its icon and its picture', () => {
  const picture = 'a-hash-of-some-letters'
  const methods = [
    method('card', { name: { en: 'Card', fr: 'Carte' }, icon: 'card', picture }),
    method('plain'),
    method('emptied', { icon: null, picture: null }),
  ]
  const bare = { type: 'online', component: 'redirect', icon: null, picture: null }
  expect(paymentChoices(methods, { locale: 'fr', country: 'LU' })).toEqual([
    { ...bare, id: 'card', name: 'Carte', icon: 'card', picture },
    { ...bare, id: 'plain', name: 'plain' },
    { ...bare, id: 'emptied', name: 'emptied' },
  ])
})

test('what comes first for the cinema’s country or the reader’s language is before the others, and nothing is left out', () => {
  const methods = [
    method('card'),
    method('belgian', { firstCountries: ['BE'] }),
    method('german', { firstCountries: ['DE'], firstLanguages: ['de'] }),
    method('bank', { firstCountries: [], firstLanguages: [] }),
  ]
  expect(names(methods, { locale: 'en', country: 'LU' })).toEqual(['card', 'belgian', 'german', 'bank'])
  expect(names(methods, { locale: 'en', country: 'BE' })).toEqual(['belgian', 'card', 'german', 'bank'])
  expect(names(methods, { locale: 'de', country: 'LU' })).toEqual(['german', 'card', 'belgian', 'bank'])
  expect(names(methods, { locale: 'de', country: 'BE' })).toEqual(['belgian', 'german', 'card', 'bank'])
  expect(names(methods, { locale: 'nl', country: undefined })).toEqual(['card', 'belgian', 'german', 'bank'])
})

test('a country is two capital letters, an icon one of ours, a picture a hash', () => {
  const read = (change: object) =>
    paymentMethodFields.safeParse({ ...onWebsite('card', 1), ...change }).success
  expect(paymentIcons.every(icon => read({ icon }))).toBe(true)
  expect(read({ firstCountries: ['LU', 'BE'], firstLanguages: ['nl'], picture: null })).toBe(true)
  for (const wrong of [
    { icon: 'visa' },
    { picture: 'https://elsewhere.example/mark.svg' },
    { firstCountries: ['Belgium'] },
    { firstCountries: ['be'] },
    { firstLanguages: ['lb'] },
  ])
    expect(read(wrong), JSON.stringify(wrong)).toBe(false)
})
