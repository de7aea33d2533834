import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** The second screen of a till: a window of the same browser that faces the customer. */

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
let display: Page
const cashier = demoExhibitors[0]!.employees.find(employee => employee.key === 'anna-kremer')!

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1366, height: 768 })
  display = await register.page.browserContext().newPage()
  display.on('pageerror', error => register.thrown.push(String(error)))
  await display.setViewport({ width: 1024, height: 600 })
  await display.setExtraHTTPHeaders({ 'accept-language': 'en' })
  await display.goto(`${building.box}/display`)
  await register.page.bringToFront()
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
})

afterAll(async () => {
  await building?.close()
})

const sizes = [
  [800, 480],
  [1024, 600],
  [1280, 800],
  [768, 1024],
] as const

/** Whole at every size of such a screen, without a fault in either light. */
async function look(name: string): Promise<void> {
  await display.bringToFront()
  expect(await faultsInBothLights(display), name).toEqual(spotless)
  for (const [width, height] of sizes) {
    await display.setViewport({ width, height })
    const out = await display.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ])
    expect([name, width, ...out]).toEqual([name, width, 0, 0])
    const folder = process.env['FOYER_PICTURES']
    if (folder)
      await display.screenshot({ path: join(folder, `display-${name}-${width}.png`) as `${string}.png` })
  }
  await register.page.bringToFront()
}

const shows = (text: string) =>
  // A window behind another paints no frames, so it is looked at by a clock.
  display.waitForFunction(
    text => document.body.innerText.includes(text),
    { timeout: 60_000, polling: 100 },
    text,
  )
const isIdle = () =>
  display.waitForFunction(() => document.querySelector('.display-film h1'), {
    timeout: 60_000,
    polling: 100,
  })
const tap = (selector: string) => register.page.locator(selector).setTimeout(30_000).click()

test('while nobody is served the next films take turns with their times', async () => {
  await display.waitForSelector('.display-film h1')
  await look('idle')
})

test('the customer sees every line, the seats and the sum, in a language of their own', async () => {
  await tap('.day:nth-child(2)')
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  await tap('.show-list li:nth-child(2) .show-card:not([aria-disabled])')
  for (let at = 0; at < 2; at += 1) await tap('.rates .sell-key:not([aria-disabled])')
  await tap('.products .sell-key:not([aria-disabled])')
  await register.page.waitForFunction(() => !document.querySelector('.pay-sum-cents[aria-busy="true"]'))
  const total = await register.page.$eval('.pay-sum-cents', sum => (sum as HTMLElement).innerText)
  await shows('To pay')
  await shows(total)
  await shows('2 × Normal')
  await shows('seats')
  await look('basket')
  await display.$eval('button[lang="de"]', key => (key as HTMLElement).click())
  await shows('Zu zahlen')
  expect(await register.page.evaluate(() => document.documentElement.lang)).toBe('en')
})

test('the terminal is announced, what was paid is said, and the next customer begins in the first language', async () => {
  await register.page.keyboard.press('F10')
  await shows('Bitte folgen Sie dem Kartenterminal')
  await register.page.keyboard.press('Enter')
  await register.sees('Next customer')
  await shows('Bezahlt')
  await shows('Viel Vergnügen!')
  await look('sold')
  await register.press('Next customer')
  await isIdle()
  expect(await display.evaluate(() => document.documentElement.lang)).toBe('en')
})

test('change is shown in large figures, and a register that is locked leaves no basket behind', async () => {
  await tap('.products .sell-key:not([aria-disabled])')
  await register.page.locator('.pay-zone button[aria-keyshortcuts="⇧F5"]').click()
  await shows('Your change')
  await look('change')
  await register.press('Next customer')
  await tap('.products .sell-key:not([aria-disabled])')
  await shows('To pay')
  await register.press('Lock')
  await isIdle()
  expect(register.thrown).toEqual([])
})
