import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { askToBeLetIn, letInByLink, readLinkedDevice, readThisDevice } from '#core/devices/kiosks/contract.ts'
import { visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'employee', 'mia', { receivesManagementNotifications: true }),
  )
})
afterAll(() => places.close())

const mails = async () => (await fetch(`${places.outside.url}/mail`)).text()

test('the management is mailed a link that lets one machine in, once, and names its code', async () => {
  const machine = await visitorOf(places.box.port)
  const ask = () => machine.call(askToBeLetIn, { body: { page: 'register' } })
  const { code } = (await ask()).body
  await until(async () => {
    await ask()
    return (await mails()).includes(code!)
  })
  const all = await allMails()
  const [, key = ''] = /\/portal\/let-in#([\w.-]+)/.exec(all) ?? []
  const anybody = await visitorOf(places.relay.port)
  const linked = await anybody.call(readLinkedDevice, { body: { key } })
  expect(linked.body).toMatchObject({ code, type: 'register' })

  const relay = [places.tenant]
  const forged = `${key.slice(0, -4)}AAAA`
  await refuses(anybody, relay, 404, 'ask_unknown', () =>
    anybody.call(letInByLink, { body: { key: forged, name: 'Till' } }),
  )
  expect((await anybody.call(letInByLink, { body: { key, name: 'Till by mail' } })).status).toBe(200)
  await refuses(anybody, relay, 404, 'ask_unknown', () =>
    anybody.call(letInByLink, { body: { key, name: 'Till again' } }),
  )
  await until(
    async () =>
      (await machine.call(readThisDevice, { query: { page: 'register' } })).body.access === 'active',
  )
}, 90_000)

/** The mailbox's list links to the mails themselves. */
async function allMails(): Promise<string> {
  const list = await mails()
  const paths = [...list.matchAll(/href="(\/mail\/[^"]+)"/g)].map(([, path]) => `${path}/body`)
  const pages = paths.map(async path => (await fetch(`${places.outside.url}${path}`)).text())
  return [list, ...(await Promise.all(pages))].join('\n')
}
