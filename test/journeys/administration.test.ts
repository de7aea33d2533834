import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#core/i18n/locale.ts'
import { openAdministrators } from '#relay/administration/administrators.ts'
import { faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** Whoever runs the server looks after its cinemas, and blocks one. */

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
beforeAll(async () => {
  building = await openBuilding()
  const random = (size: number) => randomBytes(size)
  const secret = openAdministrators(building.places.relay.data).make('Jo', Date.now(), random)!
  const link = `${building.site}/administration#${secret}`
  desk = await openWindow(building.browser, link, { width: 1440, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
}, 300_000)
afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png`, fullPage: true })
}
const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

test('the administrator sees the cinemas of the relay, makes a link, and blocks one after typing its name', async () => {
  const first = building.places.directory[0]!.id
  await desk.sees('Melusine')
  await desk.sees('Connected')
  // The secret stays in no history of the browser.
  expect(desk.page.url()).not.toContain('#')
  await desk.press('Make a founding link')
  await desk.sees('Whoever opens this link founds one company')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await picture(desk, 'administration-1440')
  await desk.page.reload()
  await desk.press('Block')
  await desk.sees('Its boxes go on')
  await picture(desk, 'administration-block-1440')
  for (const width of [1024, 390]) {
    await desk.page.setViewport({ width, height: 844 })
    expect([width, await desk.page.evaluate(isWide)]).toEqual([width, false])
    await picture(desk, `administration-block-${width}`)
  }
  await desk.page.setViewport({ width: 1440, height: 900 })
  await desk.type(`Type ${first} to block it`, first)
  await desk.press('Block now')
  await desk.sees('Blocked since')
  const visitor = await openWindow(building.browser, building.site, { width: 1440, height: 900 })
  await visitor.sees('This cinema’s pages are switched off')
  await picture(visitor, 'administration-blocked-site')
  await desk.press('Make active again')
  await desk.sees('Active')
  await visitor.page.close()
})

test('the page speaks all languages without a word missing', async () => {
  for (const locale of locales) {
    await desk.page.evaluate(each => localStorage.setItem('foyer.portal.locale', each), locale)
    await desk.page.reload()
    await desk.page.locator('.administration-card').wait()
    expect([locale, await faultsInWords(desk.page)]).toEqual([locale, []])
    await picture(desk, `administration-${locale}`)
  }
})
