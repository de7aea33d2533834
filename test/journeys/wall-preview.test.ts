import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faults } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A manager looks at a view on walls, wide and tall, while it is typed and before anything is kept. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1366, height: 900 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
}, 300_000)
afterAll(() => building?.close())

async function picture(title: string) {
  const pictures = process.env['FOYER_PICTURES']
  if (pictures) await desk.page.screenshot({ path: join(pictures, `${title}.png`) as `${string}.png` })
}

/** Waits until both walls of the preview say this. */
const walls = (says: string) =>
  desk.page.waitForFunction(
    wanted => {
      const frames = [...document.querySelectorAll<HTMLIFrameElement>('.wall-preview-frame')]
      return (
        frames.length === 2 &&
        frames.every(({ contentDocument }) => contentDocument?.body?.innerText.includes(wanted))
      )
    },
    { timeout: 60_000 },
    says,
  )

test('words stand on a wide and a tall wall as they are typed, and on none before they are saved', async () => {
  await desk.page.goto(`${building.site}/portal/wall-views?entry=new`)
  await walls('Ciné Mélusine')
  await picture('wall-preview-shows')
  await desk.choose('Shows', 'Words')
  await desk.page.type('#field-title', 'Late show at ten')
  await walls('Late show at ten')
  const shapes = await desk.page.$$eval('.wall-preview-frame', frames =>
    frames.map(frame => frame.clientWidth > frame.clientHeight),
  )
  expect(shapes).toEqual([true, false])
  await desk.page.$eval('.wall-preview', preview => preview.scrollIntoView({ block: 'center' }))
  await picture('wall-preview-words')
  expect(await faults(desk.page)).toEqual([])
  expect(desk.thrown).toEqual([])
})

test('a theme is seen over today’s shows before its days begin', async () => {
  await desk.page.goto(`${building.site}/portal/wall-themes?entry=new`)
  await desk.choose('Look', 'Easter')
  await desk.page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLIFrameElement>('.wall-preview-frame')].filter(
        ({ contentDocument }) => contentDocument?.querySelector('.wall[data-look="easter"]') != null,
      ).length === 2,
    { timeout: 60_000 },
  )
  await desk.page.$eval('.wall-preview', preview => preview.scrollIntoView({ block: 'center' }))
  await picture('wall-preview-theme')
  expect(desk.thrown).toEqual([])
})
