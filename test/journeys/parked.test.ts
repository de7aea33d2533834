import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A customer fetches the purse: the basket waits, and the other register takes it up. */

let building: Awaited<ReturnType<typeof openBuilding>>
let left: Window
let right: Window
const cashier = demoExhibitors[0]!.employees.find(employee => employee.key === 'anna-kremer')!

async function openRegister(width: number): Promise<Window> {
  const register = await openWindow(building.browser, `${building.box}/register`, { width, height: 768 })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
  return register
}

beforeAll(async () => {
  building = await openBuilding()
  left = await openRegister(1366)
  right = await openRegister(1024)
})

afterAll(async () => {
  await building?.close()
})

async function look({ page }: Window, name: string): Promise<void> {
  expect(await faultsInBothLights(page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

const tap = ({ page }: Window, selector: string) => page.locator(selector).setTimeout(30_000).click()
const total = ({ page }: Window) => page.$eval('.pay-sum-cents', sum => (sum as HTMLElement).innerText)
const seats = ({ page }: Window) =>
  page.$eval('.chosen-seat-text strong', text => (text as HTMLElement).innerText)
const settled = ({ page }: Window) =>
  page.waitForFunction(() => !document.querySelector('.pay-sum-cents[aria-busy="true"]'))

test('a basket put aside at one register shows at the other at once, and comes there with its seats', async () => {
  await tap(left, '.day:nth-child(2)')
  await left.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  await tap(left, '.show-list li:nth-child(2) .show-card:not([aria-disabled])')
  for (let at = 0; at < 2; at += 1) await tap(left, '.rates .sell-key:not([aria-disabled])')
  await left.page.waitForFunction(() =>
    document.querySelector('.show-list li:nth-child(2) .sell-count')?.textContent?.startsWith('2'),
  )
  await settled(left)
  const [sum, where] = [await total(left), await seats(left)]
  await look(left, 'park-key')
  await left.press('Park this basket')
  await left.sees('Parked as number 1. Its seats are kept for 30 minutes.')
  await look(left, 'just-parked')
  await right.press('1 parked')
  await right.sees('2 tickets')
  await look(right, 'parked-list')
  await tap(right, '.parked-open')
  await right.page.waitForFunction(() => !document.querySelector('.parked-panel'))
  await settled(right)
  expect(await total(right)).toBe(sum)
  expect(await seats(right)).toBe(where)
  await left.page.waitForFunction(() => !document.body.innerText.includes('1 parked'))
  await right.page.keyboard.press('F9')
  await right.sees('Next customer')
  for (const each of [left, right]) expect(each.thrown).toEqual([])
})

test('a register with a basket of its own says to finish or park it first', async () => {
  await right.press('Next customer')
  await tap(left, '.products .sell-key:not([aria-disabled])')
  await left.press('Park this basket')
  await left.sees('Parked as number 1')
  await tap(right, '.products .sell-key:not([aria-disabled])')
  await right.page.keyboard.press('b')
  await right.sees('Finish this sale first, or park it.')
  expect(await right.page.$eval('.parked-open', key => (key as HTMLButtonElement).disabled)).toBe(true)
  await look(right, 'parked-busy')
})

test('a register that died loses no customer: the other one goes on with the basket, and the first hears of it', async () => {
  await right.press('Back')
  await right.press('Clear')
  await tap(left, '.show-list li:nth-child(2) .show-card:not([aria-disabled])')
  // The box hears of it within a second of the last press; then the machine is gone.
  const kept = left.page.waitForResponse(
    answer =>
      answer.url().endsWith('/running-basket') && /"seats":\["/.test(answer.request().postData() ?? ''),
  )
  await tap(left, '.rates .sell-key:not([aria-disabled])')
  await settled(left)
  const [sum, where] = [await total(left), await seats(left)]
  await kept
  const url = left.page.url()
  await left.page.goto('about:blank')
  await right.page.reload()
  await right.press('2 parked')
  await right.sees('In front of other registers')
  await right.sees('This register no longer answers.')
  await look(right, 'running-list')
  await tap(right, '.running .parked-open')
  await right.sees(`where ${cashier.employee.name} had begun it`)
  await settled(right)
  expect(await total(right)).toBe(sum)
  expect(await seats(right)).toBe(where)
  await look(right, 'running-taken')
  await left.page.goto(url, { waitUntil: 'load' })
  await left.sees('went on with this basket')
  await look(left, 'running-lost')
  expect(await left.page.$('.chosen-seat-text')).toBe(null)
  await right.page.keyboard.press('F9')
  await right.press('Next customer')
  await tap(right, '.products .sell-key:not([aria-disabled])')
  for (const each of [left, right]) expect(each.thrown).toEqual([])
})

test('a cashier calls a manager, who answers at the other register and is named at the first', async () => {
  const manager = demoExhibitors[0]!.employees.find(employee => employee.key === 'sofia-ferreira')!
  await left.press('Call a manager')
  await left.sees('A manager was called.')
  await look(left, 'bell-called')
  await right.press('Lock')
  await right.press(manager.employee.name)
  for (const digit of manager.pin) await right.page.keyboard.press(digit as '1')
  await right.press('Sign in')
  await right.sees('calls a manager')
  await look(right, 'bell-wanted')
  await right.press('I’m coming')
  await left.sees(`${manager.employee.name} is coming.`)
  await look(left, 'bell-comes')
})

test('in every language the key fits a small till', async () => {
  for (const locale of ['de', 'fr', 'nl']) {
    await right.page.evaluate(each => {
      localStorage.setItem('foyer.kiosk.choice', JSON.stringify({ locale: each, theme: 'light' }))
    }, locale)
    await right.page.reload()
    await right.page.waitForSelector('.top-bar-keys button[aria-keyshortcuts="⇧B"]')
    const wide = await right.page.evaluate(() => {
      const keys = document.querySelector('.top-bar-keys')!.getBoundingClientRect()
      return [document.documentElement.scrollWidth - innerWidth, Math.max(0, keys.right - innerWidth)]
    })
    expect([locale, ...wide]).toEqual([locale, 0, 0])
    await look(right, `park-key-${locale}`)
  }
})
