import Database from 'better-sqlite3'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A gift card with value for snacks: it pays for the popcorn, and what is left stays on it. */

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
const demo = demoExhibitors[0]!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!
const popcorn = demo.products.find(({ product }) => product.category === 'popcorn')!.product

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

function fromBox(sql: string): string {
  const db = new Database(`${building.places.boxes[0]!.data}/box.db`, { readonly: true })
  try {
    return String(Object.values((db.prepare(sql).get() as object | undefined) ?? {})[0])
  } finally {
    db.close()
  }
}
/** The card that this register sells first: its own box has all of its value. */
const card = () => fromBox("SELECT id FROM vouchers WHERE refreshment_cents = 2000 AND owner <> 'relay'")
const left = () =>
  2000 + Number(fromBox(`SELECT sum(cents) FROM refreshment_parts WHERE voucher_id = '${card()}'`))

/** Types as a barcode reader does: all keys at once, and Enter. */
function scan(code: string) {
  return register.page.evaluate(text => {
    for (const key of [...text, 'Enter'])
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code: key === 'Enter' ? key : /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
          shiftKey: /[A-Z]/.test(key),
          bubbles: true,
          cancelable: true,
        }),
      )
  }, code)
}

const inPay = (words: string) =>
  register.page.waitForFunction(
    wanted => (document.querySelector('.pay-zone') as HTMLElement).innerText.includes(wanted),
    { timeout: 60_000 },
    words,
  )
const due = () => register.page.$eval('.pay-sum-cents', sum => (sum as HTMLElement).innerText)
const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

async function look(name: string): Promise<void> {
  expect(await faultsInBothLights(register.page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await register.page.setViewport({ width, height })
    await register.page.screenshot({ path: join(folder, `${name}-${width}.png`) as `${string}.png` })
  }
  await register.page.setViewport({ width: 1366, height: 768 })
}

test('a gift card is sold with value for snacks, which is a line of its own', async () => {
  await register.page.keyboard.press('n')
  await register.press('Gift card')
  await inPay('Value for snacks')
  for (let at = 0; at < 4; at += 1) await register.press('One more: Value for snacks')
  await inPay(euros(2 * 1100 + 2000))
  await look('voucher-value-sale')
  await register.page.keyboard.press('F9')
  await register.page.waitForSelector('.sold-vouchers')
  expect(card()).toHaveLength(12)
  await register.page.keyboard.press('Enter')
})

test('a scanned card pays for the popcorn by its value, and what is left is told', async () => {
  await register.press(popcorn.name.en)
  await scan(card().toUpperCase())
  await inPay(`${euros(2000 - popcorn.cents)} stays on it`)
  expect(await due()).toBe(euros(0))
  // One bag more is paid by it too, without another key.
  await register.press(popcorn.name.en)
  await inPay(`${euros(2000 - 2 * popcorn.cents)} stays on it`)
  await look('voucher-value-basket')
})

test('by the keyboard the cashier spends less of it, and the rest is paid in cash', async () => {
  await register.page.keyboard.press('v')
  await register.sees('All snacks')
  await look('voucher-value-step')
  for (const digit of '200') await register.page.keyboard.press(digit as '1')
  await register.page.keyboard.press('Enter')
  await inPay('€18.00 stays on it')
  const rest = 2 * popcorn.cents - 200
  expect(await due()).toBe(euros(rest))
  await register.page.keyboard.press('F9')
  await register.page.waitForSelector('.sold')
  await inPay(euros(200))
  await look('voucher-value-sold')
  expect(left()).toBe(1800)
  await register.page.keyboard.press('Enter')
})

test('a card is topped up with a sale, and has the value once that is paid', async () => {
  await register.page.keyboard.press('n')
  await register.sees('Voucher code')
  await register.page.type('.voucher-form input', card())
  await register.page.keyboard.press('Enter')
  await register.sees('Top up')
  await look('voucher-top-up')
  await register.press('Top up by €20')
  await inPay('Top up')
  expect(await due()).toBe(euros(2000))
  await look('voucher-top-up-basket')
  expect(left()).toBe(1800)
  await register.page.keyboard.press('F9')
  await register.page.waitForSelector('.sold')
  expect(left()).toBe(3800)
  await register.page.keyboard.press('Enter')
})

test('value alone ends a sale, and the receipt says which card paid and what is left', async () => {
  await register.press(popcorn.name.en)
  await register.page.keyboard.press('n')
  await register.sees('Voucher code')
  await register.page.type('.voucher-form input', card())
  await register.page.keyboard.press('Enter')
  await register.sees('€38.00 left for snacks')
  await look('voucher-value-card')
  await register.press('Use this voucher')
  await inPay('stays on it')
  await register.press('Paid by voucher')
  await register.page.waitForSelector('.sold')
  expect(left()).toBe(3800 - popcorn.cents)
  await register.page.goto(`${building.box}/paper`)
  await register.sees(`…${card().slice(-4).toUpperCase()}`)
  await register.sees('Left for snacks')
  expect(register.thrown).toEqual([])
})

test('in the portal a manager sees where the value of the card came from, and where it went', async () => {
  const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
  const desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1280, height: 1000 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  const code = card().toUpperCase()
  // Its box tells the relay within seconds.
  await expect
    .poll(
      async () => {
        await desk.page.goto(`${building.site}/portal/vouchers?code=${code}`)
        await desk.sees('What happened')
        return desk.page.$$eval('.voucher-history li span:first-child', all =>
          all.map(each => each.textContent),
        )
      },
      { timeout: 60_000 },
    )
    .toEqual(
      [popcorn.cents, 2000, 200].map((cents, at) =>
        at === 1 ? 'Topped up by €20.00: Ciné Mélusine' : `${euros(cents)} spent on snacks: Ciné Mélusine`,
      ),
    )
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await desk.page.screenshot({ path: join(folder, 'voucher-history.png') as `${string}.png` })
  expect(desk.thrown).toEqual([])
})
