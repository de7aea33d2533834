import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { locales } from '#core/i18n/locale.ts'
import { codeOf, stepAt } from '#core/people/totp.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window

beforeAll(async () => {
  building = await openBuilding()
  desk = await opened()
  await signsIn(desk)
  await desk.sees('Takings today')
}, 300_000)

afterAll(async () => {
  await building?.close()
})

async function opened(): Promise<Window> {
  const window = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await window.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  return window
}

async function signsIn(window: Window) {
  await window.type('Email', owner.portal!.email)
  await window.type('Password', owner.portal!.password)
  await window.press('Sign in')
}

const goes = (path: string) =>
  desk.page.goto(`${building.site}/portal/${path}`, { waitUntil: 'networkidle2' })

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  for (const width of [1440, 1024, 390]) {
    await page.setViewport({ width, height: 900 })
    const path = join(folder, `${title}-${width}.png`) as `${string}.png`
    await page.screenshot({ path, fullPage: true })
  }
  await page.setViewport({ width: 1440, height: 900 })
}

/** The same for a page that a reload would leave. */
async function isSpotlessHere(window: Window, title: string) {
  await picture(window, title)
  expect(await faultsInBothLights(window.page)).toEqual(spotless)
}

/** Axe finds nothing on a page, in either light, and in any language. */
async function isSpotless(window: Window, title: string) {
  const { page } = window
  await picture(window, title)
  expect(await faultsInBothLights(page)).toEqual(spotless)
  for (const locale of locales.filter(each => each !== 'en')) {
    await page.evaluate(chosen => localStorage.setItem('foyer.portal.locale', chosen), locale)
    await page.reload({ waitUntil: 'networkidle2' })
    expect(await faultsInWords(page)).toEqual([])
    await picture(window, `${title}-${locale}`)
  }
  await page.evaluate(() => localStorage.removeItem('foyer.portal.locale'))
  await page.reload({ waitUntil: 'networkidle2' })
}

test('one sees where one is signed in, and signs out another browser', async () => {
  const other = await opened()
  await signsIn(other)
  await other.sees('Takings today')
  await goes('account')
  await desk.sees('Chrome on Linux')
  await desk.sees('this one')
  await isSpotless(desk, 'account')
  await desk.press('Sign out: Chrome on Linux')
  await desk.page.waitForFunction(() => document.querySelectorAll('.sessions > li').length === 1)
  await other.page.reload()
  await other.sees('Forgotten your password?')
  await other.page.close()
})

/** What an app shows for a key as the page spells it, some steps from now. */
function appCode(key: string, away: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replaceAll(' ', '')].map(letter =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits
    .join('')
    .match(/.{8}/g)!
    .map(byte => parseInt(byte, 2))
  return codeOf(Uint8Array.from(bytes), stepAt(Date.now()) + away)
}

test('one sets a second step with an app, keeps the recovery codes, and signs in with both', async () => {
  await goes('account')
  await desk.press('Set a second step')
  await desk.type('Password', owner.portal!.password)
  await desk.press('Go on')
  await desk.page.waitForSelector('.second-key .qr-picture path')
  await isSpotlessHere(desk, 'second-key')
  const key = await desk.page.$eval('.second-key-text', shown => shown.textContent ?? '')
  await desk.type('The code the app shows now', appCode(key, 0))
  await desk.press('Set it')
  // A demo that was just opened may still be hearing from its boxes; the page presses again by itself.
  await desk.sees('Keep these codes now', 60_000)
  await isSpotlessHere(desk, 'recovery-codes')
  const codes = await desk.page.$$eval('.recovery-codes code', all => all.map(code => code.textContent ?? ''))
  expect(codes).toHaveLength(10)
  await desk.press('I have kept them')
  await desk.sees('10 recovery codes are left')
  await isSpotless(desk, 'account-second')

  const phone = await opened()
  await signsIn(phone)
  await phone.sees('One more step')
  await isSpotlessHere(phone, 'second-step')
  await phone.type('Code of the app, or a recovery code', '000000')
  await phone.press('Sign in')
  await phone.sees('This is not correct')
  await phone.type('Code of the app, or a recovery code', appCode(key, 1))
  await phone.press('Sign in')
  await phone.sees('Takings today')
  await phone.page.close()
  const withoutPhone = await opened()
  await signsIn(withoutPhone)
  await withoutPhone.type('Code of the app, or a recovery code', codes[0]!)
  await withoutPhone.press('Sign in')
  await withoutPhone.sees('Takings today')
  await withoutPhone.page.close()

  await goes('account')
  await desk.sees('9 recovery codes are left')
  await desk.press('Remove the second step')
  await desk.type('Password', owner.portal!.password)
  await desk.type('Code of the app, or a recovery code', codes[1]!)
  await desk.press('Remove the second step')
  await desk.sees('your password alone signs you in')
})

test('one adds a passkey, and signs in with it and nothing else', async () => {
  const laptop = await opened()
  const authenticator = await laptop.page.createCDPSession()
  await authenticator.send('WebAuthn.enable')
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signsIn(laptop)
  await laptop.sees('Takings today')
  await laptop.page.goto(`${building.site}/portal/account`, { waitUntil: 'networkidle2' })
  await laptop.press('Add a passkey')
  await laptop.type('What you call it', 'My laptop')
  const own = '::-p-xpath(//section[@aria-labelledby="account-passkeys"]//input[@name="password"])'
  await (await laptop.page.waitForSelector(own))!.type(owner.portal!.password)
  await picture(laptop, 'passkey-adding')
  await laptop.page
    .locator('::-p-xpath(//section[@aria-labelledby="account-passkeys"]//button[@type="submit"])')
    .click()
  await laptop.sees('My laptop')
  await isSpotless(laptop, 'account-passkey')
  await laptop.page.deleteCookie({ name: 'foyer_session' })
  await laptop.page.reload({ waitUntil: 'networkidle2' })
  await isSpotlessHere(laptop, 'sign-in')
  await laptop.press('Sign in with a passkey')
  await laptop.sees('How Claire Weber signs in')
  await laptop.sees('last used')
  await laptop.press('Remove: My laptop')
  await laptop.sees('You have none.')
  await laptop.page.close()
})

test('a manager sees where a person is signed in, at their entry', async () => {
  await goes('people')
  await desk.press(owner.employee.name)
  await desk.sees('Chrome on Linux')
  await desk.sees('this one')
  await picture(desk, 'person')
})
