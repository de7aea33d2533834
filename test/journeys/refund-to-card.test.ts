import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { letDeviceIn, readWaitingDevices } from '#core/devices/kiosks/contract.ts'
import { managerAt } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { startTerminalSimulator, type TerminalSimulator } from '../world/terminal-simulator.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBrowser, type Windows } from './browser.ts'
import { openWindow, type Window } from './building.ts'

let places: Places
let simulator: TerminalSimulator
let browser: Windows
let register: Window

const byTest = { who: 'node', via: 'test' }

/** A register in a browser, wired to a terminal that plays what it is told; somebody who may refund stands there. */
beforeAll(async () => {
  simulator = await startTerminalSimulator()
  places = await openPlaces({ pages: true, boxSettings: { FOYER_TERMINALS: 'here' } })
  const terminals = [{ id: 'desk', name: 'Desk', connection: simulator.connection, password: '000000' }]
  await places.tenant.node.execute(byTest, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals }))
  await places.agreed()
  browser = await openBrowser()
  register = await openWindow(browser, `${places.boxUrl}/register`, { width: 1366, height: 768 })
  await letIn()
  await register.press('mia')
  for (const digit of '1234') await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
})
afterAll(async () => {
  await browser?.close()
  await places?.close()
  await simulator?.stop()
})
beforeEach(() => void (simulator.state.play = 'approve'))

async function letIn(): Promise<void> {
  const manager = await managerAt(places.box.port)
  const waits = async () => (await manager.call(readWaitingDevices)).body.waiting[0]
  await until(async () => (await waits()) !== undefined)
  const { uid, code, cinemaId } = (await waits())!
  await manager.call(letDeviceIn, { body: { uid, code, cinemaId, name: 'register 1' } })
  const { node } = places.box.tenant
  await until(() => node.catalogue.all('device').some(({ status }) => status === 'active'))
  const { id } = node.catalogue.all('device').find(({ status }) => status === 'active')!
  await node.execute(byTest, tx => changeEntry(tx, 'device', id, { terminalId: 'desk' }))
}

/** Popcorn for six euros by card, and its bill opened to be refunded. */
async function sellAndRefund() {
  await register.page.locator('.category ::-p-text(Snacks)').click()
  await register.page.locator('.product-keys ::-p-text(Popcorn)').click()
  await register.sees('€6.00')
  await register.press('Card')
  await register.sees('Paid by card')
  await register.press('Next customer')
  await register.press('Receipts')
  await register.sees('Latest receipts')
  // What was listed before stands there until the list was read again.
  await register.page.waitForFunction(() => {
    const latest = document.querySelector('.bill-open')
    return latest && !latest.querySelector('.bill-back')
  })
  await register.page.locator('.bill-open').click()
  await register.press('Refund all')
  await register.sees('The card terminal refunds €6.00')
}

/** Looks for what shuts people out; and takes a picture, when somebody wants to look. */
async function look(name: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await register.page.screenshot({ path: `${folder}/${name}.png` as `${string}.png` })
  expect(await faultsInBothLights(register.page), name).toEqual(spotless)
}

test('what was paid at the wired terminal goes back over it by itself, and the till says what the guest does', async () => {
  await sellAndRefund()
  await look('giving-before')
  simulator.state.play = 'waits'
  await register.page.keyboard.press('Enter')
  await register.sees('The terminal is refunding €6.00')
  await register.sees('The customer holds or inserts the card now.')
  await look('giving-now')
  simulator.state.go()
  await register.sees('€6.00 is refunded')
  await look('giving-done')
  expect(simulator.takenCents()).toBe(0)
  await register.press('OK')
})

test('where the terminal cannot, the till says why and offers cash, and the money is in sight until it is back', async () => {
  await register.page.keyboard.press('Escape')
  await register.page.keyboard.press('Escape')
  await sellAndRefund()
  simulator.state.play = 'decline'
  await register.page.keyboard.press('Enter')
  await register.sees('The bank said no.')
  await register.sees('€6.00 is still to be refunded to the card')
  await look('giving-declined')
  await register.press('Give €6.00 in cash')
  await register.sees('€6.00 is refunded')
  expect(simulator.takenCents()).toBe(600)
  expect(register.thrown).toEqual([])
})
