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

/** A register in a browser, wired to a terminal that plays what it is told. */
beforeAll(async () => {
  simulator = await startTerminalSimulator()
  places = await openPlaces({ pages: true, boxSettings: { FOYER_TERMINALS: 'here' } })
  const terminals = [{ id: 'desk', name: 'Desk', connection: simulator.connection, password: '000000' }]
  // As a fact of another node would bring them: no form has looked at the address.
  await places.tenant.node.execute(byTest, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals }))
  await places.agreed()
  browser = await openBrowser()
  register = await openWindow(browser, `${places.boxUrl}/register`, { width: 1440, height: 900 })
  await letIn()
  await register.press('carl')
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

/** Six euros' worth of popcorn, which lies among the snacks. */
async function addSnack() {
  await register.page.locator('.category ::-p-text(Snacks)').click()
  await register.page.locator('.product-keys ::-p-text(Popcorn)').click()
  await register.sees('€6.00')
}

/** Looks for what shuts people out; and takes a picture, when somebody wants to look. */
async function look(name: string) {
  const folder = process.env['FOYER_PICTURES']
  if (folder) await register.page.screenshot({ path: `${folder}/${name}.png` as `${string}.png` })
  expect(await faultsInBothLights(register.page), name).toEqual(spotless)
}

test('the sum goes to the terminal by itself, the till says what the guest does, and the sale is made', async () => {
  simulator.state.play = 'waits'
  await addSnack()
  await register.press('Card')
  await register.sees('The customer holds or inserts the card now.')
  await look('terminal-waits')
  simulator.state.go()
  await register.sees('Paid by card')
  expect(simulator.takenCents()).toBe(600)
  await register.press('Next customer')
})

test('a card that is declined is said so, another try goes through, and a stopped one takes nothing', async () => {
  simulator.state.play = 'decline'
  await addSnack()
  await register.page.keyboard.press('F10')
  await register.sees('The bank said no.')
  await look('terminal-declined')
  simulator.state.play = 'waits'
  await register.press('Ask terminal again')
  await register.sees('The customer holds or inserts the card now.')
  await register.page.keyboard.press('Escape')
  await register.sees('The payment was stopped.')
  await register.press('Pay another way')
  await register.press('Cash, exact')
  await register.sees('Sold: ')
  await register.press('Next customer')
  expect(simulator.takenCents()).toBe(600)
})

test('where the terminal does not answer the cashier looks, and what they say is kept', async () => {
  simulator.state.play = 'approve, line lost'
  simulator.state.clockMinutes = -60
  await addSnack()
  await register.press('Card')
  await register.sees('The terminal has not said whether the card was charged.')
  await look('terminal-lost')
  await until(() => simulator.state.asked.at(-1) === 0x0620)
  simulator.state.clockMinutes = 0
  await register.press('Card was charged')
  await register.sees('Paid by card')
  await register.press('Next customer')
  expect(simulator.takenCents()).toBe(1200)
})

/** As a till with a wide screen shows it, and one with a narrow one. */
async function lookAtTills(name: string) {
  for (const width of [1024, 1366]) {
    await register.page.setViewport({ width, height: 768 })
    await look(`${name}-${width}`)
  }
  await register.page.setViewport({ width: 1440, height: 900 })
}

test('a part by card is given back over the terminal, and comes off the list', async () => {
  await addSnack()
  await register.press('Split payment')
  for (const digit of ['3', '0', '0']) await register.page.click(`.keypad-key[data-key="${digit}"]`)
  await register.page.locator('.split-ways ::-p-text(Card)').click()
  await register.sees('Left to pay: €3.00')
  await look('terminal-part')
  expect(simulator.takenCents()).toBe(1500)
  await register.page.locator('.split-parts button').click()
  await register.press('Refund to the card')
  await register.sees('Left to pay: €6.00')
  await until(() => simulator.takenCents() === 1200)
  await register.press('Back')
  await register.press('Cash, exact')
  await register.sees('Sold: ')
  expect(register.thrown).toEqual([])
})

test('whoever closes the last shift is offered the terminal’s day, a difference is explained, and a lost answer is read off its paper', async () => {
  await register.page.keyboard.press('Escape')
  await register.press('Next customer')
  await register.page.keyboard.press('c')
  await register.press('Open the shift')
  await register.sees('carl has this drawer')
  await register.press('Count the drawer')
  await register.sees('Counted: €0.00')
  await register.page.keyboard.down('Shift')
  await register.page.keyboard.press('c')
  await register.page.keyboard.up('Shift')
  await register.press('Close the shift')
  await register.sees('Nobody sells at “Desk” any more')
  await lookAtTills('terminal-day-offer')
  await register.press('Card terminals')
  await register.sees('Sold over it')
  await lookAtTills('terminal-days')
  simulator.state.play = 'day of another sum'
  await register.press('End the day of “Desk”')
  await register.sees('The terminal has €6.00 more')
  await lookAtTills('terminal-day-differs')
  await register.page.locator('.terminal-day .input').fill('typed twice')
  await register.press('Keep the reason')
  await register.sees('carl: typed twice')
  simulator.state.play = 'day ended, line lost'
  await register.press('End the day of “Desk”')
  await register.sees('Nobody knows whether the day of “Desk” ended')
  await lookAtTills('terminal-day-lost')
  await register.press('It ended: type its total')
  await lookAtTills('terminal-day-typed')
  await register.press('Keep this total')
  await register.sees('the terminal says the same: €0.00')
  await lookAtTills('terminal-day-ended')
  expect(register.thrown).toEqual([])
})

test('a manager in the portal tests the connection of the terminal, and reads what it answered', async () => {
  const portal = await openWindow(browser, `${places.url}/portal/devices`, { width: 1440, height: 900 })
  await portal.type('Email', 'mia@small.example')
  await portal.type('Password', 'a good password')
  await portal.press('Sign in')
  await portal.press('register 1')
  await portal.press('Test the connection: Desk')
  await portal.sees('It answered and accepts the box.')
  const folder = process.env['FOYER_PICTURES']
  for (const width of folder ? [1440, 390] : []) {
    await portal.page.setViewport({ width, height: 900 })
    await portal.page.$eval('#terminal-tests', title => title.scrollIntoView())
    await portal.page.screenshot({ path: `${folder}/terminal-test-${width}.png` as `${string}.png` })
  }
  expect(await faultsInBothLights(portal.page)).toEqual(spotless)
  await portal.page.close()
})
