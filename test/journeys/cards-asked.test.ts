import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { priceRate } from '#core/pricing/price-rate.entity.ts'
import { changeSettings } from '#core/venue/settings/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!

let building: Awaited<ReturnType<typeof openBuilding>>
beforeAll(async () => {
  building = await openBuilding()
}, 300_000)
afterAll(async () => {
  await building?.close()
})

test('the cashier reads which card a price asks for as soon as it is in the basket', async () => {
  const office = openClient(Number(new URL(building.site).port))
  await office.arrive()
  await office.call(signInByPassword, { body: owner.portal! })
  const calls = entryCalls(priceRate)
  const { entries } = (await office.call(calls.list)).body
  const body = { cardAsked: { en: 'Student card or proof of unemployment', de: 'Studentenausweis' } }
  for (const { id } of entries.filter(({ kind }) => kind === 'ticket'))
    await until(async () => (await office.call(calls.change, { params: { id }, body })).status === 200)
  const register = await openWindow(building.browser, `${building.box}/register`, {
    width: 1366,
    height: 768,
  })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.page.locator('.day:nth-child(2)').click()
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  await register.page.locator('.show-card:not([aria-disabled])').click()
  await register.page.waitForSelector('.rates .sell-key:not([aria-disabled])')
  await register.page.$$eval('.rates .sell-key:not([aria-disabled])', keys =>
    (keys[0] as HTMLElement).click(),
  )
  await register.sees('Check: Student card')
  const folder = process.env['FOYER_PICTURES']
  if (folder) await register.page.screenshot({ path: join(folder, 'card-asked.png') })
  expect(await faultsInBothLights(register.page)).toEqual(spotless)

  // The cinema wants it confirmed: it stands where the money is taken, until somebody says that they looked.
  const data = { 'pos_config.looked_at': 'ages_and_cards' as const }
  const changed = await office.call(changeSettings, { body: { place: 'cinema-cine-melusine', data } })
  expect(changed.status, changed.text).toBe(200)
  await register.sees('Before payment')
  await register.sees('Was shown: Student card')
  for (const width of [1024, 1366]) {
    await register.page.setViewport({ width, height: 768 })
    if (folder)
      await register.page.screenshot({ path: join(folder, `looked-at-${width}.png`) as `${string}.png` })
  }
  expect(await faultsInBothLights(register.page)).toEqual(spotless)
  const sale = register.page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith('/api/sales'),
  )
  await register.press('Checked')
  await register.press('Cash, exact')
  await register.sees('Next customer')
  expect((await sale).postData()).toContain('"lookedAt":{"ages":[')
  expect(register.thrown).toEqual([])
})
