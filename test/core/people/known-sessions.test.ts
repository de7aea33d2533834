import { hash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { letIn } from '#core/kiosks/commands.ts'
import { tokensOf } from '#core/kiosks/store.ts'
import type { Node } from '#core/journal/node.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'
import {
  dropEndedSessions,
  dropSession,
  dropSessionOf,
  dropSessionsBegunWith,
  dropSessionsOf,
  findSession,
  putSession,
  secretStamps,
  touchSession,
  type SessionRow,
} from '#core/people/store.ts'

const carls: SessionRow = {
  id: 'session-1',
  employeeId: 'carl',
  purpose: 'kiosk',
  factors: 'pin',
  device: 'register 1',
  createdMs: 0,
  seenMs: 1000,
  endsMs: 9_000_000,
  rights: '',
  browser: 'unknown',
  system: 'unknown',
  address: '',
}

let node: Node
beforeEach(async () => {
  ;({ node } = await openSmallNode())
  putSession(node.db, 'one', carls)
  putSession(node.db, 'two', { ...carls, id: 'session-2' })
  expect(known()).toEqual(['session-1', 'session-2'])
})

const known = () => ['one', 'two'].map(token => findSession(node.db, token)?.id)

test.each([
  ['its browser signs out', () => dropSession(node.db, 'one')],
  ['it is ended from elsewhere', () => dropSessionOf(node.db, 'carl', 'session-1')],
  ['all others are ended', () => dropSessionsOf(node.db, 'carl', 'session-2')],
  [
    'its kind of sign-in is no longer taken',
    () => dropSessionsBegunWith(node.db, 'carl', 'pin', 'session-2'),
  ],
  [
    'nobody was there for too long',
    () => {
      touchSession(node.db, 'two', 5000)
      dropEndedSessions(node.db, 6000, 4000, 10)
    },
  ],
])('a session that was asked for a moment ago is over at once when %s', (_, end) => {
  end()
  expect(known()).toEqual([undefined, 'session-2'])
})

test('a session that is touched is known by its newest touch', () => {
  touchSession(node.db, 'one', 5000)
  expect([findSession(node.db, 'one')?.seenMs, findSession(node.db, 'two')?.seenMs]).toEqual([5000, 1000])
})

test('a session that a refused command ended goes on', async () => {
  const refused = node.execute(byHand, tx => {
    dropSession(tx.db, 'one')
    expect(known()).toEqual([undefined, 'session-2'])
    touchSession(tx.db, 'two', 7000)
    expect(findSession(tx.db, 'two')?.seenMs).toBe(7000)
    throw new Error('taken back')
  })
  await expect(refused).rejects.toThrow('taken back')
  expect(known()).toEqual(['session-1', 'session-2'])
  expect(findSession(node.db, 'two')?.seenMs).toBe(1000)
})

test('a token that opens no session is looked for again each time', () => {
  expect(findSession(node.db, 'three')).toBeUndefined()
  putSession(node.db, 'three', { ...carls, id: 'session-3' })
  expect(findSession(node.db, 'three')?.id).toBe('session-3')
})

test('a new PIN is seen at once in what sessions are begun with', async () => {
  const set = (hash: string) =>
    node.execute(byHand, tx =>
      tx.append(
        'exhibitor',
        'credential.set',
        { employeeId: 'carl', kind: 'pin', stamp: tx.stamp() },
        { hash },
      ),
    )
  const none = secretStamps(node.db, 'carl')
  await set('first')
  const first = secretStamps(node.db, 'carl')
  await set('second')
  expect(new Set([none, first, secretStamps(node.db, 'carl')]).size).toBe(3)
})

test('a device that another machine was let in as is no longer the first one’s', async () => {
  const machine = (uid: string) => ({
    cinemaId: 'cinema-1',
    uid,
    tokenHash: hash('sha256', uid, 'base64url'),
    type: 'scanner' as const,
  })
  const { id } = await node.execute(byHand, tx => letIn(tx, machine('first'), { name: 'door' }))
  const devices = (uid: string) => tokensOf(node.db, uid).map(({ deviceId }) => deviceId)
  expect([devices('first'), devices('second')]).toEqual([[id], []])
  await node.execute(byHand, tx => letIn(tx, machine('second'), { name: 'door', as: id }))
  expect([devices('first'), devices('second')]).toEqual([[], [id]])
})
