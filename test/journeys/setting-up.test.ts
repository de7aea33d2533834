import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { locales } from '#core/i18n/locale.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { mollieKeys, openFakeMollie, type FakeMollie } from '../world/mollie/mollie-server.ts'
import { until } from '../world/until.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
let mollie: FakeMollie

beforeAll(async () => {
  mollie = await openFakeMollie()
  building = await openBuilding({ settings: { FOYER_MOLLIE: mollie.url } })
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
}, 300_000)

afterAll(async () => {
  await building?.close()
  await mollie?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

const goes = (path: string) => desk.page.goto(`${building.site}/portal/${path}`)

/** A relay that has just started writes when its boxes have said their first word. */
async function untilDone(press: string, sees: string) {
  const isSeen = () =>
    desk.sees(sees, 1500).then(
      () => true,
      () => false,
    )
  await until(async () => {
    // What was pressed may have been slow to answer, and its button is gone by now.
    await desk.press(press).catch(async (cause: unknown) => {
      if (!(await isSeen())) throw cause
    })
    return isSeen()
  })
}
const creates = () => untilDone('Create', 'Created it.')

test('a screen is made by hand: its name, its cinema, and a plain room', async () => {
  await goes('screens')
  await desk.page.waitForSelector('.row-name')
  await picture(desk, 'screens-1440')
  await desk.press('New screen')
  await desk.choose('Cinema', demo.cinemas[0]!.cinema.name)
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Salon Zazie')
  await desk.page.type('#field-shortName', 'ZAZ')
  await desk.type('Rows', '5')
  await desk.type('Seats a row', '8')
  await desk.type('Aisle after seat', '4')
  await untilDone('Draw this plan', '40 seats in 5 rows')
  await picture(desk, 'screen-new-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await creates()
  await desk.sees('Used in')
  await picture(desk, 'screen-made-1440')
})

test('a price is made by hand, and the register offers it', async () => {
  await goes('prices')
  await desk.page.waitForSelector('.row-name')
  await picture(desk, 'prices-1440')
  await desk.press('New price')
  await desk.choose('What it is', 'Ticket')
  await desk.page.type('#field-name', 'Matinée for early birds')
  await desk.page.type('#field-cents', '6,50')
  await creates()
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await picture(desk, 'price-made-1440')
  await until(async () => {
    const answer = await fetch(`${building.box}/api/prices`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    return (await answer.text()).includes('early birds')
  })
})

test('a person is made by hand, gets a password, and signs in with no more than the role allows', async () => {
  await goes('people')
  await desk.page.waitForSelector('.row-name')
  await picture(desk, 'people-1440')
  await desk.press('New person')
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Zoé Thill')
  await desk.page.click('#field-roleIds')
  await desk.page.locator('::-p-xpath(//*[@role="option"][normalize-space(.)="Manager"])').click()
  await desk.page.keyboard.press('Escape')
  await desk.page.click('#field-portalAccess')
  await creates()
  await desk.sees('They choose it themselves')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await picture(desk, 'person-made-1440')
  await desk.press('Set a password yourself')
  await desk.page.waitForSelector('#field-mail')
  await desk.page.type('#field-mail', 'zoe.thill@melusine.example')
  await desk.page.type('#field-password', 'a quiet foyer')
  await desk.page.type('#field-password-again', 'a quiet foyer')
  await desk.press('Set password')
  await desk.sees('There is a password.')
  const other = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await other.type('Email', 'zoe.thill@melusine.example')
  await other.type('Password', 'a quiet foyer')
  await other.press('Sign in')
  await other.sees('Zoé Thill')
  expect(await other.page.$('a[href="/portal/people"]')).toBeNull()
  expect(other.thrown).toEqual([])
})

test('a person is asked about before they are shut out, and works on meanwhile', async () => {
  await goes('people')
  await desk.press('Zoé Thill')
  await desk.press('Shut out at once')
  await desk.sees('Shut out Zoé Thill?')
  await picture(desk, 'person-asked-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.press('Leave as it is')
  await desk.sees('More details')
  await desk.press('Shut out at once')
  await desk.sees('Shut out Zoé Thill?')
  await desk.page.locator('.notice [data-variant="danger"], .notice button[class*="danger"]').click()
  await desk.sees('Let in again')
})

test('a role is copied, and what a person did is told', async () => {
  await goes('people?part=roles')
  await desk.press('Cashier')
  await desk.sees('Rights')
  await picture(desk, 'role-open-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.press('Make a copy')
  await desk.sees('Copy of Cashier')
  await goes('people')
  await desk.press(owner.employee.name)
  await desk.press('Show it')
  await desk.sees('Zoé Thill')
  await picture(desk, 'deeds-1440')
})

test('a payment method is made by hand and connected, and its key is never shown again', async () => {
  await goes('payment-methods')
  await desk.page.waitForSelector('.row-name')
  await picture(desk, 'payment-methods-1440')
  await desk.press('New payment method')
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Card at the Salon')
  await desk.choose('Payment provider', 'Test provider')
  await creates()
  await desk.sees('This method has no account yet')
  await desk.page.type('#field-setting-account', 'salon')
  await desk.page.type('#field-setting-key', 'sk-salon-0123456789')
  await untilDone('Save account', 'Saved the account.')
  await desk.sees('Set. It is never shown')
  expect(await desk.page.$eval('#field-setting-key', input => (input as HTMLInputElement).value)).toBe('')
  expect(await desk.page.content()).not.toContain('sk-salon-0123456789')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.page.$eval('#account-block', heading => heading.scrollIntoView())
  await picture(desk, 'payment-method-connected-1440')
})

test('Mollie is connected by its key alone, and a cent is tried', async () => {
  await goes('payment-methods')
  await desk.page.waitForSelector('.row-name')
  await desk.press('New payment method')
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Card or Bancontact')
  await desk.choose('Payment provider', 'Mollie')
  await creates()
  await desk.page.waitForSelector('#field-setting-key')
  expect(await desk.page.$('#field-setting-profile')).toBeNull()
  await desk.page.type('#field-setting-key', mollieKeys.wrong)
  await untilDone('Save account', 'The provider does not accept this key')
  await picture(desk, 'mollie-refused-1440')
  await desk.page.$eval('#field-setting-key', input => (input as HTMLInputElement).select())
  await desk.page.type('#field-setting-key', mollieKeys.main)
  await untilDone('Save account', 'Saved the account.')
  await desk.sees('Profile: pfl_main · Mode: test')
  await desk.sees('No real money moves here')
  await desk.sees('Bancontact, Card, Bank transfer')
  await desk.sees('Bank transfer: the money takes days')
  await desk.press('Try with €0.01')
  await desk.sees('Not paid yet')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.page.$eval('#account-block', heading => heading.scrollIntoView())
  await picture(desk, 'mollie-tried-1440')
  const [tried] = [...mollie.books.payments.keys()]
  expect(await desk.page.$eval('a[target="_blank"]', link => link.getAttribute('href'))).toBe(
    `${mollie.url}/checkout/${tried}`,
  )
  mollie.settle(tried!, 'paid')
  await desk.sees('€0.01 came in. This account takes money.')
  await picture(desk, 'mollie-paid-1440')
})

test('products, VAT rates, events and the company have their forms', async () => {
  for (const [path, wanted] of [
    ['products', 'Popcorn'],
    ['vat', 'Admission'],
    ['events', ''],
  ] as const) {
    await goes(path)
    await desk.page.waitForSelector('.row-name')
    await picture(desk, `${path}-1440`)
    if (wanted) await desk.press(wanted)
    else await desk.page.click('.row-name')
    await desk.page.waitForSelector('.entry-form')
    await desk.page.waitForSelector('.entry-history')
    await picture(desk, `${path}-open-1440`)
    expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  }
  await goes('company')
  await desk.sees('Trade name')
  await picture(desk, 'company-1440')
  // At its end, where the bar that stays in sight with the save button covers no other input.
  await desk.page.waitForSelector('.entry-history')
  await desk.page.$eval('.entry-history', history => history.scrollIntoView({ block: 'end' }))
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
})

test.each([
  ['tablet', 1024, 768],
  ['phone', 390, 844],
] as const)('on a %s nothing is cut off', async (_, width, height) => {
  await desk.page.setViewport({ width, height })
  for (const path of [
    'screens',
    'prices',
    'payment-methods',
    'vat',
    'events',
    'company',
    'people',
    'people?part=roles',
  ]) {
    await goes(path)
    await desk.page.waitForSelector('.row-name, .entry-form')
    await picture(desk, `${path.replace('?', '-')}-${width}`)
    const row = await desk.page.$('.row-name')
    if (row) {
      await row.click()
      await desk.page.waitForSelector('.entry-form')
      await picture(desk, `${path.replace('?', '-')}-open-${width}`)
    }
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect([path, await desk.page.evaluate(isWide)]).toEqual([path, false])
  }
})

test.each(locales)('in %s every label is a word', async locale => {
  await desk.page.evaluate(language => localStorage.setItem('foyer.portal.locale', language), locale)
  for (const path of [
    'screens',
    'prices',
    'products',
    'payment-methods',
    'vat',
    'events',
    'company',
    'people',
    'people?part=roles',
  ]) {
    await goes(path)
    await desk.page.waitForSelector('.row-name, .entry-form')
    const row = await desk.page.$('.row-name')
    if (row) await row.click()
    await desk.page.waitForSelector('.entry-form')
    expect([path, await faultsInWords(desk.page)]).toEqual([path, []])
  }
  await picture(desk, `company-390-${locale}`)
})

test('no page threw', () => {
  expect(desk.thrown).toEqual([])
})
