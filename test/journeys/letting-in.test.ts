import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { melusineEmployees } from '#scripts/demo/data/people.ts'
import { until } from '../world/until.ts'
import { faults } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

let building: Awaited<ReturnType<typeof openBuilding>>
let portal: Window
let register: Window
const person = (key: string) => melusineEmployees.find(each => each.key === key)!
const [anna, joao, claire] = ['anna-kremer', 'joao-lopes', 'claire-weber'].map(person)
const large = { width: 1280, height: 900 }

beforeAll(async () => {
  building = await openBuilding({ wired: true, letsIn: false })
  portal = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  register = await openWindow(building.browser, `${building.box}/register`, large)
})
afterAll(async () => {
  await building?.close()
})

/** Pictures for whoever looks at them, where a folder is named. */
async function picture({ page }: Window, name: string): Promise<void> {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

async function signIn(at: Window, who: typeof anna): Promise<void> {
  await at.press(who!.employee.name)
  for (const digit of who!.pin) await at.page.keyboard.press(digit as '1')
  await at.press('Sign in')
}

const codeOn = async ({ page }: Window) => {
  await page.waitForFunction(() =>
    /\w{3}-\w{3}/.test(document.querySelector('.device-code')?.textContent ?? ''),
  )
  return page.$eval('.device-code', code => code.textContent!)
}

async function letIn(at: Window, code: string, name: string): Promise<void> {
  await at.sees(code)
  await at.press('Let in')
  await at.type('Name', name)
  await picture(at, 'portal-let-in')
  expect(await faults(at.page)).toEqual([])
  // A relay that has just started writes when its boxes have said their first word.
  await until(async () => {
    const form = await at.page.$('.waiting-device form button[type="submit"]')
    await form?.click()
    return at.page.waitForSelector('.waiting-device', { hidden: true, timeout: 3000 }).then(
      () => true,
      () => false,
    )
  })
}

test('a new register shows its code and works once a manager has let it in', async () => {
  const code = await codeOn(register)
  await picture(register, 'register-waits')
  expect(await faults(register.page)).toEqual([])
  await portal.type('Email', claire!.portal!.email)
  await portal.type('Password', claire!.portal!.password)
  await portal.press('Sign in')
  await portal.sees('Takings today')
  await portal.page.goto(`${building.site}/portal/devices`)
  await letIn(portal, code, 'Register by the door')
  await register.sees('Who are you?', 15_000)
  await signIn(register, anna)
  await register.sees('Choose a show')
  await portal.sees('Register by the door')
})

test('the till locks itself with its basket and its seats, and another cashier goes on with it and sells it', async () => {
  const seats = () => register.page.$eval('.chosen-seat-text strong', each => each.textContent)
  // Late in the evening no show of today is left.
  await register.page.locator('.day:nth-child(2)').setTimeout(30_000).click()
  await register.page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  await register.page.locator('.show-list li:nth-child(2) button').setTimeout(30_000).click()
  await register.press('Normal')
  await register.page.waitForSelector('.chosen-seat-text strong')
  const held = await seats()
  await register.press('Popcorn sweet M')
  await register.sees('Popcorn sweet M')
  const total = () => register.page.evaluate(() => /Total[^€]*(€[\d.]+)/.exec(document.body.innerText)?.[1])
  const before = await total()
  await register.page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 16 * 60_000
  })
  await register.sees('Who are you?', 15_000)
  await register.sees('A basket is waiting here.')
  expect(await register.page.evaluate(() => document.body.innerText)).not.toMatch(/popcorn|€/i)
  await picture(register, 'register-locked')
  expect(await faults(register.page)).toEqual([])
  await register.page.reload()
  await register.sees('Who are you?', 15_000)
  await signIn(register, joao)
  await register.sees('Popcorn sweet M')
  await until(async () => (await total()) === before)
  expect(await seats()).toBe(held)
  await register.press('Cash, exact')
  await register.sees('Sold: ', 15_000)
})

test('a register that is blocked stops at once, also while the line is cut', async () => {
  await portal.press('Register by the door')
  await portal.sees('Online')
  await picture(portal, 'portal-device')
  expect(await faults(portal.page)).toEqual([])
  building.wire!.cut()
  const office = await openWindow(building.browser, `${building.box}/portal`, large)
  await office.type('Email', claire!.portal!.email)
  await office.type('Password', claire!.portal!.password)
  await office.press('Sign in')
  await office.sees('Takings today')
  await office.page.goto(`${building.box}/portal/devices`)
  await office.press('Register by the door')
  await office.press('Block')
  await office.page.locator('.notice button[class*="danger"], .notice [data-variant="danger"]').click()
  await register.sees('This device is blocked', 15_000)
  await picture(register, 'register-blocked')
  expect(await faults(register.page)).toEqual([])
  expect(register.thrown.concat(portal.thrown, office.thrown)).toEqual([])
})
