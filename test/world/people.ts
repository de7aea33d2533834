import { expect } from 'vitest'
import { askToBeLetIn, letDeviceIn, readWaitingDevices } from '#core/devices/kiosks/contract.ts'
import { signInByPassword, signInByPin } from '#core/people/contract.ts'
import { openClient, type Client } from './client.ts'

/** A visitor's browser that has opened a page of the website. */
export async function visitorOf(port: number, host?: string): Promise<Client> {
  const visitor = openClient(port, host)
  await visitor.arrive()
  return visitor
}

/** The browser somebody first signed in with at each place; others that are opened there are the same machine. */
const knownDevices = new Map<number, string>()
/** The machines that were let in, by the names of their devices. */
const letIn = new Map<string, string>()

/** A machine at a box that mia has let in from the portal there, by the calls that pages make. */
export async function kioskAt(port: number, name = 'register 1', page: Page = 'register'): Promise<Client> {
  const client = await visitorOf(port)
  const cookie = letIn.get(name)
  if (cookie) client.cookies.set('foyer_kiosk', cookie)
  const asked = await client.call(askToBeLetIn, { body: { page } })
  expect(asked.status, asked.text).toBe(200)
  if (asked.body.access !== 'active') {
    const manager = await managerAt(port)
    const { waiting } = (await manager.call(readWaitingDevices)).body
    const { uid, code, cinemaId } = waiting.find(each => each.code === asked.body.code)!
    const answer = await manager.call(letDeviceIn, { body: { uid, code, cinemaId, name } })
    expect(answer.status, answer.text).toBe(200)
  }
  letIn.set(name, client.cookies.get('foyer_kiosk')!)
  return client
}
type Page = 'register' | 'scanner' | 'signage'

/** An employee of the small house, signed in by PIN at a kiosk that was let in there. */
export async function employeeAt(port: number, employeeId: 'mia' | 'carl' | 'ugo', device = 'register 1') {
  const client = await kioskAt(port, device)
  const known = knownDevices.get(port)
  if (known) client.cookies.set('foyer_device', known)
  const answer = await client.call(signInByPin, { body: { employeeId, pin: '1234' } })
  expect(answer.status, answer.text).toBe(200)
  knownDevices.set(port, client.cookies.get('foyer_device')!)
  return client
}

/** Mia in the portal, signed in by mail and password. */
export function managerAt(port: number, host?: string): Promise<Client> {
  return portalAt(port, 'mia', host)
}

/** An employee of the small house in the portal, signed in by mail and password. */
export async function portalAt(port: number, employeeId: string, host?: string): Promise<Client> {
  const client = await visitorOf(port, host)
  const body = { email: `${employeeId}@small.example`, password: miasPassword.password }
  const answer = await client.call(signInByPassword, { body })
  expect(answer.status, answer.text).toBe(200)
  return client
}

export const miasPassword = { email: 'mia@small.example', password: 'a good password' }
