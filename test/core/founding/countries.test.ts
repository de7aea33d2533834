import { expect, test } from 'vitest'
import { ageScales } from '#core/programme/age-rating.ts'
import { countries, countryStarts } from '#core/founding/countries.ts'
import { vatClasses } from '#core/pricing/price-rate.ts'
import { cinema } from '#core/venue/cinema.entity.ts'

test.each(countries)('%s begins with rates, ratings and a time zone that can be kept', country => {
  const { vat, timezone, tickets } = countryStarts[country]
  expect(Object.keys(vat).sort()).toEqual([...vatClasses].sort())
  // The reduced rates are below the full one, which alcohol has everywhere.
  for (const line of vatClasses) expect(vat[line].basisPoints).toBeLessThanOrEqual(vat.alcohol.basisPoints)
  for (const { from } of Object.values(vat)) expect(from).toMatch(/^20\d\d-\d\d-01$/)
  const { ages, binding } = ageScales[country]
  expect(ages).toEqual([...ages].sort((a, b) => a - b))
  expect(binding.filter(age => !ages.includes(age))).toEqual([])
  expect(cinema.fields.shape.timezone.safeParse(timezone).success).toBe(true)
  expect(tickets.child).toBeLessThan(tickets.reduced)
  expect(tickets.reduced).toBeLessThan(tickets.full)
})
