import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A gift card is bought on the website, and its code taken at the register. */

let building: Awaited<ReturnType<typeof openBuilding>>
let guest: Window
let code = ''
const demo = demoExhibitors[0]!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!

beforeAll(async () => {
  building = await openBuilding()
  guest = await openWindow(building.browser, `${building.site}/en`, { width: 390, height: 844 })
})

afterAll(async () => {
  await building?.close()
})

async function picture(name: string): Promise<void> {
  const folder = process.env['FOYER_PICTURES']
  if (folder)
    await guest.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png`, fullPage: true })
}

/** Says who buys, and pays; until the code is there. */
async function fillInAndPay(): Promise<void> {
  await guest.page.locator('[name=name]').fill('Ada Exemple')
  await guest.page.locator('[name=email]').fill('ada@visitor.example')
  await guest.page.locator('[name=email_confirmation]').fill('ada@visitor.example')
  // The demo's second cinema is off: for half a minute after its start the relay waits for that box.
  for (let tries = 0; tries < 12 && !(await guest.page.$('button[value="paid"]')); tries++) {
    await guest.press('Order and pay').catch(() => undefined)
    await guest.page.waitForSelector('button[value="paid"]', { timeout: 5000 }).catch(() => undefined)
  }
  await guest.page.click('button[value="paid"]')
  await guest.page.waitForSelector('.voucher-code-text', { timeout: 60_000 })
}

const sum = () => guest.page.$eval('.pay-sum .sum', sum => sum.textContent)

test('the navigation leads to the kinds that are sold, each with the least it costs', async () => {
  await guest.press('Gift cards')
  await guest.page.waitForSelector('.voucher-card')
  const cards = await guest.page.$$eval('.voucher-card', cards =>
    cards.map(card => (card as HTMLElement).innerText.replace(/\s+/g, ' ')),
  )
  expect(cards[0]).toContain('From €11.00')
  expect(cards[1]).toContain('From €85.00')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('vouchers-phone')
})

test('the sum follows visits and value; what is wrong is told at its field; then it is paid', async () => {
  await guest.page.locator('.voucher-card:first-child .button').click()
  await guest.page.waitForSelector('.voucher-form')
  expect(await sum()).toBe('€22.00')
  await guest.page.locator('.tariff:nth-child(1) .stepper-button:last-child').click()
  await guest.page.locator('.tariff:nth-child(2) .stepper-button:last-child').click()
  await guest.page.waitForFunction(() => document.querySelector('.pay-sum .sum')?.textContent === '€38.00')
  await guest.press('Order and pay')
  await guest.sees('Please fill this in.')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('voucher-form-phone')
  await guest.page.locator('[name=holder_name]').fill('Bob Exemple')
  await guest.page.locator('[name=gift_message]').fill('Enjoy the film!')
  await fillInAndPay()
  code = (await guest.page.$eval('.voucher-code-text', text => text.textContent)) ?? ''
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  await guest.sees('Bob Exemple')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('voucher-result-phone')
})

test('a card is mailed to whom it is for on a chosen day: the order says when, corrects the address and sends it at once', async () => {
  const window = await openWindow(building.browser, `${building.site}/de/vouchers`, {
    width: 390,
    height: 844,
  })
  const { page } = window
  const look = async (name: string) => {
    expect(await faultsInBothLights(page)).toEqual(spotless)
    const folder = process.env['FOYER_PICTURES']
    if (folder)
      await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png`, fullPage: true })
  }
  await page.locator('.voucher-card:first-child .button').click()
  await page.locator('[name=delivery]').click()
  await page.locator('[name=delivery_email]').fill('bbo@friend.example')
  const day = await page.$eval('[name=delivery_day]', input => (input as HTMLInputElement).max)
  await page.locator('[name=delivery_day]').fill(day)
  await look('gift-form-de')
  await page.locator('[name=name]').fill('Ada Exemple')
  await page.locator('[name=email]').fill('ada@visitor.example')
  await page.locator('[name=email_confirmation]').fill('ada@visitor.example')
  await window.press('Zahlungspflichtig bestellen')
  await page.waitForSelector('button[value="paid"]', { timeout: 60_000 })
  await page.click('button[value="paid"]')
  await page.waitForSelector('.voucher-code-text', { timeout: 60_000 })
  await window.sees('bbo@friend.example')
  await look('gift-waits-de')
  await window.press('Adresse berichtigen')
  await page.locator('.delivery-form input').fill('bob')
  await window.press('Adresse speichern')
  await page.waitForSelector('.delivery-form .field-error')
  await page.locator('.delivery-form input').fill('bob@friend.example')
  await look('gift-correct-de')
  await window.press('Adresse speichern')
  await window.sees('Der Gutschein geht an die berichtigte Adresse.')
  await window.press('Jetzt senden')
  // How long it is on its way is the mail server's doing: it may have arrived before the page is looked at.
  await page.waitForFunction(() =>
    /Dieser Gutschein (ist unterwegs|ging am .+) an\s+bob/.test(document.body.innerText),
  )
  await page.setViewport({ width: 1440, height: 900 })
  await look('gift-sent-de-1440')
  expect(window.thrown).toEqual([])
})

test('two cards go into one order: each has its code and its PDF, and one of them is withdrawn from', async () => {
  await guest.page.goto(`${building.site}/en/vouchers`)
  await guest.page.locator('.voucher-card:first-child .button').click()
  await guest.page.locator('[name=holder_name]').fill('Carla Exemple')
  await guest.press('Add another card to this order')
  await guest.sees('1 card is in your order')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('vouchers-with-order')
  await guest.page.locator('.voucher-card:nth-child(2) .button').click()
  await guest.sees('Also in this order')
  await guest.sees('Carla Exemple')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('voucher-form-with-order')
  await fillInAndPay()
  await guest.page.waitForFunction(() => document.querySelectorAll('.voucher-code-text').length === 2)
  expect(await guest.page.$$eval('.voucher-result a[download]', links => links.length)).toBe(2)
  await guest.sees('Download and print all (PDF)')
  await guest.page.waitForSelector('.return-order')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await picture('vouchers-result-phone')
  await guest.press('Withdraw from contract here')
  await guest.page.locator('.return-lines li:nth-child(2) input').click()
  await picture('withdraw-one-of-two')
  await guest.press('Confirm withdrawal')
  await guest.sees('Refunded: this card is no longer valid.')
  expect(await guest.page.$$eval('.voucher-code-text', codes => codes.length)).toBe(1)
  await picture('vouchers-one-returned')
  expect(guest.thrown).toEqual([])
})

test('a link with the code says what is left on it, and the ticket form has it already', async () => {
  const window = await openWindow(building.browser, `${building.site}/de/card#${code}`, {
    width: 390,
    height: 844,
  })
  const { page } = window
  await window.sees('Besuche übrig')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  const look = async (name: string) =>
    folder &&
    (await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png`, fullPage: true }))
  await look('balance-de')
  await page.setViewport({ width: 1440, height: 900 })
  await look('balance-de-1440')
  await page.setViewport({ width: 390, height: 844 })
  await window.press('Vorstellung wählen')
  // Late in the evening nothing of today is sold any more; of tomorrow everything is.
  await page.locator('a[href*="/movies/tomorrow"]').click()
  await page.waitForSelector('a[href*="/buy/tickets/"]')
  await page.click('a[href*="/buy/tickets/"]')
  await page.waitForFunction(
    text => document.querySelector('.voucher')?.textContent?.includes(text),
    {},
    code,
  )
  await look('redeemed-de')
  expect(window.thrown).toEqual([])
})

test('its code is taken at the register', async () => {
  const register = await openWindow(building.browser, `${building.box}/register`, {
    width: 1366,
    height: 768,
  })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
  await register.page.evaluate(text => {
    const keys = [...text].map(key => ({
      key,
      code: /\d/.test(key) ? `Digit${key}` : /[A-Z]/.test(key) ? `Key${key}` : 'Minus',
      shiftKey: /[A-Z]/.test(key),
    }))
    for (const key of [...keys, { key: 'Enter', code: 'Enter', shiftKey: false }])
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
      )
  }, code)
  await register.sees('Gift card')
})
