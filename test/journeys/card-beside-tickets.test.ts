import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A German guest on a phone buys a ticket and puts a gift card into the same order. */

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window

beforeAll(async () => {
  building = await openBuilding()
  guest = await openWindow(building.browser, `${building.site}/de`, { width: 390, height: 844 })
}, 300_000)

afterAll(async () => {
  await building?.close()
})

async function look(name: string): Promise<void> {
  expect(await faultsInBothLights(guest.page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  const path = (as: string) => join(folder, `${as}.png`) as `${string}.png`
  await guest.page.screenshot({ path: path(`${name}-phone`), fullPage: true })
  await guest.page.setViewport({ width: 1280, height: 900 })
  await guest.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
  await guest.page.screenshot({ path: path(`${name}-desktop-dark`), fullPage: true })
  await guest.page.emulateMediaFeatures([])
  await guest.page.setViewport({ width: 390, height: 844 })
}

const sum = () => guest.page.$eval('.pay-sum .sum', sum => sum.textContent ?? '')
const sumIs = (wanted: string) =>
  guest.page.waitForFunction(
    wanted => document.querySelector('.pay-sum .sum')?.textContent === wanted,
    { timeout: 60_000 },
    wanted,
  )
const inCents = (text: string) => Number(text.replace(/[^\d]/g, ''))

test('a guest puts a gift card beside a ticket, sees it in the sum, and changes it', async () => {
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  const show = programme.schedules.find(
    ({ purchasableOnline, freeSeating, availableOnline, start }) =>
      purchasableOnline &&
      !freeSeating &&
      availableOnline > 20 &&
      Date.parse(start) > Date.now() + 12 * 3_600_000,
  )!
  await guest.page.goto(`${building.site}/de/buy/tickets/${show.id}`)
  await guest.page.waitForSelector('.tariff')
  await guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  await guest.sees('Einen Gutschein dazu?')
  const alone = inCents(await sum())
  await guest.press('Gutschein dazulegen')
  await guest.page.waitForSelector('.gift-kind')
  await look('beside-choice')
  await guest.page.locator('.gift-kinds li:first-child .gift-kind').click()
  await guest.page.locator('.gift-chosen [name=holder_name]').fill('Großtante Wilhelmine')
  await guest.page.locator('.gift-chosen [name=design][value=birthday]').click()
  await look('beside-card')
  const card = inCents(await guest.page.$eval('.gift-sum .sum', sum => sum.textContent ?? ''))
  await guest.press('In die Bestellung legen')
  await guest.page.waitForSelector('.cart-items')
  const together = ((alone + card) / 100).toFixed(2).replace('.', ',')
  await guest.page.waitForFunction(
    wanted => document.querySelector('.pay-sum .sum')?.textContent?.includes(wanted),
    { timeout: 60_000 },
    together,
  )
  const before = await sum()
  await guest.page.locator('.cart-actions .button:first-child').click()
  await guest.page.waitForSelector('.gift-chosen')
  expect(
    await guest.page.$eval('.gift-chosen [name=holder_name]', field => (field as HTMLInputElement).value),
  ).toBe('Großtante Wilhelmine')
  await guest.press('In die Bestellung legen')
  await sumIs(before)
  await look('beside-form')
})

test('both are paid at once; the order shows the ticket and the card, each with its code', async () => {
  const { page } = guest
  await page.locator('[name=name]').fill('Ada Exemple')
  await page.locator('[name=email]').fill('ada@visitor.example')
  await page.locator('[name=email_confirmation]').fill('ada@visitor.example')
  await guest.press('Zahlungspflichtig bestellen')
  await page.waitForSelector('button[value="paid"]', { timeout: 60_000 })
  await page.click('button[value="paid"]')
  await page.waitForSelector('.voucher-code-text', { timeout: 60_000 })
  await page.waitForSelector('.bill-title-settled', { timeout: 60_000 })
  await guest.sees('Großtante Wilhelmine')
  await page.waitForSelector('.voucher-result .design-picture')
  expect(await page.$$eval('.stub', stubs => stubs.length)).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.cart'))).toBeNull()
  await page.waitForSelector('.return-order', { timeout: 60_000 })
  await look('beside-order')
})
