import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomBytes } from 'node:crypto'
import { locales } from '#core/i18n/locale.ts'
import { readRelayConfig } from '#relay/config.ts'
import { openFoundingLinks } from '#relay/founding/links.ts'
import { startRelay } from '#relay/relay.ts'
import { quietLog } from '../world/clock.ts'
import { openWire } from '../world/wire.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBrowser, openWindow, type Window } from './building.ts'

/** From an empty relay and an empty box to the first ticket, by hand; then the same for a neighbour. */

let data: string
let door: Awaited<ReturnType<typeof openWire>>
let relay: Awaited<ReturnType<typeof startRelay>>
let browser: Awaited<ReturnType<typeof openBrowser>>
const { log } = quietLog()

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'foyer-founded-'))
  mkdirSync(join(data, 'relay'))
  door = await openWire(null)
  relay = await startRelay(readRelayConfig({ FOYER_DATA: join(data, 'relay'), FOYER_PORT: '0' }), log)
  door.lead(relay.port)
  browser = await openBrowser()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await relay?.close()
  await door?.close()
  rmSync(data, { recursive: true, force: true })
})

const newLink = () =>
  `/found#${openFoundingLinks(join(data, 'relay')).make(Date.now(), size => randomBytes(size), false)}`

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png`, fullPage: true })
}

async function openAt(host: string, path: string, size = { width: 1440, height: 900 }) {
  const window = await openWindow(browser, `http://${host}:${door.port}${path}`, size)
  await window.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  return window
}

test('an empty relay is founded by hand, and its first manager signs in', async () => {
  const window = await openAt('localhost', newLink())
  await window.sees('The company')
  await picture(window, 'found-1440')
  expect(await faultsInBothLights(window.page)).toEqual(spotless)
  await window.press('Found the cinema')
  await window.sees('Please fill this in.')
  await picture(window, 'found-wrong-1440')
  await window.type('Trade name', 'Kino Nord')
  await window.type('Host name of the website', 'nord.localhost')
  await window.choose('Country', 'Germany')
  await window.type('Your name', 'Nora Nord')
  await window.type('Email', 'nora@nord.example')
  await window.type('Password', 'aurora over the harbour')
  await window.type('Password again', 'aurora over the harbour')
  await window.press('Found the cinema')
  await window.sees('Kino Nord is founded')
  await picture(window, 'founded-1440')
  expect(await faultsInBothLights(window.page)).toEqual(spotless)
  await window.press('To the portal')
  await window.type('Email', 'nora@nord.example')
  await window.type('Password', 'aurora over the harbour')
  await window.press('Sign in')
  await window.sees('Takings today')
  expect(window.thrown).toEqual([])
}, 60_000)

test.each(locales)('in %s the founding page says everything in words, also on a phone', async locale => {
  const window = await openAt('localhost', '/found#nothing', { width: 390, height: 844 })
  await window.page.evaluate(language => localStorage.setItem('foyer.portal.locale', language), locale)
  await window.page.goto(`http://localhost:${door.port}${newLink()}`)
  await window.page.reload()
  await window.page.waitForSelector('#found-tradeName')
  await picture(window, `found-390-${locale}`)
  expect(await faultsInWords(window.page)).toEqual([])
  expect(
    await window.page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    ),
  ).toBe(false)
})
