import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCommand, type CommandSheet } from '#core/kiosks/register-commands.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { changeSettings } from '#core/venue/settings/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient } from '../world/client.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
const demo = demoExhibitors[0]!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!
const popcorn = demo.products.find(({ product }) => product.category === 'popcorn')!.product
const cola = demo.products.find(({ product }) => product.barcode)!.product

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1366, height: 768 })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
})

afterAll(async () => {
  await building?.close()
})

/**
 * Types as a barcode reader does: a key each millisecond by the reader's own clock, and Enter. A machine that pauses between
 * two of them makes no hole in the code. Where nothing takes the keys they are commands.
 */
function scan(code: string) {
  return register.page.evaluate(text => {
    const keys = [...text].map(key => ({
      key,
      code: /\d/.test(key) ? `Digit${key}` : /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : 'Minus',
      shiftKey: /[A-Z]/.test(key),
    }))
    const beganMs = performance.now()
    for (const [nth, key] of [...keys, { key: 'Enter', code: 'Enter', shiftKey: false }].entries()) {
      const press = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
      Object.defineProperty(press, 'timeStamp', { value: beganMs + nth })
      ;(document.activeElement ?? document.body).dispatchEvent(press)
    }
  }, code)
}

function fromBox(sql: string): string {
  const db = new Database(`${building.places.boxes[0]!.data}/box.db`, { readonly: true })
  try {
    return String(Object.values((db.prepare(sql).get() as object | undefined) ?? {})[0])
  } finally {
    db.close()
  }
}
const bills = () => fromBox('SELECT count(*) FROM bills')
const inBasket = (words: string) =>
  register.page.waitForFunction(
    wanted => (document.querySelector('.pay-zone') as HTMLElement).innerText.match(wanted) !== null,
    { timeout: 60_000 },
    words,
  )

test('a ticket that is scanned with popcorn in the basket opens its bill and sells nothing', async () => {
  await register.press(popcorn.name.en)
  await inBasket('4\\.50')
  const before = bills()
  await scan(fromBox('SELECT ticket_id FROM bill_lines WHERE ticket_id IS NOT NULL LIMIT 1').toUpperCase())
  await register.page.waitForFunction(() =>
    document.querySelector('.bills-panel .panel-head')?.textContent?.match(/[A-Z]-\d+/),
  )
  await inBasket('4\\.50')
  expect(bills()).toBe(before)
  await register.page.keyboard.press('Escape')
  await register.page.keyboard.press('Escape')
})

test('a bottle that is scanned lies in the basket beside it, twice when it is scanned twice', async () => {
  await scan(cola.barcode!)
  await inBasket(cola.name.en)
  await scan(cola.barcode!)
  await inBasket(((popcorn.cents + 2 * cola.cents) / 100).toFixed(2))
})

test('a voucher that is scanned is used, and what nobody knows is said', async () => {
  await scan(fromBox('SELECT id FROM vouchers ORDER BY id LIMIT 1').toUpperCase())
  await inBasket('Gift card|Ten times')
  // Scanned once more it is told as that, and what the cashier chose of it stays.
  await scan(fromBox('SELECT id FROM vouchers ORDER BY id LIMIT 1').toUpperCase())
  await register.sees('This voucher is already in the basket')
  await scan('0000000000000')
  await register.sees('This code is not known')
  const folder = process.env['FOYER_PICTURES']
  if (folder) await register.page.screenshot({ path: `${folder}/register-scanned.png` })
  expect(register.thrown).toEqual([])
})

test('a sale is made by the scanner alone: how many, paid in cash, and the next customer', async () => {
  const { portal } = demo.employees.find(
    each => each.portal && each.employee.roleIds.includes('administrator'),
  )!
  const client = openClient(Number(new URL(building.box).port))
  await client.arrive()
  await client.call(signInByPassword, { body: { email: portal!.email, password: portal!.password } })
  const settings = { place: 'cinema-cine-melusine', data: { 'pos_config.command_sheet': 1 } }
  expect((await client.call(changeSettings, { body: settings })).status).toBe(200)
  const identity = readFileSync(`${building.places.boxes[0]!.data}/identity.json`, 'utf8')
  const sheet = { ...JSON.parse(identity), cinemaId: 'cine-melusine', sheet: 1 } as CommandSheet
  const before = Number(bills())
  // What another till's sheet, or a guest's picture, says is nothing.
  await scan(writeCommand({ ...sheet, secret: 'a guest’s' }, 'cash'))
  await register.sees('This command code is not good here')
  await scan(cola.barcode!)
  await inBasket(cola.name.en)
  await scan(writeCommand(sheet, 'times4'))
  await inBasket(((4 * cola.cents) / 100).toFixed(2))
  expect(Number(bills())).toBe(before)
  await scan(writeCommand(sheet, 'cash'))
  await register.sees('Next customer')
  expect(Number(bills())).toBe(before + 1)
  await scan(writeCommand(sheet, 'next'))
  await register.page.waitForSelector('.bill-lines[data-empty]')
  expect(register.thrown).toEqual([])
})

test('a code that is scanned at the locked register is no PIN', async () => {
  await register.page.keyboard.press('Escape')
  await register.press('Lock')
  await register.press(cashier.employee.name)
  await scan('12345678')
  await register.sees('Enter your PIN')
  expect(await register.page.$$eval('.pin-dots [data-filled]', dots => dots.length)).toBe(0)
})
