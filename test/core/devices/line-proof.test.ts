import { expect, test } from 'vitest'
import { makeKeys, readPrivateKey } from '#core/membership/keys.ts'
import { meetingProven, proveMeeting, type Meeting } from '#core/devices/line-proof.ts'

const box = makeKeys()
const relay = makeKeys()
const meeting: Meeting = {
  relayId: 'relay-1',
  boxId: 'box-1',
  relayNonce: 'relay-nonce-0000',
  boxNonce: 'box-nonce-000000',
}
const fromBox = proveMeeting('box', meeting, readPrivateKey(box.privatePem))
const fromRelay = proveMeeting('relay', meeting, readPrivateKey(relay.privatePem))

test('box and relay prove themselves to each other at every connection', () => {
  expect(meetingProven('box', meeting, fromBox, box.publicKey)).toBe(true)
  expect(meetingProven('relay', meeting, fromRelay, relay.publicKey)).toBe(true)
})

test.each<[string, Partial<Meeting>]>([
  ['forwarded to another relay', { relayId: 'relay-2' }],
  ['under another box’s name', { boxId: 'box-2' }],
  ['to another question of the relay', { relayNonce: 'relay-nonce-0001' }],
  ['at another connection of the box', { boxNonce: 'box-nonce-000001' }],
  ['for a number that is none', { boxNonce: '' }],
])('the same proof %s is worth nothing', (_, change) => {
  expect(meetingProven('box', { ...meeting, ...change }, fromBox, box.publicKey)).toBe(false)
})

test('no proof stands for the other side, for another key, or for nothing', () => {
  expect(meetingProven('relay', meeting, fromBox, box.publicKey)).toBe(false)
  expect(meetingProven('box', meeting, fromBox, relay.publicKey)).toBe(false)
  expect(meetingProven('box', meeting, fromBox, 'AAAA')).toBe(false)
  for (const proof of ['', 'AAAA', 7, undefined])
    expect(meetingProven('box', meeting, proof, box.publicKey)).toBe(false)
})
