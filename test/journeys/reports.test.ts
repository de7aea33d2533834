import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** Reports in the portal: what was taken, who came, what is open, and the ones people keep and share. */

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

async function signIn(address: string): Promise<Window> {
  const window = await openWindow(building.browser, `${address}/portal`, { width: 1440, height: 1000 })
  await window.type('Email', owner.portal!.email)
  await window.type('Password', owner.portal!.password)
  await window.press('Sign in')
  await window.sees('Takings today')
  return window
}

beforeAll(async () => {
  building = await openBuilding()
  desk = await signIn(building.site)
})

afterAll(async () => {
  await building?.close()
})

async function look({ page }: Window, name: string): Promise<void> {
  expect(await faultsInBothLights(page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 1000],
  ] as const) {
    await page.setViewport({ width, height })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) as `${string}.png` })
  }
}

const cell = ({ page }: Window, line: string, column: number) =>
  page.$$eval(
    '.report-table tr',
    (rows, wanted, at) =>
      rows
        .find(row => row.querySelector('th')?.textContent?.startsWith(wanted as string))
        ?.querySelectorAll('td')[at as number]?.textContent ?? null,
    line,
    column,
  )

test('takings are told by day and by film, and both come to the same sum', async () => {
  await desk.page.goto(`${building.site}/portal/reports?days=this_month&compare=before`)
  await desk.page.waitForSelector('.report-table')
  const [tickets, gross] = [await cell(desk, 'Total', 0), await cell(desk, 'Total', 5)]
  expect(gross).toMatch(/^€\d/)
  await look(desk, 'reports-takings')
  await desk.page.goto(`${building.site}/portal/reports?days=this_month&by=movie`)
  await desk.page.waitForSelector('.report-table tbody th')
  expect(tickets).toContain((await cell(desk, 'Total', 0))!)
  expect(gross).toContain((await cell(desk, 'Total', 5))!)
  await look(desk, 'reports-films')
})

test('shows, payments and vouchers have reports of their own', async () => {
  for (const [subject, says] of [
    ['shows', 'How full'],
    ['payments', 'by payment method'],
    ['vouchers', 'Due to guests'],
  ] as const) {
    await desk.page.goto(`${building.site}/portal/reports?subject=${subject}&days=this_year`)
    await desk.page.waitForSelector('.report-table tbody th')
    await desk.sees(says)
    await look(desk, `reports-${subject}`)
  }
})

test('a report is kept under a name and opened by a press', async () => {
  await desk.page.goto(`${building.site}/portal/reports?by=product&days=last_month&kind=product`)
  await desk.press('Keep this report')
  await desk.type('Name', 'Bar of the month')
  await look(desk, 'reports-keeping')
  // A relay that has just started writes for the whole company when its boxes have said their first word.
  await until(async () => {
    await desk.press('Keep under this name').catch(() => undefined)
    return desk.page
      .waitForFunction(() => location.search.startsWith('?view='), { timeout: 3000 })
      .then(
        () => true,
        () => false,
      )
  })
  await desk.page.goto(`${building.site}/portal/reports`)
  await desk.press('Bar of the month')
  await desk.sees('last month')
  await desk.sees('by product')
  expect(desk.thrown).toEqual([])
})

test('the box has the same reports with the line cut', async () => {
  const till = await signIn(building.box)
  await till.page.goto(`${building.box}/portal/reports?days=this_month`)
  await till.page.waitForSelector('.report-table')
  expect(await cell(till, 'Total', 5)).toMatch(/^€\d/)
  expect(till.thrown).toEqual([])
})

test('what is shown is printed without what is around it', async () => {
  await desk.page.goto(`${building.site}/portal/reports?days=this_month&by=movie`)
  await desk.page.waitForSelector('.report-table tbody th')
  await desk.page.emulateMediaType('print')
  const shown = await desk.page.evaluate(() =>
    ['.report-table', '.rail', '.page-actions', '.report-views'].map(
      each => (document.querySelector(each) as HTMLElement | null)?.offsetParent !== null,
    ),
  )
  expect(shown).toEqual([true, false, false, false])
  const folder = process.env['FOYER_PICTURES']
  if (folder)
    await desk.page.pdf({ path: join(folder, 'reports-printed.pdf') as `${string}.pdf`, landscape: true })
  await desk.page.emulateMediaType('screen')
})
