import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** What was sold on a day, and a sale of which only a little is remembered. */

let building: Awaited<ReturnType<typeof openBuilding>>
const demo = demoExhibitors[0]!
const popcorn = demo.products.find(({ product }) => product.category === 'popcorn')!.product
const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

async function openRegister(key: string): Promise<Window> {
  const { employee, pin } = demo.employees.find(each => each.key === key)!
  const size = { width: 1366, height: 768 }
  const register = await openWindow(building.browser, `${building.box}/register`, size)
  await register.press(employee.name)
  for (const digit of pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
  return register
}

beforeAll(async () => {
  building = await openBuilding()
})

afterAll(async () => {
  await building?.close()
})

async function look({ page }: Window, name: string): Promise<void> {
  expect(await faultsInBothLights(page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewport({ width, height })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) as `${string}.png` })
  }
  await page.setViewport({ width: 1366, height: 768 })
}

const sums = ({ page }: Window) =>
  page.$eval('.day-sums', day => (day as HTMLElement).innerText.replace(/\s+/g, ' '))
const sumsSay = ({ page }: Window, wanted: string) =>
  page.waitForFunction(
    text => document.querySelector('.day-sums')?.textContent?.includes(text),
    { timeout: 60_000 },
    wanted,
  )

test('a cashier sees what this till sold today, and finds a sale by its sum', async () => {
  const register = await openRegister('anna-kremer')
  for (let at = 0; at < 3; at += 1) await register.press(popcorn.name.en)
  await register.page.keyboard.press('F9')
  await register.page.waitForSelector('.sold')
  await register.page.keyboard.press('Enter')
  await register.page.keyboard.press('o')
  await sumsSay(register, euros(3 * popcorn.cents))
  expect(await sums(register)).toMatch(/1 sale\b.*0 tickets.*cash/)
  expect(await sums(register)).not.toContain('All registers')
  await look(register, 'day-sums')
  await register.page.type('.bill-find input', `${(3 * popcorn.cents) / 100}`.replace('.', ','))
  await register.page.keyboard.press('Enter')
  await register.page.waitForFunction(() => document.querySelectorAll('.bills-panel .bill').length === 1, {
    timeout: 60_000,
  })
  await look(register, 'day-sums-found')
  expect(register.thrown).toEqual([])
})

test('a manager sees all registers and the website, and goes back day by day', async () => {
  const register = await openRegister('sofia-ferreira')
  await register.page.keyboard.press('o')
  await register.sees('All registers')
  await register.page.keyboard.down('Shift')
  await register.page.keyboard.press('a')
  await register.page.keyboard.up('Shift')
  await register.sees('Sold at all registers and online')
  await look(register, 'day-sums-all')
  await register.page.keyboard.press('PageUp')
  await register.page.waitForFunction(
    () => !document.querySelector('.day-sums-day')?.textContent?.includes('Today'),
  )
  await look(register, 'day-sums-before')
  await register.page.keyboard.press('PageDown')
  await sumsSay(register, 'Today')
  expect(register.thrown).toEqual([])
})
