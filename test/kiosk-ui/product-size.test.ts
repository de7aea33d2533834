import { expect, test } from 'vitest'
import { sizeOf } from '#kiosk/register/sale/product-size.ts'

test.each([
  ['Popcorn sweet M', 'Popcorn sweet', 'M'],
  ['Popcorn XL', 'Popcorn', 'XL'],
])('the size of %s stands out', (name, what, size) => {
  expect(sizeOf(name)).toEqual({ what, size })
})

test.each(['Nachos', 'M', 'Beer of the house', 'Vitamin C', 'M&Ms', '7 up', 'Cola 50 cl'])(
  '%s has none',
  name => {
    expect(sizeOf(name)).toEqual({ what: name, size: '' })
  },
)
