import { expect, test } from 'vitest'
import { coordinatesIn, withMark } from '#relay/portal/kit/decimal-mark.ts'

test('a sum is shown with the mark of its reader’s language, and a word as it is', () => {
  expect([withMark('11.50', 'de'), withMark('11,5', 'en'), withMark('11.', 'fr')]).toEqual([
    '11,50',
    '11.5',
    '11,',
  ])
  expect([withMark('', 'de'), withMark('1.2.3', 'de'), withMark('12', 'nl')]).toEqual(['', '1.2.3', '12'])
})

test('a place as a map gives it is two numbers, and one number stays one', () => {
  expect(coordinatesIn('53.54321098765, 9.98765')).toEqual({ lat: '53.543211', lng: '9.98765' })
  expect(coordinatesIn('53,5432; 9,9876')).toEqual({ lat: '53.5432', lng: '9.9876' })
  expect(coordinatesIn('-4.05 ;-39.6667')).toEqual({ lat: '-4.05', lng: '-39.6667' })
  expect([
    coordinatesIn('53,5432'),
    coordinatesIn('53.5'),
    coordinatesIn('53, 9'),
    coordinatesIn(true),
  ]).toEqual([undefined, undefined, undefined, undefined])
})
