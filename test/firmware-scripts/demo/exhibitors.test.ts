import { expect, test } from 'vitest'
import { demoExhibitors, melusine, oesling } from '#scripts/demo/data/exhibitors.ts'
import { demoTags } from '#scripts/demo/data/tags.ts'
import { locales, type Words } from '#core/i18n/locale.ts'
import { employeeFields, roleFields } from '#core/access/employee.ts'
import { priceRateFields, productFields } from '#core/pricing/price-rate.ts'
import { turnsFit, voucherTypeFields } from '#core/vouchers/voucher-type.ts'
import { eventEntry } from '#core/content/events/event.entity.ts'
import { cinemaFields, exhibitorFields } from '#core/venue/cinema.ts'

test.each(demoExhibitors)('$key is made of what the commands accept', tenant => {
  exhibitorFields.parse(tenant.exhibitor)
  for (const { cinema } of tenant.cinemas) cinemaFields.parse(cinema)
  for (const { rate } of tenant.rates) priceRateFields.parse(rate)
  for (const { product } of tenant.products) productFields.parse(product)
  for (const { type } of tenant.voucherTypes) {
    voucherTypeFields.parse(type)
    expect(turnsFit(type, type.turnsDefault)).toBe(true)
  }
  for (const { role } of tenant.roles) roleFields.parse(role)
  for (const { employee } of tenant.employees) employeeFields.parse(employee)
  for (const { event } of tenant.events) eventEntry.parse({ ...event, scheduleId: 'any' })
})

test.each(demoExhibitors)('$key names everything once and points at nothing it does not have', tenant => {
  for (const things of [
    tenant.cinemas,
    tenant.screens,
    tenant.rates,
    tenant.products,
    tenant.roles,
    tenant.employees,
  ]) {
    expect(new Set(things.map(thing => thing.key)).size).toBe(things.length)
  }
  const cinemaKeys = tenant.cinemas.map(cinema => cinema.key)
  for (const { screen } of tenant.screens) expect(cinemaKeys).toContain(screen.cinemaId)
  for (const { employee } of tenant.employees) {
    expect(cinemaKeys).toEqual(expect.arrayContaining(employee.cinemaIds))
    expect(tenant.roles.map(role => role.key)).toEqual(expect.arrayContaining(employee.roleIds))
  }
  for (const { movieKey } of tenant.events) {
    expect(tenant.movies.map(demo => demo.movie.slug)).toContain(movieKey)
  }
})

test('prices, products, tags and the event speak all four languages', () => {
  const words: Words[] = [
    ...Object.values(demoTags),
    ...melusine.rates.flatMap(({ rate }) => [rate.name, rate.description]),
    ...melusine.products.map(({ product }) => product.name),
    ...melusine.voucherTypes.flatMap(({ type }) => [type.title, type.description]),
    ...melusine.events.map(({ event }) => event.description),
  ]
  for (const text of words) for (const locale of locales) expect(text[locale], text.en).toBeTruthy()
})

test('tickets, seat classes and the third dimension cost what the exhibitor charges', () => {
  const cents = Object.fromEntries(melusine.rates.map(({ key, rate }) => [key, rate.cents]))
  expect(cents).toEqual({
    normal: 1150,
    reduced: 950,
    children: 750,
    senior: 900,
    premium: 250,
    love: 300,
    '3d': 200,
  })
})

test('every role is filled in the big house, and both exhibitors have somebody to notify', () => {
  const filled = new Set(melusine.employees.flatMap(({ employee }) => employee.roleIds))
  expect(filled.size).toBe(melusine.roles.length)
  for (const { employees } of [melusine, oesling]) {
    expect(employees.some(({ employee }) => employee.receivesManagementNotifications)).toBe(true)
  }
})

test.each(demoExhibitors)(
  '$key gives each person a PIN of their own, and managers alone a way into the portal',
  tenant => {
    const pins = tenant.employees.map(({ pin }) => pin)
    expect(new Set(pins).size).toBe(pins.length)
    for (const { pin, portal, employee } of tenant.employees) {
      expect(pin).toMatch(/^\d{4}$/)
      expect(portal === null).toBe(employee.roleIds.every(role => role === 'cashier' || role === 'usher'))
      if (portal) expect(portal.email).toMatch(/\.example$/)
    }
  },
)

test('barcodes can be read by a scanner: thirteen digits, the last one checks', () => {
  const codes = melusine.products.flatMap(({ product }) => (product.barcode ? [product.barcode] : []))
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) {
    expect(code).toMatch(/^2\d{12}$/)
    const sum = [...code].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
    expect(sum % 10, code).toBe(0)
  }
})
