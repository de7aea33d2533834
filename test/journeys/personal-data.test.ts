import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

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
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png`, fullPage: true })
}

/** An order of the website whose number the other cinema gave to an order of somebody else. */
function guestWithSharedNumber(): Promise<{ number: string; email: string }> {
  return desk.page.evaluate(async () => {
    const asked = async <Answer>(path: string) => {
      const answer = await fetch(path, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
      return (await answer.json()) as Answer
    }
    type Bills = { bills: { id: string; number: string | null; cinemaId: string; status: string }[] }
    const mailOf = async (id: string) =>
      (await asked<{ buyer: { email: string } | null }>(`/api/bills/${id}`)).buyer?.email
    const { cinemas } = await asked<{ cinemas: { id: string }[] }>('/api/programme')
    const { bills } = await asked<Bills>(`/api/bills?source=site&cinema=${cinemas[1]!.id}`)
    for (const { id, number, status } of bills) {
      if (!number || status !== 'settled') continue
      const found = await asked<Bills>(`/api/bill-search?text=${number}`)
      const mails = await Promise.all(found.bills.map(bill => mailOf(bill.id)))
      const email = await mailOf(id)
      if (email && mails.some(each => each && each !== email)) return { number, email }
    }
    throw new Error('no number was given to two customers')
  })
}

test('a manager finds what is kept about a guest, and erases it after typing the word', async () => {
  const { number, email } = await guestWithSharedNumber()
  await desk.page.goto(`${building.site}/portal/personal-data`)
  await desk.type('Email of the guest', 'nobody@nowhere.example')
  await desk.press('Look')
  await desk.page.waitForSelector('[role=alert]')
  // Each cinema counts its own orders, and both have one with this number.
  await desk.type('Email of the guest', number)
  await desk.press('Look')
  await desk.sees('Look for the customer’s email instead')
  await desk.type('Email of the guest', email)
  await desk.press('Look')
  await desk.sees('Forget who this was')
  await picture(desk, 'personal-data-1440')
  expect(await faultsInBothLights(desk.page)).toEqual(spotless)
  await desk.type('Type ERASE to confirm', 'erase')
  await desk.press('Erase for ever')
  await desk.sees('are without a name now')
  await desk.type('Email of the guest', email)
  await desk.press('Look')
  await desk.page.waitForSelector('[role=alert]')
  await desk.page.setViewport({ width: 390, height: 844 })
  expect(await desk.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await picture(desk, 'personal-data-390')
})
