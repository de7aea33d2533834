import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { page } from '#core/content/pages/page.entity.ts'
import { question, questionGroup } from '#core/content/pages/question.entity.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient } from '../world/client.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A manager begins pages with presets, keeps one of their own, and visitors find the page and the way to write. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
})

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png`, fullPage: true })
}

/** Begins a page with a preset, and waits for its form. */
async function begin(preset: string) {
  await desk.page.goto(`${building.site}/portal/pages`)
  await desk.sees('Begin a page with a preset')
  // A relay that has just started writes when its boxes have said their first word; the page presses again by itself.
  await desk.press(`Begin a page: ${preset}`)
  await desk.page.waitForSelector('aside .block-row', { timeout: 60_000 })
}

const parts = () => desk.page.$$eval('aside .block-row', all => all.length)

test('a page for birthday parties begins with a preset, is filled in, and leads visitors to write', async () => {
  await begin('Birthday parties')
  expect(await desk.page.$eval('#field-title', title => (title as HTMLInputElement).value)).toBe(
    'Birthday parties',
  )
  await desk.page.waitForSelector('aside .entry-history')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.choose('State', 'Published')
  await desk.press('Save')
  await desk.sees('There is still something to fill in on this page')
  // What is left to fill in is deleted here; a manager would write.
  for (let left = await parts(); left > 1; left = await parts())
    await desk.page.locator('aside li:nth-child(2) button[aria-label^="Remove"]').click()
  await desk.press('Save')
  await until(() =>
    desk.page.$$eval('tbody tr', rows => rows.some(row => /Birthday parties.*Shown/s.test(row.textContent!))),
  )
  const guest = await openWindow(building.browser, `${building.site}/de/info/kindergeburtstag`, {
    width: 390,
    height: 844,
  })
  await guest.sees('Feiern Sie den Geburtstag im Kino')
  await picture(guest, 'birthday-de-390')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  await guest.page.waitForSelector('.enquiry textarea')
  expect(
    await guest.page.$eval('.enquiry select[name="about"]', select => (select as HTMLSelectElement).value),
  ).toBe('birthdays')
  await guest.sees('Wie viele Personen')
  await picture(guest, 'enquiry-de-390')
  expect(await faultsInBothLights(guest.page)).toEqual(spotless)
  expect(guest.thrown).toEqual([])
})

test('the preview draws a page as wide as a phone and as a desk, with nothing to scroll to beside it', async () => {
  const drawn = (size: string) =>
    desk.page.waitForSelector(`.blocks-preview-window[data-size="${size}"]`).then(frame =>
      frame!.evaluate(({ clientWidth, scrollWidth, scrollHeight, firstElementChild }) => {
        const page = firstElementChild as HTMLElement
        const below = scrollHeight - page.getBoundingClientRect().height
        return { wide: page.offsetWidth, beside: scrollWidth - clientWidth, isLong: below > 2 }
      }),
    )
  await desk.press('Preview')
  expect(await drawn('phone')).toEqual({ wide: 390, beside: 0, isLong: false })
  await desk.page
    .locator('::-p-xpath(//section[contains(@class, "blocks-preview")]//label[normalize-space(.)="Desktop"])')
    .click()
  const { wide, ...rest } = await drawn('desktop')
  expect(rest).toEqual({ beside: 0, isLong: false })
  expect(wide).toBeGreaterThan(600)
  await picture(desk, 'preview-desktop-1440')
})

test('a page is kept as a preset, stands among the presets, and another page begins with it', async () => {
  await desk.press('Keep as a preset')
  await desk.sees('Kept as a preset.')
  await picture(desk, 'preset-kept-1440')
  await desk.page.goto(`${building.site}/portal/presets`)
  await desk.page.waitForSelector('tbody tr')
  await desk.press('Birthday parties')
  await desk.page.waitForSelector('#field-title')
  await desk.page.$eval('#field-title', title => (title as HTMLInputElement).select())
  await desk.page.type('#field-title', 'Our parties')
  await desk.press('Save')
  await until(() =>
    desk.page.$$eval('tbody tr', rows => rows.some(row => /Our parties/.test(row.textContent!))),
  )
  await picture(desk, 'presets-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await begin('Our parties')
  expect(await parts()).toBe(1)
  const written = await desk.page.$$eval('aside input', all =>
    all.map(each => (each as HTMLInputElement).value),
  )
  expect(written).toContain('our-parties')
  // The form by which an offer is asked for comes with it.
  expect(written).toContain('For birthday parties')
  await desk.page.setViewport({ width: 390, height: 844 })
  await desk.page.goto(`${building.site}/portal/pages`)
  await desk.sees('Begin a page with a preset')
  await picture(desk, 'presets-pages-390')
  expect(await desk.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(desk.thrown).toEqual([])
})

test('a visitor asks for a party there, and the cinema has it in its list with what is wished', async () => {
  const guest = await openWindow(building.browser, `${building.site}/de/info/kindergeburtstag`, {
    width: 390,
    height: 844,
  })
  await guest.page.waitForSelector('.enquiry textarea')
  await guest.press('Anfrage senden')
  await guest.sees('Bitte ausfüllen.')
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await guest.type('Wie viele Personen', '12')
  await guest.page.locator('.enquiry input[name="day"]').fill(day)
  // The films are read when the form is.
  const film = await guest.page.waitForSelector('.enquiry select[name="movieId"] option:nth-child(2)')
  const { id, title } = await film!.evaluate(option => {
    return { id: (option as HTMLOptionElement).value, title: option.textContent }
  })
  await guest.page.select('.enquiry select[name="movieId"]', id)
  await guest.type('Name', 'Jean Weber')
  await guest.type('E-Mail', 'jean@guest.example')
  await guest.page.type('.enquiry textarea', 'Sie werden acht.')
  await guest.press('Anfrage senden')
  await guest.sees('Ihre Anfrage ist angekommen.')
  await picture(guest, 'enquiry-sent-de-390')
  await desk.page.goto(`${building.site}/portal/messages`)
  await desk.sees('Birthday party')
  const said = await desk.page.$eval('.message', message => message.textContent)
  for (const word of ['Jean Weber', 'People12', title, 'Sie werden acht.']) expect(said).toContain(word)
  await picture(desk, 'messages-390')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  expect([...guest.thrown, ...desk.thrown]).toEqual([])
})

test('a question that a search found stands open on its page', async () => {
  const { port, host } = new URL(building.site)
  const client = openClient(Number(port), host)
  await client.arrive()
  expect((await client.call(signInByPassword, { body: owner.portal! })).status).toBe(200)
  const words = { question: { en: 'May hounds come along?' }, answer: { en: 'Only those that guide.' } }
  const body = [{ kind: 'questions' as const, id: '1', groupId: 'animals' }]
  const shown = { title: { en: 'Animals' }, slug: { en: 'animals' }, status: 'published' as const, body }
  const made = [
    await client.call(entryCalls(questionGroup).create, {
      params: { id: 'animals' },
      body: { title: { en: 'Animals' } },
    }),
    await client.call(entryCalls(question).create, {
      params: { id: 'hounds' },
      body: { groupId: 'animals', ...words },
    }),
    await client.call(entryCalls(page).create, { params: { id: 'animals' }, body: shown }),
  ]
  expect(made.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual([200, 200, 200])
  await until(async () => (await fetch(`${building.site}/en/info/animals`)).status === 200)
  const guest = await openWindow(building.browser, `${building.site}/en/search?q=hounds`, {
    width: 390,
    height: 844,
  })
  await guest.page.locator('.search-result a[href*="#question-"]').click()
  await guest.page.waitForSelector('details#question-hounds[open]')
  await guest.sees('Only those that guide.')
  expect(guest.thrown).toEqual([])
})
