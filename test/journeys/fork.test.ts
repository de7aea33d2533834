import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as portalWords } from '#relay/portal/words/en.ts'
import { en } from '#ui/words/node-status/en.ts'
import { makeSale } from '#core/sales/contract.ts'
import { basket } from '../world/buying.ts'
import { employeeAt } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBrowser, type Windows } from './browser.ts'
import { openWindow, type Window } from './building.ts'

let places: Places
let shelf: string
let browser: Windows
let register: Window, portal: Window

/** A box that was set back to an older state while nobody who remembers could be heard, and sold on. */
beforeAll(async () => {
  shelf = mkdtempSync(join(tmpdir(), 'foyer-shelf-'))
  places = await openPlaces({ pages: true })
  await sell('A3')
  await places.whileBoxIsOff(() => copyDisks(places.data, shelf))
  await places.agreed()
  await sell('A4', 'A5')
  await places.agreed()
  await places.cutLine()
  await places.whileBoxIsOff(() => copyDisks(shelf, places.data))
  await sell('D5')
  browser = await openBrowser()
  register = await openWindow(browser, `${places.boxUrl}/register`, { width: 1280, height: 800 })
  await places.startRelayAgain()
  portal = await openWindow(browser, `${places.url}/portal/health`, { width: 1440, height: 900 })
  await portal.type('Email', 'mia@small.example')
  await portal.type('Password', 'a good password')
  await portal.press('Sign in')
})

afterAll(async () => {
  await browser?.close()
  await places?.close()
  rmSync(shelf, { recursive: true, force: true })
})

async function sell(...seats: string[]) {
  const carl = await employeeAt(places.box.port, 'carl')
  const sold = await carl.call(makeSale, { body: basket(seats) })
  expect(sold.status, sold.text).toBe(200)
}

/** Database and mirror; who the box is lies beside them and is no part of a backup. */
function copyDisks(from: string, to: string) {
  for (const file of ['box/box.db', 'second-disk/facts.log'])
    for (const end of ['', '-wal', '-shm']) {
      rmSync(join(to, file + end), { force: true })
      if (existsSync(join(from, file + end))) cpSync(join(from, file + end), join(to, file + end))
    }
}

/** Looks for what shuts people out; and takes a picture, when somebody wants to look. */
async function look({ page }: Window, name: string) {
  expect(await faultsInBothLights(page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png`, fullPage: true })
}

const gone = ({ page }: Window, text: string) =>
  page.waitForFunction(said => !document.body.innerText.includes(said), { timeout: 60_000 }, text)

test('a manager compares two histories of one box, keeps one by a word, and the cinema sells on', async () => {
  await register.sees(en.reason_fork, 30_000)
  await look(register, 'histories-register')
  await portal.sees(portalWords.keep_relay, 30_000)
  await look(portal, 'histories-portal')
  await portal.type('Type KEEP THE WEBSITE', 'keep the website')
  await portal.page.keyboard.press('Enter')
  await gone(portal, portalWords.keep_relay)
  await places.agreed()
  await gone(register, en.reason_fork)
  await sell('A6')
  await look(portal, 'histories-settled')
  // What a register brought back leads to its bill.
  const bill = await portal.page.waitForSelector('a[href*="/sales?find="]')
  await bill!.click()
  await portal.sees('D5')
  expect([register, portal].flatMap(window => window.thrown)).toEqual([])
})
