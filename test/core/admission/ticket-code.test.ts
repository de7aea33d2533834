import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { looksSigned, readTicketCode, writeTicketCode } from '#core/admission/ticket-code.ts'
import { typedId } from '#core/journal/id.ts'

const pair = () => generateKeyPairSync('ed25519')
const ours = pair()
const stranger = pair()
const ticket = {
  ticketId: 'k7m2p9x4qa',
  scheduleId: 'show-tonight',
  seatId: 'F12',
  nodeId: 'box-1',
  epoch: 1,
  seq: 42,
}
const by = {
  hasSigned: (nodeId: string, text: Buffer, signature: Buffer) =>
    nodeId === 'box-1' && verify(null, text, ours.publicKey, signature),
}
const code = writeTicketCode(ticket, ours.privateKey)

test('a code says which ticket, show and seat it is, to whoever knows the seller’s key', () => {
  expect(readTicketCode(code, by)).toEqual(ticket)
  expect(readTicketCode(` ${code}\r\n`, by)).toEqual(ticket)
})

test('a code fits a QR code that a hand scanner reads at once', () => {
  const longest = {
    ticketId: 'k7m2p9x4qa',
    scheduleId: 's'.repeat(36),
    seatId: 'AA99',
    nodeId: 'relay-0123456789',
    epoch: 12_345,
    seq: 12_345_678,
  }
  expect(writeTicketCode(longest, ours.privateKey).length).toBeLessThan(200)
})

test.each([
  ['another seat', code.replace('.F12.', '.F13.')],
  ['another ticket', code.replace('k7m2p9x4qa', 'k7m2p9x4qb')],
  ['another show', code.replace('show-tonight', 'show-gala')],
  ['another signature', `${code.slice(0, -4)}AAAA`],
  ['no signature', code.slice(0, code.lastIndexOf('.') + 1)],
  ['half of it torn off', code.slice(0, code.length / 2)],
  ['a part too many', `${code}.x`],
  ['a number that is none', code.replace('.1.42.', '.1.x.')],
  ['the form it had before', code.replace('.1.42', '')],
  ['another mark', code.replace('FOYER1', 'FOYER2')],
  ['nothing at all', ''],
])('a code with %s is no ticket', (_, text) => {
  expect(readTicketCode(text, by)).toBeUndefined()
})

test('a code signed with a foreign key is no ticket, whoever it claims to be from', () => {
  expect(readTicketCode(writeTicketCode(ticket, stranger.privateKey), by)).toBeUndefined()
  expect(
    readTicketCode(writeTicketCode({ ...ticket, nodeId: 'box-9' }, stranger.privateKey), by),
  ).toBeUndefined()
})

test('what a box signs for another purpose is no ticket, however it is cut into parts', () => {
  const text = 'foyer box box-1 a.ticket.show-tonight.F12.box-1.1.42'
  const signature = sign(null, Buffer.from(text), ours.privateKey).toString('base64url')
  expect(readTicketCode(`${text}.${signature}`, by)).toBeUndefined()
})

test('a signed code is told from one typed by hand', () => {
  expect([code, `  ${code}`, code.toLowerCase()].map(looksSigned)).toEqual([true, true, true])
  expect(['k7m2p9x4qa', 'FOYER', ''].map(looksSigned)).toEqual([false, false, false])
})

test.each([
  'k7m01p9x4a',
  'K7M01P9X4A',
  'K7M0 1P9X 4A',
  'k7m0-1p9x-4a',
  ' k7mO 1p9x 4a ',
  'k7moip9x4a',
  'K7MOLP9X4A',
])('typed as "%s" it is the ticket k7m01p9x4a', typed => {
  expect(typedId(typed)).toBe('k7m01p9x4a')
})
