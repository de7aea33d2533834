import { expect, it } from 'vitest'
import { westernText } from '#core/documents/western.ts'

it('keeps every letter of our four languages, the euro and good quotation marks', () => {
  const text = 'éèêëàâçïîôùûü ÄÖÜäöüß ŒœÆæ ÿŸ ij € „Kino“ ‘s ’s « oui » – — … ×'
  expect(westernText(text)).toBe(text)
})

it('writes letters from farther away without their accents', () => {
  expect(westernText('Dvořák, Łódź, Kieślowski, Đoković, Ağa')).toBe('Dvorák, Lódz, Kieslowski, Dokovic, Aga')
})

it('puts a question mark for what has no Latin letter and drops what cannot be seen', () => {
  expect(westernText('千と千尋 \u200bA\u202f€')).toBe('???? A\u00a0€')
})

it('puts letters and their accents together, also where both are our own', () => {
  expect(westernText('Ame\u0301lie in Zu\u0308rich')).toBe('Amélie in Zürich')
})
