import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { createSchedule, type Programme } from '#core/planning/contract.ts'
import { openClient } from '../world/client.ts'
import { freeSlot } from './free-slot.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** A manager at the door takes an admission back, and the guest comes in once more. */

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
let scanner: Window
const demo = demoExhibitors[0]!
const manager = demo.employees.find(({ pin, employee }) => pin && employee.roleIds.includes('manager'))!

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1280, height: 800 })
  scanner = await openWindow(building.browser, `${building.box}/scanner`, { width: 390, height: 844 })
  for (const window of [register, scanner]) {
    await window.press(manager.employee.name)
    for (const digit of manager.pin!)
      await window.page
        .locator(`::-p-xpath(//*[@class="keypad"]//button[normalize-space(.)="${digit}"])`)
        .click()
    await window.press('Sign in')
  }
})

afterAll(async () => {
  await building?.close()
})

async function look(name: string): Promise<void> {
  expect(await faultsInBothLights(scanner.page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await scanner.page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` })
}

/** The newest ticket of the box's own. */
function newestTicket(): string {
  const db = new Database(`${building.places.boxes[0]!.data}/box.db`, { readonly: true })
  try {
    return db
      .prepare(
        'SELECT l.ticket_id FROM bill_lines l JOIN bills b ON b.id = l.bill_id WHERE l.ticket_id IS NOT NULL ORDER BY b.opened_at DESC LIMIT 1',
      )
      .pluck()
      .get() as string
  } finally {
    db.close()
  }
}

/** Plans a show of today, so that there is one at any hour of the day. Returns its film's title. */
async function planShow(): Promise<string> {
  const programme = (await (await fetch(`${building.box}/api/programme`)).json()) as Programme
  const { movie, version, screen, day, time } = freeSlot(programme, 'cine-melusine')
  const { portal } = demo.employees.find(each => each.portal && each.employee.roleIds.includes('manager'))!
  const client = openClient(Number(new URL(building.box).port))
  await client.arrive()
  await client.call(signInByPassword, { body: { email: portal!.email, password: portal!.password } })
  const body = { id: 'door-show-0001', versionId: version.id, screenId: screen.id, day, time }
  expect((await client.call(createSchedule, { body })).status).toBe(200)
  return movie.title
}

const scan = async (code: string) => {
  await scanner.page.locator('.code-field input').fill(code)
  await scanner.page.keyboard.press('Enter')
}

test('an admission is undone by two presses, says where it was made, and the ticket opens the door once more', async () => {
  const title = await planShow()
  await register.press(title)
  await register.page.locator('.rates .sell-key:not([aria-disabled])').click()
  await register.page.locator('.cash-ways .button:nth-child(2)').click()
  await register.sees('Sold:')
  // Its own door is open all day; that of all shows an hour before, and in the evening no screen may be free so soon.
  await scanner.press(title)
  await scanner.sees('Ready to scan')
  const ticket = newestTicket()
  await scan(ticket)
  await scanner.sees('Admitted')
  await scan(ticket.toUpperCase())
  await scanner.sees('Already used')
  await scanner.sees(manager.employee.name)
  await look('scanner-used')
  await scanner.press('Undo admission')
  await scanner.press('Really undo?')
  await scanner.sees('Admission undone')
  await look('scanner-undone')
  await scan(ticket)
  await scanner.sees('Admitted')
  await scan(ticket.toUpperCase())
  await scanner.sees('Already used')
  expect(scanner.thrown).toEqual([])
})
