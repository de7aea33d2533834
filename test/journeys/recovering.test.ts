import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as refusals } from '#core/i18n/refusals/en.ts'
import { en } from '#ui/words/node-status/en.ts'
import { locales } from '#core/i18n/locale.ts'
import { letIn } from '#core/kiosks/commands.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBrowser, type Windows } from './browser.ts'
import { openWindow, type Window } from './building.ts'

let places: Places
let machines: string
let browser: Windows
let box: string
let register: Window, scanner: Window, wall: Window, atCinema: Window

/** A cinema whose box can be carried into another machine, with everybody who looks at a screen there. */
beforeAll(async () => {
  machines = mkdtempSync(join(tmpdir(), 'foyer-machines-'))
  for (const name of ['one', 'two']) writeFileSync(join(machines, name), name)
  places = await openPlaces({
    pages: true,
    boxSettings: { FOYER_MACHINE_ID: join(machines, 'one') },
  })
  box = places.boxUrl
  browser = await openBrowser()
  register = await openWindow(browser, `${box}/register`, { width: 1280, height: 800 })
  scanner = await openWindow(browser, `${box}/scanner`, { width: 390, height: 844 })
  wall = await openWindow(browser, `${box}/signage?loop=programme`, { width: 1920, height: 1080 })
  atCinema = await openWindow(browser, `${box}/portal`, { width: 1440, height: 900 })
  await letMachinesIn()
  await signIn(register, 'carl')
  await signIn(scanner, 'ugo')
  await register.sees('Choose a show')
  await atCinema.type('Email', 'mia@small.example')
  await atCinema.type('Password', 'a good password')
  await atCinema.press('Sign in')
  await atCinema.sees('Takings today')
})

afterAll(async () => {
  await browser?.close()
  await places?.close()
  rmSync(machines, { recursive: true, force: true })
})

/** A manager lets in register, scanner and wall as soon as all of them ask. */
async function letMachinesIn() {
  const { node, pendingDevices } = places.box.tenant
  await until(() => pendingDevices.asks(node.runtime.now()).length === 3, 30_000)
  for (const ask of pendingDevices.asks(node.runtime.now())) {
    await node.execute({ who: 'employee:mia', via: 'portal' }, tx => letIn(tx, ask, { name: ask.type }))
    pendingDevices.end(ask.uid)
  }
}

async function signIn(window: Window, name: string) {
  await window.press(name)
  for (const digit of '1234') await window.page.keyboard.press(digit as '1')
  await window.press('Sign in')
}

/** Looks for what shuts people out; and takes a picture, when somebody wants to look. */
async function look({ page }: Window, name: string) {
  expect(await faultsInBothLights(page), name).toEqual(spotless)
  await picture(page, name)
}
async function picture(page: Window['page'], name: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

/** The same screen in the other languages, by the key that every screen has for it, and back in English. */
async function inEveryLanguage({ page }: Window, name: string) {
  for (const _ of locales) {
    await page.keyboard.down('Shift')
    await page.keyboard.press('S')
    await page.keyboard.up('Shift')
    const locale = await page.evaluate(() => document.documentElement.lang)
    expect(await faultsInWords(page), `${name} ${locale}`).toEqual([])
    await picture(page, `${name}-${locale}`)
  }
}

test('a box that wakes up in another machine tells every screen, and a cashier sees who decides', async () => {
  places.boxSettings['FOYER_MACHINE_ID'] = join(machines, 'two')
  await places.cutLine()
  await places.whileBoxIsOff(() => undefined)
  await register.sees(en.node_status_title_person, 30_000)
  await register.sees(en.decide_who)
  await look(register, 'recovering-register-cashier')
  await scanner.sees(en.scan_waits.slice(0, 25), 30_000)
  await look(scanner, 'recovering-scanner')
  await picture(wall.page, 'recovering-wall')
  await atCinema.sees(en.reason_machine_changed, 30_000)
  await look(atCinema, 'recovering-portal')
})

test('a manager says which machine is the right one, by a word and not by mistake', async () => {
  await register.press(en.decide_someone)
  await look(register, 'recovering-register-password')
  await register.type('Email', 'mia@small.example')
  await register.type('Password', 'a good password')
  await register.press('Sign in')
  await register.sees(en.machine_what)
  await look(register, 'recovering-register-manager')
  await inEveryLanguage(register, 'recovering-register-manager')
  await register.press(en.machine_do)
  await register.type('Type THIS ONE', 'that one')
  await register.press(en.machine_do)
  expect(await (await fetch(`${box}/api/node-status`)).json()).toMatchObject({ waitsFor: 'person' })
  await register.type('Type THIS ONE', 'this one')
  await register.press(en.machine_do)
  await register.sees(en.waits_line)
  await register.sees(en.emergency_mode_can_seats)
  await look(register, 'recovering-register-emergency-mode')
  await inEveryLanguage(register, 'recovering-register-emergency-mode')
  await atCinema.sees(en.emergency_mode_cannot)
  await look(atCinema, 'recovering-portal-emergency-mode')
})

test('in emergency mode the register sells on, and every screen says for how long and what it may not', async () => {
  await register.type('Type ALONE', 'alone')
  await register.press(en.emergency_mode_do)
  await register.sees('Selling without internet since')
  await look(register, 'alone-register')
  await atCinema.sees(en.emergency_mode_band_next)
  await look(atCinema, 'alone-portal')
  await scanner.sees(en.scan_emergency_mode)
  await picture(scanner.page, 'alone-scanner')
  // Late at night the show is on the next business day.
  const tomorrow = await register.page.$('::-p-xpath(//button[contains(., "F2")])')
  await tomorrow?.click()
  await register.press('The Small Film')
  await register.press('normal')
  await register.page.waitForSelector('::-p-xpath(//button[contains(., "Cash, exact")][not(@aria-disabled)])')
  await register.press('Cash, exact')
  await register.sees('Sold')
  await look(register, 'alone-register-sold')
})

test('while a box reads its mirror every page says so, however it was opened, and then opens by itself', async () => {
  const nodeStatus = await (await fetch(`${box}/api/node-status`)).json()
  let reads = true
  const pages = await Promise.all(
    ['register', 'scanner', 'paper', 'portal'].map(async name => {
      const window = await openWindow(browser, 'about:blank', { width: 1280, height: 800 })
      await window.page.setRequestInterception(true)
      window.page.on('request', request => {
        const answered = reads ? readsItsMirror(new URL(request.url()).pathname, nodeStatus) : undefined
        void (answered ? request.respond(answered) : request.continue())
      })
      await window.page.goto(`${box}/${name}`)
      return { room: name, window }
    }),
  )
  for (const { room: name, window } of pages) {
    await window.sees(name === 'portal' ? refusals['refusal.node_recovering']! : '42 %', 20_000)
    await look(window, `reading-${name}`)
  }
  reads = false
  for (const { room: name, window } of pages) {
    await window.sees(name === 'portal' ? 'Password' : 'This device is waiting to be let in', 20_000)
    expect(window.thrown).toEqual([])
    await window.page.close()
  }
})

/** What a box that reads its mirror answers; nothing where it answers as always. */
function readsItsMirror(path: string, nodeStatus: object) {
  const json = (status: number, body: object) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  })
  if (path === '/api/node-status')
    return json(200, { ...nodeStatus, state: 'reading', reading: { what: 'mirror', percent: 42 } })
  if (path === '/api/token' || !path.startsWith('/api/')) return undefined
  return json(503, { refusal: 'node_recovering', message: refusals['refusal.node_recovering'] })
}

test('when the internet is back, everything opens by itself', async () => {
  await places.mendLine()
  await register.page.waitForFunction(
    said => !document.body.innerText.includes(said),
    { timeout: 60_000 },
    'Selling without internet since',
  )
  await atCinema.page.waitForFunction(
    said => !document.body.innerText.includes(said),
    { timeout: 60_000 },
    en.emergency_mode_band_next,
  )
  await look(register, 'recovered-register')
  expect([register, scanner, wall, atCinema].flatMap(window => window.thrown)).toEqual([])
})
