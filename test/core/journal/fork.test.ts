import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createSchedule } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { settleFork } from '#core/journal/epochs.ts'
import type { Node } from '#core/journal/node.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { forksOf } from '#core/journal/storage/branch-store.ts'
import { keysOf } from '../../world/keys.ts'
import { byHand, openEmptyNode } from '../../world/small-exhibitor.ts'
import { differingTables, disagreements, openLink, type Letter } from './link.ts'
import { evening, file, machine, rest, sell } from './machine.ts'
import { relaySetBack, rename, setBack, setBackUnsynced, shortRests } from './set-back.ts'

const ofMia = { who: 'employee:mia', via: 'portal' }
const box = 'box-small00000'
const quarantined = (node: Node) => node.db.prepare('SELECT bytes FROM quarantined').pluck().all().join()
const soldIn = (node: Node) =>
  node.db.prepare("SELECT id FROM bills WHERE status = 'settled' ORDER BY id").pluck().all()

test('a box with another history than the relay’s stops, and both histories are there to be compared', async () => {
  const { relay, node, line } = await setBack()
  expect(node.nodeStatus.recovery()).toMatchObject({ reason: 'fork', needsEpoch: true })
  await expect(sell(node, 'sale-3', 'D5')).rejects.toMatchObject({ code: 'node_recovering' })
  expect(line.peers.relay.trouble()?.code).toBe('fork')
  const [fork, ...others] = forksOf(relay.db)
  expect(others).toEqual([])
  expect(fork).toMatchObject({ origin: `${box}.1.cinema:cinema-1`, seq: 1 })
  expect(fork!.mine.bytes.join()).toContain('sale-relay')
  expect(fork!.theirs.bytes.join()).toContain('sale-box-2')
})

test.each(['relay', 'box'] as const)(
  'a person keeps what the %s holds: it goes on in a new epoch, the other history is kept aside and its sales come back',
  async keep => {
    const { relay, node, line, machine: again, durableIdentity } = await setBack()
    await relay.execute(ofMia, tx => settleFork(tx, box, keep))
    await rest(line)
    expect(node.state()).toBe('ready')
    expect(node.identity.epoch).toBe(2)
    expect(line.peers.relay.trouble()).toBeNull()
    await rest(line)
    expect(disagreements(relay, node)).toEqual([])
    for (const side of [relay, node]) {
      expect(soldIn(side)).toEqual(['sale-1', 'sale-both', 'sale-box-1', 'sale-box-2', 'sale-relay'])
      expect(verify(side.db)).toEqual([])
      expect(side.db.prepare('SELECT count(*) FROM token_conflicts').pluck().get()).toBe(0)
      expect(side.db.prepare('SELECT bill_id, seat_id FROM displaced').all()).toEqual([
        { bill_id: keep === 'relay' ? 'sale-box-1' : 'sale-both', seat_id: 'A5' },
      ])
    }
    expect(quarantined(keep === 'relay' ? node : relay)).toContain(
      keep === 'relay' ? 'sale-box-1' : 'sale-both',
    )
    for (const [id, seat] of [
      ['x', 'A4'],
      ['y', 'A6'],
    ] as const)
      await expect(sell(node, id, seat)).rejects.toMatchObject({ code: 'seat_taken' })
    expect(
      relay.db
        .prepare(
          "SELECT json_extract(bytes, '$.actor.who') FROM facts WHERE json_extract(bytes, '$.type') = 'epoch.opened'",
        )
        .pluck()
        .all(),
    ).toEqual(['employee:mia'])
    await expect(relay.execute(ofMia, tx => settleFork(tx, box, keep))).rejects.toMatchObject({
      code: 'fork_unknown',
    })

    // The mirror holds both histories; read from its beginning it says the same.
    const before = dumpDerived(node.db)
    line.cut()
    await node.close()
    again.put()
    const anew = await again.start(durableIdentity, 2)
    expect(differingTables(dumpDerived(anew.db), before)).toEqual([])
    expect(verify(anew.db)).toEqual([])
  },
)

test('a box that was set back into an epoch that is over, and sold on, goes on by itself: the ended stream stands', async () => {
  const { box: first, relay, first: node, link } = await evening()
  await link.settle()
  const copy = first.copy()
  await sell(node, 'sale-known', 'A4')
  await rest(link)
  node.nodeStatus.begin('peer_knows_more')
  for (let tries = 0; tries < 200 && node.identity.epoch === 1; tries++) await rest(link)
  await sell(node, 'sale-of-epoch-2', 'A6')
  await rest(link)
  link.cut()
  const again = machine()
  again.put(copy)
  writeFileSync(again.mirrorPath, '')
  const older = await again.start(file().durableIdentity)
  await sell(older, 'sale-unsynced', 'A5')
  const line = openLink(relay, older)
  for (let tries = 0; tries < 200 && older.state() !== 'ready'; tries++) await rest(line)
  await rest(line)
  expect(older.state()).toBe('ready')
  expect(older.identity.epoch).toBe(3)
  expect(forksOf(relay.db)).toEqual([])
  expect(disagreements(relay, older)).toEqual([])
  for (const side of [relay, older])
    expect(soldIn(side)).toEqual(['sale-1', 'sale-known', 'sale-of-epoch-2', 'sale-unsynced'])
  for (const side of [relay, older]) expect(quarantined(side)).toContain('sale-unsynced')
})

test('what the box wrote while its other history was being fetched is fetched too, and then a person can choose', async () => {
  const { relay, node, line } = await setBack()
  relay.db.prepare("DELETE FROM branches WHERE bytes LIKE '%sale-box-2%'").run()
  const wholeHistory = () => forksOf(relay.db)[0]!.theirs.bytes.join().includes('sale-box-2')
  expect(wholeHistory()).toBe(false)
  for (let tries = 0; tries < 200 && !wholeHistory(); tries++) await rest(line)
  await relay.execute(ofMia, tx => settleFork(tx, box, 'box'))
  await rest(line)
  expect(soldIn(relay)).toEqual(soldIn(node))
  expect(soldIn(relay)).toContain('sale-box-2')
})

test('nothing is decided before the box has told all it holds', async () => {
  const { relay, line } = await setBack()
  relay.db.prepare('DELETE FROM epoch_requests').run()
  line.cut()
  await expect(relay.execute(ofMia, tx => settleFork(tx, box, 'box'))).rejects.toMatchObject({
    code: 'fork_unsynced',
  })
  await expect(relay.execute(ofMia, tx => settleFork(tx, 'box-other', 'box'))).rejects.toMatchObject({
    code: 'fork_unknown',
  })
})

test.each(['relay', 'box'] as const)(
  'a relay that was set back unnoticed and wrote on leaves its epoch, and a person keeps what the %s holds',
  async keep => {
    const { relay: first, first: node, link } = await evening()
    await rest(link)
    const copy = first.db.raw.serialize()
    await rename(first, 'Heard by the box')
    await rest(link)
    link.cut()
    const relay = relaySetBack(copy)
    await rename(relay, 'Written again')
    await rename(relay, 'And again')
    const line = openLink(relay, node)
    await rest(line)
    expect(relay.nodeStatus.recovery()?.reason).toBe('fork')
    expect(relay.identity.epoch).toBeGreaterThan(1)
    expect(relay.nodeStatus.openFor('cinema-1')).toBe(false)
    const { nodeId } = relay.identity
    expect(
      forksOf(relay.db, nodeId).map(({ mine, theirs }) => [mine.bytes.length, theirs.bytes.length]),
    ).toEqual([[2, 1]])
    await relay.execute(ofMia, tx => settleFork(tx, nodeId, keep))
    await rest(line)
    await rest(line)
    expect(relay.state()).toBe('ready')
    expect(disagreements(relay, node)).toEqual([])
    for (const side of [relay, node]) {
      expect(side.catalogue.get('movie', 'movie-1')).toMatchObject({
        title: keep === 'relay' ? 'And again' : 'Heard by the box',
      })
      expect(verify(side.db)).toEqual([])
    }
    expect(quarantined(keep === 'relay' ? node : relay)).toContain(
      keep === 'relay' ? 'Heard by the box' : 'And again',
    )
    await sell(node, 'sale-after', 'A4')
    await relay.close()
  },
)

test('a relay that was set back goes on for no cinema before a person has chosen, though its box greets anew and says late what it holds', async () => {
  const { relay: first, first: node, link } = await evening()
  await rest(link)
  const copy = first.db.raw.serialize()
  await plan(first, 'show-heard', '2026-11-24')
  await rest(link)
  link.cut()
  const relay = relaySetBack(copy)
  await plan(relay, 'show-again', '2026-11-25')
  await plan(relay, 'show-more', '2026-11-26')
  const line = openLink(relay, node)
  await rest(line)
  expect(relay.nodeStatus.recovery()?.reason).toBe('fork')

  line.cut()
  line.mend()
  let asked = 0
  await line.settle(lot => lot.filter(({ message }) => message.kind !== 'branch' || asked++ > 0))
  for (let tries = 0; tries < 3; tries++) await rest(line)
  expect([relay.state(), relay.nodeStatus.openFor('cinema-1')]).toEqual(['recovering', false])
  const { nodeId } = relay.identity
  expect(forksOf(relay.db, nodeId)).toHaveLength(1)

  await relay.execute(ofMia, tx => settleFork(tx, nodeId, 'box'))
  for (let tries = 0; tries < 3; tries++) await rest(line)
  expect(relay.state()).toBe('ready')
  expect(disagreements(relay, node)).toEqual([])
  expect(scheduleById(relay.db, 'show-heard')).toBeDefined()
  await relay.close()
})

const plan = (relay: Node, id: string, day: string) =>
  relay.execute(byHand, tx =>
    createSchedule(tx, { id, versionId: 'version-1', screenId: 'screen-1', day, time: '20:00' }),
  )

test('of a relay’s other history all is kept that any of two boxes heard, whichever of them is asked last', async () => {
  const { relay: first, first: node, link } = await evening()
  await rest(link)
  const second = await secondCinema(first)
  await rest(link)
  const copy = first.db.raw.serialize()
  await rename(first, 'Heard by both')
  await rest(link)
  await rest(second.link)
  link.cut()
  await rename(first, 'Heard by the second')
  await rest(second.link)
  second.link.cut()

  const relay = relaySetBack(copy)
  await rename(relay, 'Written again')
  const lines = [openLink(relay, second.node, 'cinema-2'), openLink(relay, node)]
  for (const line of lines) await rest(line)
  const { nodeId } = relay.identity
  expect(forksOf(relay.db, nodeId).map(({ theirs }) => theirs.bytes.length)).toEqual([2])
  await relay.execute(ofMia, tx => settleFork(tx, nodeId, 'box'))
  for (let tries = 0; tries < 3; tries++) for (const line of lines) await rest(line)
  expect(relay.state()).toBe('ready')
  for (const each of [relay, node, second.node]) {
    expect(each.catalogue.get('movie', 'movie-1')?.title).toBe('Heard by the second')
    expect(verify(each.db)).toEqual([])
  }
  await relay.close()
})

test('a second cinema that still had the history that was not chosen, and offered it, is told of no trouble later', async () => {
  const { relay, node } = await setBackUnsynced()
  await rename(node, 'Unsynced')
  const second = await secondCinema(relay)
  const line = openLink(relay, node)
  await rest(line)
  await relay.execute(ofMia, tx => settleFork(tx, box, 'box'))
  const late: Letter[] = []
  const isLate = ({ to, message }: Letter) => to === 'box' && message.kind === 'facts'
  const holdBack = (lot: Letter[]) => {
    late.push(...lot.filter(isLate))
    return lot.filter(letter => !isLate(letter))
  }
  for (let tries = 0; tries < 5; tries++) {
    await second.link.settle(holdBack)
    await second.link.whenMirrored()
  }
  expect(second.link.sent.map(({ message }) => message.kind)).toContain('closed')
  late.forEach(second.link.hand)
  for (let tries = 0; tries < 3; tries++) for (const each of [second.link, line]) await rest(each)
  expect(second.node.catalogue.get('movie', 'movie-1')?.title).toBe('Unsynced')
  expect(second.link.peers.box.trouble()).toBeNull()
})

test('what a box writes after its own history was chosen goes to the relay behind the rest of that', async () => {
  const { relay, node, line } = await setBack()
  const older = `${box}.1.cinema:cinema-1`
  await relay.execute(ofMia, tx => settleFork(tx, box, 'box'))
  const greetings: Letter[] = []
  let early = 0
  const holdBack = (lot: Letter[]) => {
    const isRest = relay.journal.head(older).seq === node.journal.head(older).seq
    for (const { message } of lot)
      if (message.kind === 'facts' && message.origin.startsWith(`${box}.2.`) && !isRest) early++
    const isGreeting = ({ to, message }: Letter) => to === 'box' && message.kind === 'hello'
    greetings.push(...lot.filter(isGreeting))
    return lot.filter(letter => !isGreeting(letter))
  }
  await rest(line, holdBack)
  await sell(node, 'sale-after', 'D5')
  await rest(line, holdBack)
  greetings.forEach(line.hand)
  for (let tries = 0; tries < 3; tries++) await rest(line)
  expect(early).toBe(0)
  expect(disagreements(relay, node)).toEqual([])
})

/** Another cinema of the exhibitor, whose box has caught up. */
async function secondCinema(relay: Node) {
  const identity = { nodeId: 'box-second0000', cinemaId: 'cinema-2' }
  const { publicKey } = keysOf(identity.nodeId)
  await relay.execute(byHand, tx =>
    tx.append('exhibitor', 'box.enrolled', { ...identity, publicKey, epoch: 1, codeHash: '' }),
  )
  const { node } = openEmptyNode('box', { identity, runtime: shortRests })
  const link = openLink(relay, node, 'cinema-2')
  await rest(link)
  return { node, link }
}
