import { join } from 'node:path'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { ElementHandle } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-import-'))
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
}, 300_000)

afterAll(async () => {
  await building?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const pictures = process.env['FOYER_PICTURES']
  if (pictures)
    await page.screenshot({ path: join(pictures, `${title}.png`) as `${string}.png`, fullPage: true })
}

async function chooses(name: string, bytes: Uint8Array) {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const input = (await desk.page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>
  await input.uploadFile(path)
}

test('a file of an old till is read, looked at row by row, and taken over once', async () => {
  await desk.page.goto(`${building.site}/portal/import?what=products`)
  await desk.sees('Take over from a file')
  await picture(desk, 'import-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  // Semicolons, decimal commas, a heading nobody knows, and é as Windows writes it.
  const table = [
    'Artikel;EAN;Warengruppe;Verkauf;MwSt',
    'Caf\xe9 cr\xe8me;4006381333931;Getr\xe4nke;3,20;Getr\xe4nke',
    'Nachos "XXL";;Snacks;5,50;Speisen',
    'Cola;;Getr\xe4nke;umsonst;Getr\xe4nke',
  ].join('\r\n')
  await chooses('kasse.csv', Buffer.from(table, 'latin1'))
  await desk.sees('Read as Windows-1252')
  await desk.sees('Choose which columns these are: Price.')
  await picture(desk, 'import-columns-1440')
  await desk.page.locator('input[aria-label="What “Verkauf” means"]').click()
  // Every heading has such a list; only this one's is open.
  await desk.page.waitForFunction(() => {
    const options = [...document.querySelectorAll<HTMLElement>('[role="option"]')]
    const price = options.find(each => each.innerText === 'Price' && each.getClientRects().length > 0)
    price?.click()
    return price !== undefined
  })
  await desk.press('Look at all rows')
  await desk.sees('2 new · 1 wrong')
  await desk.sees('Price: Please enter an amount of money.')
  await picture(desk, 'import-looked-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.press('Take over 2 rows')
  await desk.sees('Taken over. 2 new · 1 wrong')
  await desk.page.goto(`${building.site}/portal/products`)
  await desk.sees('Café crème')
  await desk.sees('Nachos "XXL"')
  await desk.page.goto(`${building.site}/portal/import?what=products`)
  await chooses('again.csv', Buffer.from(table.replace('Verkauf', 'Preis'), 'latin1'))
  await desk.press('Look at all rows')
  await desk.sees('2 already here · 1 wrong')
})

test('the page holds on a phone, in four languages', async () => {
  for (const [language, title] of [
    ['de', 'Aus einer Datei übernehmen'],
    ['fr', 'Reprendre d’un fichier'],
    ['nl', 'Overnemen uit een bestand'],
    ['en', 'Take over from a file'],
  ] as const) {
    await desk.page.setViewport({ width: 390, height: 844 })
    await desk.page.evaluate(chosen => localStorage.setItem('foyer.portal.locale', chosen), language)
    await desk.page.goto(`${building.site}/portal/import?what=vouchers`)
    await desk.sees(title)
    const wide = await desk.page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
    await picture(desk, `import-${language}-390`)
  }
})
