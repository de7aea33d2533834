import { expect, test } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import { parseFact } from '#core/journal/fact.ts'
import { verify } from '#core/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { placeHold } from '#core/seating/commands.ts'
import { byHand, openSmallNode, tonight } from '../../world/small-exhibitor.ts'
import { gatedMirror } from './gated-mirror.ts'

type Node = Awaited<ReturnType<typeof openSmallNode>>['node']
const title = (node: Node) => node.catalogue.get('movie', 'movie-1')!.title
const rename = (node: Node, title: string) =>
  node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title }))

/** Does everything a command can do, then is refused. */
function refusedInTheEnd(node: Node) {
  return node.execute(byHand, tx => {
    changeEntry(tx, 'movie', 'movie-1', { title: 'Never happened' })
    tx.append('cinema:another', 'schedule.cancelled', { id: 'another-show' })
    placeHold(tx, { id: 'basket', scheduleId: tonight, channel: 'register', connected: false }, ['A3'])
    expect(tx.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'Never happened' })
    throw new Refusal('sales_closed')
  })
}

test('commands of one moment share one commit and one write to the second disk', async () => {
  const gate = gatedMirror()
  const { node } = await openSmallNode('box', { mirror: gate.mirror })
  const before = gate.groups.length
  await Promise.all([rename(node, 'One'), rename(node, 'Two'), rename(node, 'Three')])
  expect(gate.groups.length).toBe(before + 1)
  expect(gate.groups.at(-1)!.map(fact => (parseFact(fact.bytes).body as { fields: object }).fields)).toEqual([
    { title: 'One' },
    { title: 'Two' },
    { title: 'Three' },
  ])
})

test('a refused command between two others leaves nothing behind, and theirs stand', async () => {
  const { node } = await openSmallNode()
  const before = node.journal.heads()
  const [first, refused, last] = await Promise.allSettled([
    rename(node, 'One'),
    refusedInTheEnd(node),
    rename(node, 'Two'),
  ])
  expect([first.status, refused.status, last.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((refused as PromiseRejectedResult).reason).toMatchObject({ code: 'sales_closed' })
  expect(title(node)).toBe('Two')
  expect(node.db.prepare('SELECT count(*) FROM holds').pluck().get()).toBe(0)
  expect(node.journal.heads().map(head => head.origin)).toEqual(before.map(head => head.origin))
  expect(node.journal.head('box-small00000.1.exhibitor').seq).toBe(before[1]!.seq + 2)
  expect(verify(node.db)).toEqual([])
})

test('a command refused alone leaves nothing behind, in the tables or in memory', async () => {
  const { node } = await openSmallNode()
  const before = { heads: node.journal.heads(), position: node.journal.position(), title: title(node) }
  await expect(refusedInTheEnd(node)).rejects.toMatchObject({ code: 'sales_closed' })
  expect({ heads: node.journal.heads(), position: node.journal.position(), title: title(node) }).toEqual(
    before,
  )
  expect(node.db.prepare('SELECT count(*) FROM holds').pluck().get()).toBe(0)
  expect(node.db.prepare('SELECT count(*) FROM facts').pluck().get()).toBe(before.position)
  await rename(node, 'After')
  expect(verify(node.db)).toEqual([])
})

test('what a command kept of tables that it wrote without a fact is forgotten with it, also beside others', async () => {
  const { node } = await openSmallNode()
  const refused = () =>
    node.execute(byHand, tx => {
      writeSetting(tx.db, 'asked', 'now')
      tx.db.memory.set('asked', readSetting(tx.db, 'asked'))
      throw new Refusal('sales_closed')
    })
  const done = await Promise.allSettled([rename(node, 'One'), refused(), rename(node, 'Two')])
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect([readSetting(node.db, 'asked'), node.db.memory.get('asked')]).toEqual([undefined, undefined])
})

test('a refused command sends nothing to the second disk', async () => {
  const gate = gatedMirror()
  const { node } = await openSmallNode('box', { mirror: gate.mirror })
  const before = gate.groups.length
  await Promise.allSettled([refusedInTheEnd(node), rename(node, 'Kept')])
  await Promise.allSettled([refusedInTheEnd(node)])
  expect(gate.groups.slice(before).map(group => group.length)).toEqual([1])
})

test('a fault in one command harms no other', async () => {
  const { node } = await openSmallNode()
  const broken = node.execute(byHand, tx => {
    changeEntry(tx, 'movie', 'movie-1', { title: 'Broken' })
    return (undefined as unknown as { seat: string }).seat
  })
  const [one, two] = await Promise.allSettled([broken, rename(node, 'Fine')])
  expect([one.status, two.status]).toEqual(['rejected', 'fulfilled'])
  expect(title(node)).toBe('Fine')
})

test('entries are listed in the same order before and after a restart', async () => {
  const { node } = await openSmallNode()
  const ids = () => node.catalogue.all('product').map(product => product.id)
  expect(ids()).toEqual(['beer', 'popcorn'])
  await node.execute(byHand, tx =>
    changeEntry(tx, 'product', 'apple', { name: { en: 'Apple' }, deleted: false }),
  )
  const live = ids()
  node.catalogue.forget()
  expect(ids()).toEqual(live)
})

test('a command that only looked before it was refused costs the others nothing', async () => {
  const { node } = await openSmallNode()
  let runs = 0
  const counted = node.execute(byHand, tx => {
    runs += 1
    changeEntry(tx, 'movie', 'movie-1', { title: 'Once' })
  })
  const looked = node.execute(byHand, tx => {
    expect(tx.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'Once' })
    throw new Refusal('seat_taken')
  })
  const told = await Promise.allSettled([counted, looked, rename(node, 'Twice')])
  expect(told.map(each => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect([runs, title(node)]).toEqual([1, 'Twice'])
  expect(verify(node.db)).toEqual([])
})

test('when one wrote and was refused, the others of its moment are told once, of what stands', async () => {
  const gate = gatedMirror()
  const { node } = await openSmallNode('box', { mirror: gate.mirror })
  const before = { position: node.journal.position(), groups: gate.groups.length }
  const heard: string[] = []
  node.subscribe(({ facts }) => heard.push(...facts.map(fact => `${fact.type} ${fact.seq}`)))
  const told: string[] = []
  const noted = node.execute(byHand, tx => {
    changeEntry(tx, 'movie', 'movie-1', { title: 'Noted' })
    tx.after(() => told.push('after'))
    return node.journal.head('box-small00000.1.exhibitor').seq
  })
  const [seq, refused] = await Promise.allSettled([noted, refusedInTheEnd(node), refusedInTheEnd(node)])
  const head = node.journal.head('box-small00000.1.exhibitor')
  expect(seq).toMatchObject({ status: 'fulfilled', value: head.seq })
  expect(refused.status).toBe('rejected')
  expect(told).toEqual(['after'])
  expect(heard).toEqual([`movie.changed ${head.seq}`])
  expect(node.journal.position()).toBe(before.position + 1)
  expect(gate.groups.slice(before.groups).map(group => group.length)).toEqual([1])
  expect(node.db.prepare('SELECT count(*) FROM facts').pluck().get()).toBe(before.position + 1)
  expect(verify(node.db)).toEqual([])
})
