import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
const cashier = demoExhibitors[0]!.employees.find(employee => employee.key === 'anna-kremer')!

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

const picture = process.env['FOYER_PICTURES']
const look = async (name: string) => {
  if (!picture) return
  for (const width of [1366, 1024]) {
    await register.page.setViewport({ width, height: 768 })
    await register.page.screenshot({ path: `${picture}/${name}-${width}.png` as `${string}.png` })
  }
}
const type = async (text: string) => {
  for (const key of text) await register.page.keyboard.press(key as '1')
}

test('a cashier opens a shift with a float, sells, counts coin by coin and closes it by the keyboard', async () => {
  const { keyboard } = register.page
  await keyboard.press('c')
  await register.sees('No shift is open at this till.')
  await type('10000')
  await look('cash-open')
  await keyboard.press('Enter')
  await register.sees('Anna Kremer has this drawer')
  await look('cash-shift')
  await keyboard.press('Escape')
  await register.press('Popcorn sweet L')
  await register.press('Cash, exact')
  await register.sees('Sold: ')
  await keyboard.press('c')
  await register.press('Pay in')
  await type('280')
  await register.page.locator('.cash-step .input').fill('rolls of coins')
  await look('cash-in')
  await register.page.locator('.cash-step .button[data-variant="primary"]').click()
  await register.sees('rolls of coins')
  await register.press('Count the drawer')
  await register.sees('What should be there is shown afterwards.')
  // One note of 100, one of 10: what should be there is 100.00 and 7.20 of popcorn and 2.80 of coins.
  for (const key of ['Enter', 'Enter', '1', 'Enter', 'Enter', 'Enter', '1'])
    await keyboard.press(key as 'Enter')
  await register.sees('Counted: €110.00')
  await look('cash-count')
  await keyboard.down('Shift')
  await keyboard.press('c')
  await keyboard.up('Shift')
  await register.sees('Stays in the drawer')
  await look('cash-close')
  await register.press('Close the shift')
  await register.sees('Z-000001: the shift is closed')
  await look('cash-closed')
  await register.press('Done')
  await register.sees('Z-000001 was closed by Anna Kremer; €100.00 stayed in the drawer.')
  // The report is at hand: what was sold by VAT rate, and its paper again.
  await register.press('Reports')
  await register.sees('Closed shifts')
  await register.press('Z-000001')
  await register.sees('refunds and exchanges: 0')
  await register.sees('€0.21')
  await look('cash-report')
  await register.press('Print Z-000001 again')
  await register.page.waitForFunction(() => !document.querySelector('.cash-step [aria-busy="true"]'))
  expect(register.thrown).toEqual([])
})

test('the portal sums the drawers of the day by way to pay, VAT rate and cashier, and names their reports', async () => {
  const manager = demoExhibitors[0]!.employees.find(employee => employee.key === 'sofia-ferreira')!
  const portal = await openWindow(building.browser, `${building.site}/portal/cash`, {
    width: 1366,
    height: 768,
  })
  await portal.type('Email', manager.portal!.email)
  await portal.type('Password', manager.portal!.password)
  await portal.press('Sign in')
  await portal.sees('Right')
  await portal.press('By day and cashier')
  await portal.sees('Z reports Z-000001')
  await portal.sees('Anna Kremer (1)')
  await portal.sees('€0.21 in €7.20')
  expect(await faultsInBothLights(portal.page)).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await portal.page.screenshot({ path: join(folder, 'cash-days.png') as `${string}.png` })
  expect(portal.thrown).toEqual([])
})
