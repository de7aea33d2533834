import { expect, test } from 'vitest'
import { makeKeys, readPrivateKey } from '#core/membership/keys.ts'
import {
  answerChallenge,
  challenge,
  isWelcome,
  provenBox,
  readFrame,
  welcome,
} from '#core/replication/handshake.ts'

const keysOf = ({ privatePem, publicKey }: ReturnType<typeof makeKeys>) => ({
  key: readPrivateKey(privatePem),
  publicKey,
})
const [box, relay, other] = [keysOf(makeKeys()), keysOf(makeKeys()), keysOf(makeKeys())]
const relayNonce = 'relay-nonce-0000'
const asked = { id: 'box-1', relayId: 'relay-1', nonce: 'box-nonce-000000', key: box.key }
const asking = {
  id: 'relay-1',
  nonce: relayNonce,
  publicKeyOf: (id: string) => (id === 'box-1' ? box.publicKey : undefined),
}

test('an enrolled box and its relay prove themselves to each other in three frames', () => {
  const { meeting, answer } = answerChallenge(challenge(relayNonce), asked)
  expect(provenBox(answer, asking)).toEqual(meeting)
  expect(isWelcome(welcome(meeting, relay.key), meeting, relay.publicKey)).toBe(true)
  expect(isWelcome(welcome(meeting, other.key), meeting, relay.publicKey)).toBe(false)
})

test('a relay welcomes nobody who is not enrolled, who signs with another key, or who says something else', () => {
  const { answer } = answerChallenge(challenge(relayNonce), asked)
  expect(provenBox({ ...answer, nodeId: 'box-2' }, asking)).toBeUndefined()
  expect(
    provenBox(answerChallenge(challenge(relayNonce), { ...asked, key: other.key }).answer, asking),
  ).toBeUndefined()
  expect(provenBox({ ...answer, kind: 'hello' }, asking)).toBeUndefined()
  expect(provenBox(answer, { ...asking, nonce: 'relay-nonce-0001' })).toBeUndefined()
})

test('a box signs no challenge that is none', () => {
  expect(() => answerChallenge({ kind: 'challenge' }, asked)).toThrow('no challenge of Foyer')
  expect(() => answerChallenge(challenge('short'), asked)).toThrow('no challenge of Foyer')
})

test('what has no kind is no message', () => {
  for (const text of ['', 'null', '7', '[]', '{"kind":7}', '{"kind"']) expect(readFrame(text)).toBeUndefined()
  expect(readFrame('{"kind":"hello","heads":[]}')).toEqual({ kind: 'hello', heads: [] })
})
