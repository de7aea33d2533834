import { expect, test } from 'vitest'
import { draftOf, fieldsOf } from '#relay/portal/vouchers/type-draft.ts'

const filled = {
  ...draftOf(undefined),
  title: { en: 'Gift card', de: '', fr: 'Carte cadeau ', nl: '' },
  price: '11,5',
}

test('a kind of voucher is read as it was typed: prices with comma or point, empty languages left to English', () => {
  expect(fieldsOf(filled)).toMatchObject({
    title: { en: 'Gift card', fr: 'Carte cadeau' },
    turnCents: 1150,
    turnsDefault: 2,
    validMonths: 24,
  })
  expect(fieldsOf({ ...filled, price: '8.05' })?.turnCents).toBe(805)
})

test('months left empty mean that it is good for ever', () => {
  const forEver = { ...filled, numbers: { ...filled.numbers, validMonths: '' } }
  expect(fieldsOf(forEver)?.validMonths).toBeNull()
})

test('what cannot be read keeps it from being saved', () => {
  expect(fieldsOf({ ...filled, price: 'a lot' })).toBeUndefined()
  expect(fieldsOf({ ...filled, title: { ...filled.title, en: ' ' } })).toBeUndefined()
  expect(fieldsOf({ ...filled, numbers: { ...filled.numbers, turnsMax: '-1' } })).toBeUndefined()
})

test('opened again it stands as it was saved', () => {
  const fields = fieldsOf(filled)!
  const again = fieldsOf(
    draftOf({ ...(fields as never as object), id: 'gift', order: 1, deleted: false } as never),
  )
  expect(again).toEqual(fields)
})
