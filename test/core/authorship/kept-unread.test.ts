import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { factKinds } from '#core/facts.ts'
import type { FactKinds } from '#core/journal/apply.ts'
import type { SealedFact } from '#core/journal/fact.ts'
import { noMirror, pagesOf, type Mirror } from '#core/journal/mirror.ts'
import type { Node } from '#core/journal/node.ts'
import { openNode } from '#core/node.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import { furnish } from '../../simulation/furnish.ts'
import { ownKeys } from '../../world/keys.ts'
import { receiveSigned, signed } from '../../world/signed.ts'
import { byHand, openEmptyNode } from '../../world/small-exhibitor.ts'
import { openLink } from '../journal/link.ts'

const stolen = { nodeId: 'box-second0000', cinemaId: 'cinema-2' }
const own = `${stolen.nodeId}.1.exhibitor`

let relay: Node
let told: SealedFact[]

beforeEach(async () => {
  const { node } = openEmptyNode('relay')
  relay = node
  told = []
  await relay.execute(byHand, tx => furnish(tx, 2))
})

/** One more fact of the stolen box's stream. */
function goOn(type: string, body: object, v = factKinds[type]?.v ?? 1): void {
  const at = '2026-11-21T17:00:00Z'
  const fact = { origin: own, seq: told.length + 1, v, at, actor: byHand, type, body }
  const bytes = JSON.stringify(fact)
  told.push({ bytes, hash: chainHash(told.at(-1)?.hash ?? '', bytes) })
}
const movie = (title: string) => ({ id: 'movie-1', stamp: '9', fields: { title } })
const role = { id: 'role-usher', stamp: '9', fields: { permissions: ['manage_people'] } }

/** The same machine with another version of the program. */
async function runs(node: Node, kinds: FactKinds = factKinds, db = node.db, mirror = noMirror()) {
  const { identity, runtime } = node
  const next = openNode({
    identity,
    signing: ownKeys(identity.nodeId),
    db,
    mirror,
    runtime,
    kinds,
  })
  await next.stoodUp
  await next.whenMirrored()
  return next
}
const { 'role.changed': _, ...withoutRoles } = factKinds
const titleAt = ({ catalogue }: Node) => (catalogue.get('movie', 'movie-1') as { title: string }).title
const parked = ({ db }: Node) => db.prepare('SELECT reason FROM parked ORDER BY seq').pluck().all()

/** The relay could not read roles when the stolen key wrote one, and was updated then. */
async function updatedRelay(): Promise<Node> {
  const old = await runs(relay, withoutRoles)
  goOn('role.changed', role)
  goOn('movie.changed', movie('After it'))
  expect(await receiveSigned(old, own, told)).toMatchObject({ head: { seq: 2 } })
  const node = await runs(old)
  expect([parked(node), titleAt(node)]).toEqual([['disbelieved: not_its_side'], 'After it'])
  return node
}

test('a newer form of a kind is kept until somebody can read it, whatever today’s rule would say', async () => {
  goOn('cinema.changed', { named: { otherwise: true } }, 2)
  goOn('role.changed', role, 2)
  goOn('movie.changed', movie('After it'))
  expect(await receiveSigned(relay, own, told)).toMatchObject({ head: { seq: 3 }, fork: false })
  expect(parked(relay)).toEqual([
    'cinema.changed version 2 is newer than 1',
    'role.changed version 2 is newer than 1',
  ])
  expect(titleAt(relay)).toBe('After it')
})

test('what cannot be read wakes nobody who acts on facts, and is passed on', async () => {
  const heard: string[] = []
  relay.subscribe(({ facts, origins }) => heard.push(...facts.map(({ type }) => type), ...origins))
  goOn('sale.made', {}, 2)
  goOn('of.nobody', null as never)
  goOn('movie.changed', movie('After it'))
  await receiveSigned(relay, own, told)
  await relay.whenMirrored()
  expect(heard).toEqual(['movie.changed', own])
})

test('what cannot be read owes no mail, and keeps none from being sent', async () => {
  noteOwed({ ...relay, nowMs: relay.runtime.now() }, () => true)
  goOn('refund.accepted', null as never, 2)
  await receiveSigned(relay, own, told)
  expect(noteOwed({ ...relay, nowMs: relay.runtime.now() }, () => true)).toBe(true)
})

test('of what every version must read there is no newer form to hide behind', async () => {
  const body = { nodeId: 'box-evil000000', cinemaId: 'cinema-1', publicKey: '', epoch: 1, codeHash: '' }
  goOn('box.enrolled', body, 2)
  const received = await receiveSigned(relay, own, told)
  expect(received.breach).toMatchObject({ code: 'not_its_side', what: 'box.enrolled' })
})

test('a box that hears from its relay what was not believed keeps the line, and does not believe it either', async () => {
  const updated = await updatedRelay()
  const { node: box } = openEmptyNode('box')
  const link = openLink(updated, box, 'cinema-1')
  await link.settle()
  expect([link.breaches, box.journal.head(own).seq]).toEqual([[], 2])
  expect([parked(box), titleAt(box)]).toEqual([['disbelieved: not_its_side'], 'After it'])
  expect(box.catalogue.get('role', 'role-usher')).toMatchObject({ permissions: ['scan'] })
})

test('who says it itself is still not heard, and nothing is taken', async () => {
  goOn('movie.changed', movie('Before it'))
  goOn('role.changed', role)
  const received = await relay.receive(own, signed(own, told), {}, stolen.nodeId)
  expect([received.breach?.code, relay.journal.head(own).seq]).toEqual(['not_its_side', 0])
})

test('a database that is read anew from its mirror does not believe what was not believed', async () => {
  const updated = await updatedRelay()
  const before = JSON.stringify(dumpDerived(updated.db))
  const kept = updated.journal.since(0)
  const mirror: Mirror = { ...noMirror(), last: () => kept.at(-1)!, read: () => pagesOf(kept) }
  const anew = await runs(updated, factKinds, openDatabase(':memory:'), mirror)
  expect(parked(anew)).toEqual(['disbelieved: not_its_side'])
  expect(JSON.stringify(dumpDerived(anew.db))).toBe(before)
  expect(verify(anew.db)).toEqual([])
})

test('what was not believed before more was known is read at the next start', async () => {
  await relay.execute(byHand, tx => changeEntry(tx, 'employee', 'ugo', { cinemaIds: ['cinema-2'] }))
  goOn('employee.changed', { id: 'ugo', stamp: '9', fields: { active: false } })
  const { node: box } = openEmptyNode('box')
  const origin = `${relay.identity.nodeId}.1.exhibitor`
  const all = relay.journal.after(origin, 0, 1000)
  await receiveSigned(box, origin, all.slice(0, -1))
  await box.receive(own, signed(own, told), {}, relay.identity.nodeId)
  await receiveSigned(box, origin, all)
  expect(parked(box)).toEqual(['disbelieved: not_its_side'])
  const next = await runs(box)
  expect([next.catalogue.get('employee', 'ugo'), parked(next)]).toMatchObject([{ active: false }, []])
})
