import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementHandle } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { locales } from '#core/i18n/locale.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const name = demo.cinemas[0]!.cinema.name

let building: Awaited<ReturnType<typeof openBuilding>>
let one: Window, other: Window

/** Somebody who works in all cinemas, at two desks at once. */
beforeAll(async () => {
  building = await openBuilding()
  const open = () => openWindow(building.browser, `${building.site}/portal`, { width: 1280, height: 900 })
  one = await open()
  other = await open()
  for (const desk of [one, other]) {
    await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await desk.type('Email', owner.portal!.email)
    await desk.type('Password', owner.portal!.password)
    await desk.press('Sign in')
    await desk.sees('Takings today')
  }
})

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png` })
}

const valueOf = ({ page }: Window, field: string) =>
  page.$eval(`#field-${field}`, input => (input as HTMLInputElement).value)

const goes = (desk: Window, path: string) => desk.page.goto(`${building.site}/portal/${path}`)

test('a manager edits a cinema, sees who changed what, and takes one change back', async () => {
  await goes(one, 'cinemas')
  await picture(one, 'cinemas-1280')
  await one.press(name)
  await one.sees('Used in')
  await one.sees('Nothing has been changed yet.')
  const town = await valueOf(one, 'city')
  await one.type('Town', 'Esch')
  await one.type('Phone', '+352 99')
  await one.press('Save')
  await one.sees('Saved.')
  await one.sees(`${town} → Esch`)
  await picture(one, 'cinema-saved-1280')
  await one.page.locator('::-p-aria(Undo: Town)').click()
  await one.page.waitForFunction(
    wanted => document.querySelector<HTMLInputElement>('#field-city')?.value === wanted,
    {},
    town,
  )
  expect(await valueOf(one, 'phone')).toBe('+352 99')
  expect(await faultsInBothLights(one.page)).toEqual(spotless)
})

test('what the server refuses stands at its field', async () => {
  await one.type('Email', 'no mail')
  await one.press('Save')
  await one.sees('Please check the marked fields.')
  const wrong = await one.page.$eval('#field-email', input => input.getAttribute('aria-invalid'))
  expect(wrong).toBe('true')
  await picture(one, 'cinema-refused-1280')
  await one.press('Discard')
})

test('two managers at one cinema: what the other changed arrives, and where both typed a person chooses', async () => {
  await goes(other, 'cinemas')
  await other.press(name)
  await other.sees('Used in')
  await one.type('Phone', '+352 11')
  await other.type('Phone', '+352 22')
  await other.type('Street', 'Rue Neuve 7')
  await other.press('Save')
  await other.sees('Saved.')
  await one.sees('changed this meanwhile')
  await one.sees('+352 22')
  expect(await valueOf(one, 'address1')).toBe('Rue Neuve 7')
  expect(await valueOf(one, 'phone')).toBe('+352 11')
  await picture(one, 'cinema-both-1280')
  expect(await faultsInBothLights(one.page)).toEqual(spotless)
  await one.press('Keep mine')
  await one.press('Save')
  await one.sees('Saved.')
  await other.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#field-phone')?.value === '+352 11',
  )
})

test('whoever goes without saving is asked first', async () => {
  await one.type('Town', 'Lost')
  await one.page.locator('::-p-aria(Close)').click()
  await one.sees('is not saved yet')
  await picture(one, 'cinema-leave-1280')
  await one.press('Leave without saving')
  await one.page.waitForFunction(() => !document.querySelector('.side-panel'))
})

test('a kind of voucher is made, set aside, brought back and deleted', async () => {
  await goes(one, 'vouchers?part=types')
  await one.press('New type')
  await one.page.waitForSelector('#field-title')
  await one.page.type('#field-title', 'Zebra pass')
  await one.page.type('#field-turnCents', '9,50')
  await picture(one, 'voucher-type-new-1280')
  await one.press('Create')
  await one.sees('Created it.')
  await one.sees('3 languages missing')
  await one.press('Set aside')
  await one.sees('This is set aside')
  await one.press('Bring back')
  await one.page.waitForFunction(() => !document.body.innerText.includes('This is set aside'))
  expect(await faultsInBothLights(one.page)).toEqual(spotless)
  await one.page.locator('::-p-xpath(//button[normalize-space(.)="Delete"])').click()
  await one.press('Delete for good')
  await one.page.waitForFunction(
    () => !document.querySelector('.side-panel') && !document.body.innerText.includes('Zebra pass'),
  )
})

test('a film is edited, and a version of it is added', async () => {
  await goes(one, 'movies')
  await one.page.locator('tbody tr .row-name').click()
  await one.sees('Nothing has been changed yet.')
  await one.type('Original title', 'The one and only')
  await one.press('Save')
  await one.sees('Saved.')
  await goes(other, `movies${new URL(one.page.url()).search}`)
  await other.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#field-originalTitle')?.value === 'The one and only',
  )
  const versions = await one.page.$$eval('.version-forms > div', all => all.length)
  await one.press('New version')
  await one.page.locator('#field-subtitles').fill('Dutch')
  await one.page.keyboard.press('ArrowDown')
  await one.page.keyboard.press('Enter')
  // The list of languages stays open over the button.
  await one.page.keyboard.press('Tab')
  await one.page.focus('.version-forms [type="submit"]')
  await one.page.keyboard.press('Enter')
  await one.page.waitForFunction(
    before => document.querySelectorAll('.version-forms > div').length === before + 1,
    {},
    versions,
  )
  await picture(one, 'film-1280')
  expect(await faultsInBothLights(one.page)).toEqual(spotless)
})

test('two managers on one film: what the other changed arrives, and where both typed a person chooses', async () => {
  await goes(one, 'movies')
  await one.page.locator('tbody tr .row-name').click()
  await one.page.waitForSelector('#field-runtimeMinutes')
  await goes(other, `movies${new URL(one.page.url()).search}`)
  await other.page.waitForSelector('#field-runtimeMinutes')
  await one.type('Length in minutes', '101')
  await other.type('Length in minutes', '103')
  await other.type('Title for the house', 'The long copy')
  await other.press('Save')
  await other.sees('Saved.')
  await one.sees('changed this meanwhile')
  await one.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#field-internalTitle')?.value === 'The long copy',
  )
  expect(await valueOf(one, 'runtimeMinutes')).toBe('101')
  await picture(one, 'film-both-1280')
  expect(await faultsInBothLights(one.page)).toEqual(spotless)
  await one.press('Keep mine')
  await one.press('Save')
  await one.sees('Saved.')
  await other.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#field-runtimeMinutes')?.value === '101',
  )
})

test('a film is added from the list, set aside and brought back; one with shows ahead stays', async () => {
  await goes(one, 'movies')
  await one.page.locator('tbody tr .row-name').click()
  await one.press('Set aside')
  await one.sees('This film still has shows')
  await goes(one, 'movies')
  await one.press('New film')
  await one.type('Title', 'Die Möwe')
  await one.type('Minutes', '94')
  await one.type('Year', '2026')
  await one.page.type('#movie-director', 'Ada Anker')
  await one.choose('Genre', 'Drama')
  await one.choose('Country', 'Germany')
  await one.choose('Spoken language', 'Danish')
  await one.press('Add the film')
  await one.sees('Nothing has been changed yet.')
  await one.press('Set aside')
  await one.sees('This is set aside')
  await goes(one, 'movies')
  await one.sees('Set aside (1)')
  expect(await one.page.$eval('tbody', all => all.textContent)).not.toContain('Die Möwe')
  await one.page.locator('.movie-filter label ::-p-text(Set aside)').click()
  await one.press('Die Möwe')
  await picture(one, 'films-aside-1280')
  await one.press('Bring back')
  await one.sees('Set aside (0)')
})

test('a film comes from a file of another database, and a file that is none is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-film-'))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  await goes(one, 'movies')
  await one.press('New film')
  const chooser = (await one.page.waitForSelector(
    '.film-source input[type="file"]',
  )) as ElementHandle<HTMLInputElement>
  await chooser.uploadFile(file('none.json', '{"title":'))
  await one.sees('This file is no film')
  const film = {
    title: 'Die Brücke',
    original_language: 'de',
    overview: 'Seven boys and a bridge.',
    release_date: '1959-10-22',
    runtime: 103,
    genres: [{ id: 18 }],
    production_countries: [{ iso_3166_1: 'DE' }],
    credits: { cast: [{ name: 'Folker Bohnet' }], crew: [{ name: 'Bernhard Wicki', job: 'Director' }] },
  }
  await chooser.uploadFile(file('film.json', JSON.stringify(film)))
  await one.sees('Also taken over: the story, the cast')
  expect(await one.page.$eval('#movie-director', field => (field as HTMLInputElement).value)).toBe(
    'Bernhard Wicki',
  )
  await picture(one, 'film-file-1280')
  expect(await faultsInBothLights(one.page)).toEqual(spotless)
  await one.press('Add the film')
  await one.sees('Nothing has been changed yet.')
  await one.sees('Die Brücke')
  rmSync(folder, { recursive: true })
})

test.each(locales)('in %s and on a phone lists and forms are clean', async locale => {
  const { page } = one
  await page.evaluate(language => localStorage.setItem('foyer.portal.locale', language), locale)
  await page.setViewport({ width: 390, height: 844 })
  await goes(one, 'cinemas')
  await page.waitForSelector('.row-name')
  await picture(one, `cinemas-390-${locale}`)
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isWide)).toBe(false)
  await page.click('.row-name')
  await page.waitForSelector('.entry-history')
  await picture(one, `cinema-390-${locale}`)
  expect(await faultsInWords(page)).toEqual([])
  expect(await page.evaluate(isWide)).toBe(false)
})

test('no page threw', () => {
  expect([...one.thrown, ...other.thrown]).toEqual([])
})
