import { expect } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { connectPaymentAccount } from '#core/billing/methods/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { managerAt } from '../people.ts'
import { openPlaces } from '../places.ts'
import { byHand, onWebsite } from '../small-exhibitor.ts'
import { bancontactKeys, bancontactProfiles, openFakeBancontact } from './bancontact-server.ts'

/** Where the website’s money is taken in a test. */
export const bancontactMethod = 'bancontact'

/** What a manager enters. */
export const bancontactSettings = {
  profile: bancontactProfiles.main,
  environment: 'test',
  key: bancontactKeys.main,
}

/** Relay and box on loopback beside a Bancontact Pro that the relay was told of, with its account connected. */
export async function openBancontactPlaces() {
  const bancontact = await openFakeBancontact()
  const places = await openPlaces({ hastened: true, relaySettings: { FOYER_BANCONTACT: bancontact.url } })
  await places.tenant.node.execute(byHand, tx => {
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] })
    changeEntry(tx, 'payment_method', bancontactMethod, {
      ...onWebsite('Bancontact', 5),
      driver: 'bancontact-pro',
    })
  })
  await places.agreed()
  const mia = await managerAt(places.relay.port)
  const connected = await mia.call(connectPaymentAccount, {
    params: { id: bancontactMethod },
    body: { settings: bancontactSettings },
  })
  expect(connected.status, connected.text).toBe(200)
  const { account } = connected.body
  bancontact.options.keysAt = `${places.url}/api/payments/keys/${account}`
  await places.agreed()
  return {
    bancontact,
    places,
    mia,
    account,
    async close() {
      await places.close()
      await bancontact.close()
    },
  }
}
export type BancontactPlaces = Awaited<ReturnType<typeof openBancontactPlaces>>
