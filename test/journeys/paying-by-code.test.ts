import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { bancontactSettings } from '../world/bancontact/bancontact-places.ts'
import { openFakeBancontact, type FakeBancontact } from '../world/bancontact/bancontact-server.ts'
import { until } from '../world/places.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const phone = { width: 390, height: 844, hasTouch: true, isMobile: true }

let building: Awaited<ReturnType<typeof openBuilding>>
let bancontact: FakeBancontact
let desk: Window
let shows: Programme['schedules']

beforeAll(async () => {
  bancontact = await openFakeBancontact()
  building = await openBuilding({ settings: { FOYER_BANCONTACT: bancontact.url } })
  const programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  shows = programme.schedules.filter(
    ({ purchasableOnline, freeSeating, day, availableOnline }) =>
      purchasableOnline && !freeSeating && day > programme.today && availableOnline > 60,
  )
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
}, 300_000)

afterAll(async () => {
  await building?.close()
  await bancontact?.close()
})

async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

async function untilDone(press: string, sees: string) {
  await desk.press(press)
  await desk.sees(sees)
}

const newest = () => [...bancontact.books.payments.values()].at(-1)!

/** A guest at a size who has chosen one ticket and pays by the code. */
async function guestAtCode(size: { width: number; height: number }, place: number, locale = 'en') {
  const guest = await openWindow(
    building.browser,
    `${building.site}/${locale}/buy/tickets/${shows[place]!.id}`,
    size,
  )
  await guest.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await guest.page.waitForSelector('.tariff')
  await guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await guest.page.waitForSelector('[role="gridcell"][aria-selected="true"]')
  await guest.page.type('[name="name"]', 'Ada')
  await guest.page.type('[name="email"]', 'ada@visitor.example')
  await guest.page.type('[name="email_confirmation"]', 'ada@visitor.example')
  await guest.page.evaluate(() => {
    const labels = [...document.querySelectorAll('label')]
    labels.find(each => each.textContent?.includes('Bancontact'))!.click()
  })
  await guest.page.waitForSelector('.pay-in button[type="submit"]:not([disabled])')
  await guest.page.$eval('.pay-in button[type="submit"]', button => (button as HTMLElement).click())
  await guest.page.waitForSelector('.pay-code .qr-picture')
  return guest
}

test('a manager connects Bancontact Pro, reads what its support must be told, and scans one cent', async () => {
  await desk.page.goto(`${building.site}/portal/payment-methods`)
  await desk.page.waitForSelector('.row-name')
  await desk.press('New payment method')
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Bancontact or Wero')
  await desk.choose('Payment provider', 'Bancontact Pro')
  await desk.choose('Offered', 'Yes')
  await untilDone('Create', 'Created it.')
  await desk.page.waitForSelector('#field-setting-profile')
  for (const [name, value] of Object.entries(bancontactSettings))
    await desk.page.type(`#field-setting-${name}`, value)
  await untilDone('Save account', 'Saved the account.')
  await desk.sees('Refunds must be switched on by the provider’s support')
  await desk.press('Try with €0.01')
  await desk.sees('Scan the code with your app and pay €0.01.')
  await desk.page.waitForSelector('.try-code .qr-picture')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.page.$eval('.try-code', code => code.scrollIntoView({ block: 'center' }))
  await picture(desk, 'bancontact-tried-1440')
  bancontact.settle(newest().paymentId, 'SUCCEEDED')
  await desk.sees('€0.01 came in. This account takes money.')
  await until(async () => {
    const answer = await fetch(`${building.site}/api/schedules/${shows[0]!.id}/data`)
    const { payment_methods } = (await answer.json()) as { payment_methods: { name: string }[] }
    return payment_methods.some(({ name }) => name === 'Bancontact or Wero')
  })
})

test('a guest at a computer scans the code with a phone, and the page goes on to the tickets', async () => {
  const guest = await guestAtCode({ width: 1280, height: 800 }, 0)
  await guest.sees('Scan this code with the Bancontact or Wero app')
  expect(await guest.page.$('.pay-code a.button')).toBeNull()
  expect(await guest.page.$eval('.pay-code', code => (code as HTMLElement).innerText)).toMatch(
    /You have (20:0[01]|19:\d\d) left to pay/,
  )
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture(guest, 'pay-code-1280')
  bancontact.settle(newest().paymentId, 'SUCCEEDED')
  await guest.sees('Enjoy the film!')
})

test('on a phone a button opens the app, and a code whose time is over leads to paying again', async () => {
  const guest = await guestAtCode(phone, 1, 'de')
  const link = await guest.page.$eval('.pay-code a.button', each => each.getAttribute('href'))
  expect(link).toBe(`https://pay.bancontact.net/pay/2/${newest().paymentId}`)
  expect(await faultsInWords(guest.page)).toEqual([])
  await picture(guest, 'pay-code-390')
  bancontact.pass(21 * 60_000)
  await guest.sees('Mit diesen Plätzen erneut versuchen')
  await picture(guest, 'pay-code-over-390')
})
