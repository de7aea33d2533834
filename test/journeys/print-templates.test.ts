import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A manager arranges what stands on paper, and sees it as paper. */

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

beforeAll(async () => {
  building = await openBuilding()
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1280, height: 1000 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
})

afterAll(async () => {
  await building?.close()
})

async function look(name: string): Promise<void> {
  expect(await faultsInBothLights(desk.page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await desk.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

const paper = () =>
  desk.page.$eval('.slip-preview-paper .paper-slip', slip =>
    [...slip.querySelectorAll('.paper-line')].map(line => line.textContent!.trim()).filter(Boolean),
  )
const settled = (isRight: (lines: string[]) => boolean) =>
  expect.poll(async () => isRight(await paper()), { timeout: 10_000 }).toBe(true)

test('a receipt is arranged and seen as paper on either width before it is saved, and its VAT stays on it', async () => {
  await desk.page.goto(`${building.site}/portal/print-templates`)
  await desk.press('New template')
  await desk.sees('An example, as it comes out with what is typed now.')
  await desk.choose('Cinema', demo.cinemas[0]!.cinema.name)
  await desk.choose('What is printed', 'Receipt')
  await settled(lines => lines.some(line => line.includes('Served by Anna')))
  await desk.page.type('#field-foot', 'Follow us at the bar')
  await desk.page.click('::-p-xpath(//*[@id="field-receiptLines"]//label[.="Register and cashier"])')
  await settled(lines => lines.at(-1) === 'Follow us at the bar' && !lines.join().includes('Served by'))
  expect((await paper()).find(line => line.startsWith('---'))).toHaveLength(48)
  await desk.page.click('::-p-xpath(//*[@class="slip-preview"]//label[.="58 mm"])')
  await settled(lines => lines.find(line => line.startsWith('---'))?.length === 32)
  await desk.page.$eval('.slip-preview', each => each.scrollIntoView())
  await look('print-template-58')
  const isFixed = await desk.page.$eval(
    '::-p-xpath(//*[@id="field-receiptLines"]//li[contains(., "VAT by rate")]//input)',
    input => (input as HTMLInputElement).disabled,
  )
  expect(isFixed).toBe(true)
  await desk.page.click('::-p-xpath(//*[@class="slip-preview"]//label[.="80 mm"])')
  await desk.page.$eval('#field-receiptLines', each => each.scrollIntoView())
  await look('print-template-80')
  await desk.press('Create')
  await desk.sees('Who changed what')
  await look('print-template-made')
  expect(desk.thrown).toEqual([])
})

test('a voucher’s slip is arranged and an invoice worded, each seen as paper in the language of who gets it', async () => {
  await desk.page.goto(`${building.site}/portal/print-templates`)
  await desk.press('New template')
  await desk.choose('Cinema', demo.cinemas[0]!.cinema.name)
  await desk.choose('What is printed', 'Voucher')
  await settled(lines => lines.includes('Gift card') && lines.includes('K7Q4-M92T-DXAB'))
  await desk.page.type('#field-head', 'A present for you')
  await settled(lines => lines[0] === 'A present for you')
  // The bar with its buttons covers what is scrolled to the very end of the panel.
  await desk.page.$eval(
    '::-p-xpath(//*[@id="field-voucherLines"]//li[contains(., "How it is used")]//input)',
    input => (input as HTMLInputElement).click(),
  )
  await settled(lines => !lines.join().includes('Show this code'))
  await desk.page.$eval('#field-voucherLines', each => each.scrollIntoView())
  await look('print-template-voucher')
  await desk.page.click('::-p-xpath(//*[@class="slip-preview"]//label[.="58 mm"])')
  await desk.page.$eval('.slip-preview', each => each.scrollIntoView())
  await look('print-template-voucher-58')
  await desk.choose('What is printed', 'Invoice')
  await desk.sees('Every line of an invoice is asked for by law')
  expect(await desk.page.$('.slip-lines')).toBeNull()
  await desk.page.type('#field-foot', 'IBAN LU28 0019 4006 4475 0000')
  await desk.page.waitForFunction(() =>
    document.querySelector('.invoice-preview-foot')?.textContent?.includes('IBAN'),
  )
  await desk.page.$eval('.slip-preview', each => each.scrollIntoView())
  await look('print-template-invoice')
  await desk.press('Create')
  await desk.sees('Who changed what')
  expect(desk.thrown).toEqual([])
})
