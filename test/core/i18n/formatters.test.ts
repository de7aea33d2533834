import { expect, it } from 'vitest'
import { dateFormat, displayNames, numberFormat, remembering } from '#core/i18n/formatters.ts'

it('makes a formatter once for each region and habit', () => {
  const euros = { style: 'currency', currency: 'EUR' } as const
  expect(numberFormat('de-LU', euros)).toBe(numberFormat('de-LU', { ...euros }))
  expect(numberFormat('de-LU', euros)).not.toBe(numberFormat('fr-LU', euros))
  expect(dateFormat('en-GB', { timeZone: 'UTC' })).not.toBe(dateFormat('en-GB', { timeZone: 'Europe/Paris' }))
  expect(displayNames('nl-BE', { type: 'region' }).of('LU')).toBe('Luxemburg')
})

it('goes on making them, right, when there were more habits than it keeps', () => {
  for (let digits = 0; digits < 2000; digits++)
    numberFormat('en-IE', { maximumFractionDigits: digits % 20, minimumIntegerDigits: 1 + (digits % 21) })
  const texts = Array.from({ length: 600 }, (_, hour) =>
    dateFormat('en-GB', {
      timeZone: `+${String(hour % 14).padStart(2, '0')}:${String(hour % 60).padStart(2, '0')}`,
      hour: '2-digit',
    }).format(0),
  )
  expect(texts[1]).toBe('01')
  expect(numberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(11)).toBe('€11.00')
})

it('remembers what was asked, apart by every part of it, and goes on when there was more than it keeps', () => {
  let asked = 0
  const text = remembering((cents: number, locale: string) => `${locale} ${cents} ${++asked}`)
  expect([text(1, 'en'), text(1, 'en'), text(1, 'de')]).toEqual(['en 1 1', 'en 1 1', 'de 1 2'])
  for (let cents = 0; cents < 2000; cents++) expect(text(cents, 'fr')).toMatch(`fr ${cents} `)
  expect(text(1, 'en')).not.toBe('en 1 1')
})
