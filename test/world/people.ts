import { expect } from 'vitest'
import { signInByPassword, signInByPin } from '#core/people/contract.ts'
import { openClient, type Client } from './client.ts'

/** A visitor's browser that has opened a page of the website. */
export async function visitorOf(port: number, host?: string): Promise<Client> {
  const visitor = openClient(port, host)
  await visitor.arrive()
  return visitor
}

/** An employee of the small house, signed in by PIN at a kiosk. */
export async function employeeAt(port: number, employeeId: 'mia' | 'carl' | 'ugo', device = 'register 1') {
  const client = await visitorOf(port)
  const answer = await client.call(signInByPin, { body: { employeeId, pin: '1234', device } })
  expect(answer.status, answer.text).toBe(200)
  return client
}

/** Mia in the portal, signed in by mail and password. */
export async function managerAt(port: number, host?: string): Promise<Client> {
  const client = await visitorOf(port, host)
  const answer = await client.call(signInByPassword, { body: miasPassword })
  expect(answer.status, answer.text).toBe(200)
  return client
}

export const miasPassword = { email: 'mia@small.example', password: 'a good password' }
