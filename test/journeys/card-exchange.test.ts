import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
const demo = demoExhibitors[0]!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!

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

/** A voucher that can be used, none of whose visits the second cinema has: its box is not part of the building. */
function voucherAtBox(): string {
  const db = new Database(`${building.places.boxes[0]!.data}/box.db`, { readonly: true })
  try {
    const owners = ['relay', `cinema:${building.places.boxes[0]!.cinemaId}`]
    const sql = `SELECT id FROM vouchers WHERE owner IN (?, ?)
      AND id NOT IN (SELECT voucher_id FROM voucher_cancellations)
      AND id NOT IN (SELECT voucher_id FROM turn_tokens WHERE owner NOT IN (?, ?))
      ORDER BY id LIMIT 1`
    return (db.prepare(sql).get(...owners, ...owners) as { id: string }).id
  } finally {
    db.close()
  }
}

test('a worn card is exchanged at the register, and the new one can be used at once', async () => {
  const old = voucherAtBox()
  await register.press('Vouchers')
  await register.type('Voucher code', old)
  await register.press('Look up')
  await register.press('Exchange for a new card')
  await register.type('Code of the new card', old)
  await register.press('Move everything to it')
  await register.sees('Another voucher already has this code')
  await register.type('Code of the new card', 'card 4711 77')
  await register.press('Move everything to it')
  await register.sees('Everything is on the new card')
  await register.sees('visits left')
  const folder = process.env['FOYER_PICTURES']
  if (folder) await register.page.screenshot({ path: `${folder}/register-card-exchanged.png` })
  await register.press('Use this voucher')
  expect(register.thrown).toEqual([])
})
