import { expect, test } from 'vitest'
import type { FactKinds } from '#core/journal/apply.ts'
import { noMirror } from '#core/journal/mirror.ts'
import type { Node } from '#core/journal/node.ts'
import { openNode } from '#core/node.ts'
import { verify } from '#core/node.ts'
import { factKinds } from '#core/facts.ts'
import { billById } from '#core/billing/store.ts'
import { busyEvening } from './evening.ts'
import { ownKeys } from '../../world/keys.ts'
import { receiveSigned } from '../../world/signed.ts'

/** This program as it was before it knew some kinds of facts. */
function before(...unknown: string[]): FactKinds {
  return Object.fromEntries(Object.entries(factKinds).filter(([type]) => !unknown.includes(type)))
}

const breaking = (type: string): FactKinds => ({
  ...factKinds,
  [type]: {
    v: 1,
    apply: () => {
      throw new Error('a bug of the old version')
    },
  },
})

/** The evening's relay stored by a node with other kinds, as facts of somebody else. */
async function heardBy(kinds: FactKinds): Promise<{ heard: Node; from: Node }> {
  const { relay: from } = await busyEvening()
  const { openDatabase } = await import('#core/database/open.ts')
  const identity = {
    role: 'box' as const,
    nodeId: 'box-late',
    epoch: 1,
    exhibitorId: 'tenant',
    cinemaId: 'cinema-1',
  }
  const heard = openNode({
    signing: ownKeys(identity.nodeId),
    identity,
    db: openDatabase(':memory:'),
    mirror: noMirror(),
    runtime: from.runtime,
    kinds,
    judge: () => undefined,
  })
  for (const { origin } of from.journal.heads())
    await receiveSigned(heard, origin, from.journal.after(origin, 0, 10_000))
  return { heard, from }
}

async function upgraded(node: Node, kinds: FactKinds = factKinds): Promise<Node> {
  const opened = openNode({
    signing: ownKeys(node.identity.nodeId),
    identity: node.identity,
    db: node.db,
    mirror: noMirror(),
    runtime: node.runtime,
    kinds,
  })
  await opened.whenMirrored()
  return opened
}

const parked = (node: Node) => node.db.prepare('SELECT reason FROM parked').pluck().all() as string[]

test('after an upgrade, facts that waited for it are read and leave the list, as if they had been read at once', async () => {
  const { heard, from } = await heardBy(before('bill.opened', 'schedule.cancelled'))
  expect(new Set(parked(heard))).toEqual(
    new Set(['unknown type bill.opened', 'unknown type schedule.cancelled']),
  )
  expect(billById(heard.db, 'bill-1')).toBeUndefined()
  const node = await upgraded(heard)
  expect(parked(node)).toEqual([])
  // The payment behind the bill came first; read by itself now, the bill would never be settled.
  expect(billById(node.db, 'bill-1')?.status).toBe('refunding')
  expect(billById(node.db, 'bill-1')).toEqual(billById(from.db, 'bill-1'))
  expect(verify(node.db)).toEqual([])
})

test('a newer form of a known fact waits until a version comes that reads it', async () => {
  const old: FactKinds = { ...factKinds, 'movie.changed': { ...factKinds['movie.changed']!, v: 0 } }
  const { heard } = await heardBy(old)
  expect(parked(heard)).toContain('movie.changed version 1 is newer than 0')
  expect(heard.catalogue.get('movie', 'movie-1')).toBeUndefined()
  const node = await upgraded(heard)
  expect(node.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'Renamed in the portal' })
  expect(parked(node)).toEqual([])
  expect(verify(node.db)).toEqual([])
})

test('a fact an older version stumbled over is read by the version that was mended', async () => {
  const { heard } = await heardBy(breaking('ticket.admitted'))
  expect(parked(heard)).toEqual(['Error: a bug of the old version'])
  const node = await upgraded(heard)
  expect(parked(node)).toEqual([])
  expect(node.db.prepare('SELECT count(*) FROM admissions').pluck().get()).toBe(1)
  expect(verify(node.db)).toEqual([])
})

test('what this version cannot read either stays parked, and the tables are left alone', async () => {
  const { heard } = await heardBy(before('bill.opened', 'ticket.admitted'))
  const half = await upgraded(heard, before('ticket.admitted'))
  expect(parked(half)).toEqual(['unknown type ticket.admitted'])
  expect(verify(half.db, { kinds: before('ticket.admitted') })).toEqual([])
  half.db.exec("INSERT INTO bill_counters (origin, last) VALUES ('a mark of this test', 1)")
  const again = await upgraded(half, before('ticket.admitted'))
  const marks = again.db.prepare("SELECT count(*) FROM bill_counters WHERE origin = 'a mark of this test'")
  expect(marks.pluck().get(), 'nothing was read anew').toBe(1)
})
