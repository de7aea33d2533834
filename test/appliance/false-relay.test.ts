import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { makeKeys, readPrivateKey } from '#core/membership/keys.ts'
import { proveMeeting } from '#core/devices/line-proof.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

const nonce = 'a-nonce-of-the-relay'
type Said = { kind: string; nodeId: string; nonce: string }

/** What stands in for the relay's proof, one answer a connection. */
const answers: ((said: Said, proof: unknown) => unknown)[] = [
  () => undefined,
  (_, proof) => proof,
  ({ nodeId, nonce: boxNonce }) =>
    proveMeeting(
      'relay',
      { relayId: places.tenant.node.identity.nodeId, boxId: nodeId, relayNonce: nonce, boxNonce },
      readPrivateKey(makeKeys().privatePem),
    ),
]

test('who answers in the relay’s place with no proof, the box’s own or one by another key hears nothing', async () => {
  await places.cutLine()
  const heard: string[] = []
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/box' })
  await once(server, 'listening')
  places.putInRelaysPlace((server.address() as AddressInfo).port)
  server.on('connection', line => {
    line.send(JSON.stringify({ kind: 'challenge', nonce }))
    line.on('message', data => {
      const said = JSON.parse(String(data)) as Said & { proof: unknown }
      const answer = answers[heard.push(said.kind) - 1]
      line.send(JSON.stringify({ kind: 'welcome', proof: answer?.(said, said.proof) }))
    })
  })
  await until(() => heard.length >= answers.length)
  await until(() => places.box.link.condition().trouble?.code === 'relay_unproven')
  expect(new Set(heard)).toEqual(new Set(['proof']))
  expect(places.box.link.connected()).toBe(false)
  for (const line of server.clients) line.terminate()
  await new Promise(resolve => server.close(resolve))
})
