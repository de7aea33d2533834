import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { locales } from '#core/i18n/locale.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const idOf = (key: string) => `#field-${key.replaceAll('.', '\\.')}`
const seconds = idOf('signage_config.display_seconds')

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window

beforeAll(async () => {
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
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture(title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  const path = join(folder, `${title}.png`) as `${string}.png`
  await desk.page.screenshot({ path, fullPage: true })
}

const goes = (path: string) => desk.page.goto(`${building.site}/portal/${path}`)

async function settingsAtBox(): Promise<Record<string, unknown>> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const answer = await fetch(`${building.box}/api/settings`, { headers })
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

async function retypes(field: string, text: string) {
  const input = await desk.page.waitForSelector(field)
  await input!.click({ count: 3 })
  await input!.type(text)
}

/** Presses, and once more where a row that moved was missed, until the page says this. */
async function pressesUntil(name: string, text: string) {
  const button = `::-p-xpath(//button[normalize-space(.)="${name}"])`
  await until(async () => {
    if (await desk.page.$(button)) await desk.press(name)
    return desk.sees(text, 3000).then(
      () => true,
      () => false,
    )
  })
}

test('a setting is found, changed after its effect was read, and set back to the default', async () => {
  await goes('settings')
  await desk.sees('The business day begins')
  await picture('settings-1440')
  await desk.page.type('input[type="search"]', 'picture wall')
  await desk.sees('A picture stays on a wall')
  await until(async () => (await desk.page.$$('.setting')).length === 1)
  await retypes(seconds, '8')
  await desk.sees('Takes effect at once')
  await picture('setting-edited-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await pressesUntil('Save', 'Back to the default: 5')
  await until(async () => JSON.stringify(await settingsAtBox()).includes('"display_seconds":8'))
  await pressesUntil('Back to the default: 5', 'Saved · Default')
  await until(async () => JSON.stringify(await settingsAtBox()).includes('"display_seconds":5'))
  await desk.sees('8 → the default')
})

test('a cinema says otherwise than all cinemas, and the page says where a value comes from', async () => {
  const place = await desk.page.evaluate(async () => {
    const answer = await fetch('/api/settings/places', { headers: { 'x-requested-with': 'XMLHttpRequest' } })
    return ((await answer.json()) as { places: { place: string }[] }).places[1]!.place
  })
  await goes(`settings?for=${place}`)
  await desk.sees('This holds for all cinemas alike.')
  await retypes(seconds, '12')
  await pressesUntil('Save', 'As for all cinemas: 5')
  await picture('settings-cinema-1440')
  await pressesUntil('As for all cinemas: 5', 'Saved · Default')
})

test('a device says few things otherwise than its cinema, and is found beside it', async () => {
  await goes('devices')
  await desk.press('Prepare a device')
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Door 2')
  await desk.choose('Cinema', demo.cinemas[0]!.cinema.name)
  await desk.page.locator('::-p-xpath(//form//button[@type="submit"])').click()
  await desk.press('Settings of this device')
  await desk.sees('Scanners sound')
  expect(await desk.page.evaluate(() => document.body.innerText)).not.toContain('Seats are held for')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await retypes(seconds, '9')
  await pressesUntil('Save', 'As in its cinema: 5')
  await picture('settings-device-1440')
  await goes('translations')
  await desk.sees('Translations')
  await desk.page.waitForSelector('.translations, .empty-state')
  await picture('translations-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
})

test('the page reads well in four languages, on a tablet and on a phone', async () => {
  for (const locale of locales) {
    await desk.page.evaluate(each => localStorage.setItem('foyer.portal.locale', each), locale)
    for (const width of [1440, 1024, 390]) {
      await desk.page.setViewport({ width, height: 900 })
      await goes('settings')
      await desk.page.waitForSelector('.setting')
      await picture(`settings-${width}-${locale}`)
    }
    expect(await faultsInWords(desk.page)).toEqual([])
  }
  expect(desk.thrown).toEqual([])
})

test('a forgotten password is asked for and set by the mailed link', async () => {
  const { page } = desk
  await page.setViewport({ width: 1440, height: 900 })
  await page.evaluate(() => localStorage.setItem('foyer.portal.locale', 'en'))
  // As somebody who has forgotten it: signed in nowhere.
  await page.deleteCookie(...(await page.cookies(building.site)))
  await goes('')
  await desk.press('Forgotten your password?')
  await desk.type('Email', owner.portal!.email)
  await desk.press('Mail me a link')
  await desk.sees('a link is on its way to it')
  await picture('reset-asked-1440')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  const outside = building.places.outside.url
  let token: string | undefined
  await until(async () => {
    const list = await (await fetch(`${outside}/mail`)).text()
    const [, path] = /<a href="(\/mail\/\d+)"><b>Set a new password/.exec(list) ?? []
    const body = path ? await (await fetch(`${outside}${path}/body`)).text() : ''
    token = /#reset=([\w.-]+)/.exec(body)?.[1]
    return token !== undefined
  })
  await page.goto('about:blank')
  await page.goto(`${building.site}/portal#reset=${token}`)
  await desk.type('New password', 'a quiet new foyer')
  await desk.type('The same again', 'a quiet new foyer')
  await picture('reset-link-1440')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  await desk.press('Set it')
  await desk.sees('It is set.')
  await page.setViewport({ width: 390, height: 844 })
  await picture('reset-done-390')
  expect(desk.thrown).toEqual([])
})
