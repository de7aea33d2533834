import { expect, test } from 'vitest'
import { turnOf } from '#kiosk/signage/orientation.ts'

test('a wall stands upright however its screen hangs, and as the machine shows it where nobody says', () => {
  expect(turnOf('auto', true)).toEqual({ degrees: 0, portrait: true })
  expect(turnOf('auto', false)).toEqual({ degrees: 0, portrait: false })
  expect(turnOf('portrait', false)).toEqual({ degrees: 90, portrait: true })
  expect(turnOf('portrait', true)).toEqual({ degrees: 0, portrait: true })
  expect(turnOf('portrait_flipped', false)).toEqual({ degrees: 270, portrait: true })
  expect(turnOf('landscape', true)).toEqual({ degrees: 90, portrait: false })
  expect(turnOf('landscape_flipped', false)).toEqual({ degrees: 180, portrait: false })
})
