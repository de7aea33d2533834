import { expect } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { connectPaymentAccount } from '#core/billing/methods/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Client } from '../client.ts'
import { managerAt } from '../people.ts'
import { openPlaces } from '../places.ts'
import { byHand, onWebsite } from '../small-exhibitor.ts'
import { mollieKeys, openFakeMollie } from './mollie-server.ts'

/** Where the website’s money is taken in a test. */
export const mollieMethod = 'mollie'

/**
 * Relay and box on loopback beside a Mollie that the relay was told of; the website offers a method of Mollie’s, to which
 * nothing is connected yet. Mia may change settings.
 */
export async function openMolliePlaces() {
  const mollie = await openFakeMollie()
  const places = await openPlaces({ hastened: true, relaySettings: { FOYER_MOLLIE: mollie.url } })
  await places.tenant.node.execute(byHand, tx => {
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] })
    changeEntry(tx, 'payment_method', mollieMethod, { ...onWebsite('Mollie', 5), driver: 'mollie' })
  })
  await places.agreed()
  const mia = await managerAt(places.relay.port)
  return {
    mollie,
    places,
    mia,
    async close() {
      await places.close()
      await mollie.close()
    },
  }
}
export type MolliePlaces = Awaited<ReturnType<typeof openMolliePlaces>>

/** Enters a key as the portal does. */
export const enterKey = (mia: Client, key: string = mollieKeys.main) =>
  mia.call(connectPaymentAccount, { params: { id: mollieMethod }, body: { settings: { key } } })

/** The account that takes the money from now on. */
export async function connectMollie(mia: Client): Promise<string> {
  const connected = await enterKey(mia)
  expect(connected.status, connected.text).toBe(200)
  return connected.body.account
}
