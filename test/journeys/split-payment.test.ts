import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
const cashier = demoExhibitors[0]!.employees.find(employee => employee.key === 'anna-kremer')!

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1440, height: 900 })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
})

afterAll(async () => {
  await building?.close()
})

const picture = process.env['FOYER_PICTURES']
const look = async (name: string) => {
  if (picture) await register.page.screenshot({ path: `${picture}/${name}.png` as `${string}.png` })
}

const type = (digit: string) => register.page.click(`.keypad-key[data-key="${digit}"]`)

test('a guest pays some by card and the rest in cash, and gets change on the cash', async () => {
  await register.press('Popcorn sweet L')
  await register.press('Split payment')
  await register.sees('Left to pay')
  for (const digit of ['3', '0', '0']) await type(digit)
  await look('split-1')
  await register.press('Card')
  await register.sees('Enter €3.00 on the terminal.')
  await look('split-2')
  // Its slip bears a number, which the cashier notes.
  await register.page.type('.card-confirm input', '4711')
  await register.press('Card paid')
  await register.sees('Left to pay: €4.20')
  const sale = register.page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith('/api/sales'),
  )
  await look('split-3')
  for (const digit of ['5', '0', '0', '0']) await type(digit)
  await register.page.locator('.split-ways ::-p-text(Cash)').click()
  await register.sees('Change', 10_000)
  expect((await sale).postData()).toContain('"reference":"4711"')
  await look('split-4')
  expect(register.thrown).toEqual([])
})

test('what a cashier takes off is on the bill before anybody pays, and the box knows how much they may', async () => {
  await register.press('Next customer')
  await register.press('Popcorn sweet L')
  await register.press('Discount')
  await register.sees('Complaint')
  await look('discount-1')
  await register.press('50 %')
  await register.sees('€3.60')
  await look('discount-2')
  await register.press('Cash, exact')
  await register.sees('Sold: ')
  expect(register.thrown).toEqual([])
})
