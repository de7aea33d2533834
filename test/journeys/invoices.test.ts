import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentMethod } from '#core/billing/methods/payment-method.entity.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
let portal: Window
const demo = demoExhibitors[0]!
const manager = demo.employees.find(employee => employee.key === 'sofia-ferreira')!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1280, height: 800 })
  portal = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
  await portal.type('Email', manager.portal!.email)
  await portal.type('Password', manager.portal!.password)
  await portal.press('Sign in')
  await portal.sees('Takings today')
})

afterAll(async () => {
  await building?.close()
})

/** Looks for what shuts people out, in both lights; and takes a picture, when somebody wants to look. */
async function look({ page }: Window, name: string): Promise<void> {
  expect(await faultsInBothLights(page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

/** Late in the evening no show of today is left. */
async function tomorrow(): Promise<void> {
  await register.page.locator('.day:nth-child(2)').setTimeout(15_000).click()
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
}

test('a cashier makes an invoice of a receipt for a new client', async () => {
  await register.press('Receipts')
  await register.sees('Latest receipts')
  // The newest may be the website's, of which the till makes none.
  await register.page
    .locator('::-p-xpath(//button[contains(@class, "bill-open")][not(contains(., "W-"))])')
    .click()
  await register.sees('Invoice')
  await register.press('Invoice')
  await register.sees('Who is the invoice for?')
  await register.type('Who is the invoice for?', 'Bäckerei Thill')
  await register.sees('Nobody by that name yet.')
  await look(register, 'register-invoice-client')
  await register.press('New client')
  await register.type('Street and number', '1, Grand-Rue')
  await register.type('Postcode', 'L-9530')
  await register.type('Town', 'Wiltz')
  await register.type('VAT number', 'LU123')
  await register.press('Keep and go on')
  await register.sees('This is no VAT number of that country.')
  await look(register, 'register-invoice-wrong')
  await register.type('VAT number', 'LU12345678')
  await register.type('Email', 'compta@thill.example')
  await register.press('Keep and go on')
  await register.sees('Invoice for Bäckerei Thill')
  await look(register, 'register-invoice-ready')
  await register.press('Make the invoice')
  await register.sees('It is sent as soon as there is internet.')
  await register.sees('On invoice FK-')
  await look(register, 'register-invoice-made')
  expect(register.thrown).toEqual([])
})

test('a manager finds it in the portal, sent, and sees that it is credited where it was made', async () => {
  await portal.page.goto(`${building.site}/portal/invoices`)
  await portal.sees('Bäckerei Thill')
  await look(portal, 'portal-invoices')
  await portal.page.locator('.row-name').click()
  await portal.sees('LU12345678')
  await portal.sees('Sent on')
  await portal.sees('Open invoice (PDF)')
  await look(portal, 'portal-invoice')
  await portal.page.goto(`${building.site}/portal/clients`)
  await portal.sees('Bäckerei Thill')
  await look(portal, 'portal-clients')
  expect(portal.thrown).toEqual([])
})

test('a cashier sells on account: first the client, then one key, and the invoice is there with the sale', async () => {
  const admin = openClient(Number(new URL(building.site).port))
  await admin.arrive()
  const { portal: account } = demo.employees.find(
    each => each.portal && each.employee.roleIds.includes('administrator'),
  )!
  await admin.call(signInByPassword, { body: { email: account!.email, password: account!.password } })
  const make = (id: string, driver: 'invoice' | 'other', name: string) =>
    admin.call(entryCalls(paymentMethod).create, {
      params: { id },
      body: {
        name: { en: name, de: name, fr: name, nl: name },
        driver,
        type: 'redirect',
        status: 'active',
        order: 9,
        access: ['pos'],
        exclusive: false,
        withdrawable: false,
      },
    })
  // A relay that has just started waits for its boxes before it writes for the whole company.
  await until(async () => (await make('on-account', 'invoice', 'On account')).status === 200)
  expect((await make('meal', 'other', 'Meal voucher')).status).toBe(200)
  await register.page.reload()
  await register.sees('Choose a show')
  await tomorrow()
  await register.page.locator('.show-list li:nth-child(2) .show-card:not([aria-disabled])').click()
  await register.page.locator('.rates .sell-key:not([aria-disabled])').click()
  await register.page.waitForFunction(() => !document.querySelector('.pay-sum-cents[aria-busy="true"]'))
  await look(register, 'register-account-key')
  await register.press('On account')
  await register.page.setViewport({ width: 1024, height: 768 })
  await register.press('New client')
  await register.sees('Street and number')
  await look(register, 'register-account-new')
  await register.press('Back')
  await register.page.setViewport({ width: 1366, height: 768 })
  await register.type('Who is the invoice for?', 'Thill')
  await register.sees('Wiltz')
  await look(register, 'register-account-client')
  await register.press('Bäckerei Thill')
  await register.sees('Sell on account:')
  await look(register, 'register-account-sell')
  await register.page.setViewport({ width: 1024, height: 768 })
  await look(register, 'register-account-sell-1024')
  await register.press('Sell on account:')
  await register.sees('Next customer')
  await look(register, 'register-account-sold')
  await register.press('Next customer')
  await register.press('Receipts')
  await register.sees('Latest receipts')
  await register.page.locator('.bill-open').click()
  await register.sees('On invoice FK-')
  expect(register.thrown).toEqual([])
})

test('a way to pay of the house’s own is a key beside cash and card, and ends the sale', async () => {
  await register.page.keyboard.press('Escape')
  await register.page.keyboard.press('Escape')
  await tomorrow()
  await register.page.locator('.show-list li:nth-child(2) .show-card:not([aria-disabled])').click()
  await register.page.locator('.rates .sell-key:not([aria-disabled])').click()
  await register.page.waitForFunction(() => !document.querySelector('.pay-sum-cents[aria-busy="true"]'))
  await look(register, 'register-other-key')
  await register.press('Meal voucher')
  await register.sees('Next customer')
  await register.page.waitForFunction(() =>
    document.querySelector('.sold-sums')?.textContent?.includes('Meal voucher'),
  )
  // The next customer takes the same.
  await register.press('The same again')
  await register.sees('Meal voucher')
  await register.page.waitForFunction(() => document.querySelectorAll('.bill-lines li').length > 0)
  expect(register.thrown).toEqual([])
})
