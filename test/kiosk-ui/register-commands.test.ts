import { expect, test } from 'vitest'
import { registerCommands } from '#core/kiosks/register-command-names.ts'
import { writeCommand } from '#core/kiosks/register-commands.ts'
import { burstLength, nextBurst, textsOf, type Press } from '#kiosk/box/burst.ts'
import { commandsIn, keyOf, lastProduct, quantityBy } from '#kiosk/register/command-keys.ts'
import { keys } from '#kiosk/register/keys.ts'
import { meaningsOf } from '#kiosk/register/scanned-meaning.ts'
import { emptyBasket, withProduct } from '#kiosk/register/sale/basket.ts'

const sheet = { secret: 'the box’s', cinemaId: 'cinema-1', sheet: 1 }

test('a command is one of the register’s own keys, or says how many', () => {
  const all: readonly string[] = Object.values(keys).flat()
  for (const command of registerCommands) {
    const key = keyOf(command)
    if (key === null) expect(command).toMatch(/^(times\d|less)$/)
    else expect(all).toContain(key)
  }
  expect([keyOf('cash'), keyOf('card'), keyOf('next'), keyOf('back')]).toEqual(['F9', 'F10', '↵', 'Esc'])
  expect([keyOf('show2'), keyOf('price3')]).toEqual(['2', 'E'])
})

test('a code is heard as one burst, and is no ticket, voucher or product', () => {
  for (const command of registerCommands) {
    const code = writeCommand(sheet, command)
    let held: readonly Press[] = []
    for (const [at, key] of [...code].entries()) {
      const step = nextBurst(held, { key, code: '', shift: false, atMs: at * 5 })
      expect(step.commands).toEqual([])
      held = step.held
    }
    const end = nextBurst(held, { key: 'Enter', code: 'Enter', shift: false, atMs: code.length * 5 })
    expect(textsOf(end.scanned!)).toContain(code)
    expect(commandsIn([code])).toEqual([code])
    expect(meaningsOf([code], [])).toEqual([])
    expect(code.length).toBeGreaterThan(burstLength)
  }
  expect(commandsIn(['4011200296908', 'FOYER1.abc.def'])).toEqual([])
})

test('how many is said of the product that was scanned last, or stands last', () => {
  const basket = withProduct(withProduct(emptyBasket('b'), 'cola', 1), 'popcorn', 4)
  const scanned = (productId: string, basketId = 'b') => ({ basketId, productId })
  expect(lastProduct(basket, scanned('cola'))?.productId).toBe('cola')
  expect(lastProduct(basket, scanned('gone'))?.productId).toBe('popcorn')
  expect(lastProduct(emptyBasket('b'), scanned('cola'))).toBeNull()
  // The customer before had one scanned; this one's was pressed.
  expect(lastProduct(basket, scanned('cola', 'a'))?.productId).toBe('popcorn')
  expect([quantityBy('times5', 1), quantityBy('less', 4), quantityBy('less', 0)]).toEqual([5, 3, 0])
})
