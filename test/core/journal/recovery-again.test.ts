import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeBehind, openEpoch, settleFork } from '#core/journal/epochs.ts'
import { originOf } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { headsOf, newestEpoch } from '#core/journal/storage/epoch-store.ts'
import { verify } from '#core/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { startEmergencyMode } from '#core/recovery/commands.ts'
import { byHand, openEmptyNode, openSmallNode } from '../../world/small-exhibitor.ts'
import { openLink } from './link.ts'
import { setBackUnsynced } from './set-back.ts'
import { Refusal } from '#core/refusal.ts'
import { hastened, quietLog } from '../../world/clock.ts'
import { evening, file, machine, markRestored, rest, sell } from './machine.ts'
import { receiveSigned } from '../../world/signed.ts'

/**
 * A box that lost its newest sale and recovers; a copy of it is made in that state, and it recovers to its end.
 *
 * @param twice it recovers once more before it writes anything in the epoch that answered
 */
async function copiedWhileRecovering(twice = false) {
  const { box, relay, first, link, durableIdentity, kept } = await evening()
  await link.settle()
  link.cut()
  first.nodeStatus.begin('till_knows_more')
  const [copy, mirror, requestId] = [
    box.copy(),
    readFileSync(box.mirrorPath, 'utf8'),
    first.nodeStatus.recovery()!.requestId,
  ]
  const later = openLink(relay, first)
  await rest(later)
  expect([first.state(), first.identity.epoch]).toEqual(['ready', 2])
  if (twice) first.nodeStatus.begin('till_knows_more')
  await rest(later)
  await sell(first, 'sale-2', 'A4')
  await rest(later)
  later.cut()
  await first.close()
  return {
    relay,
    requestId,
    /** The copy stands where both disks were lost. */
    async putBack(markedAt?: string) {
      box.put(copy)
      if (markedAt) box.restored(markedAt)
      writeFileSync(box.mirrorPath, markedAt ? '' : mirror)
      kept.epoch = 1
      return box.start(durableIdentity, 1)
    },
  }
}

/** A box with its database as it was in its first recovery, and in one that gave it its second epoch. */
async function copied() {
  const box = machine()
  const { node: relay } = await openSmallNode('relay', {
    hasBox: true,
    runtime: { sleep: hastened(quietLog().log).sleep },
  })
  const { durableIdentity, kept } = file({ installed: false })
  const first = await box.start(durableIdentity)
  const earliest = box.copy()
  const link = openLink(relay, first)
  await rest(link)
  await sell(first, 'sale-1', 'A3')
  await rest(link)
  link.cut()
  first.nodeStatus.begin('till_knows_more')
  const early = box.copy()
  await rest(openLink(relay, first))
  await sell(first, 'sale-2', 'A4')
  return { relay, first, kept, durableIdentity, box: { ...box, early, earliest } }
}

test('a copy made while a box recovered asks a question of its own when it is put back', async () => {
  const { relay, requestId, putBack } = await copiedWhileRecovering()
  const node = await putBack('2026-11-21T20:00:00.000Z')
  expect(node.nodeStatus.recovery()?.requestId).not.toBe(requestId)
  await rest(openLink(relay, node))
  expect([node.state(), node.identity.epoch]).toEqual(['ready', 3])
  await expect(sell(node, 'sale-3', 'A4')).rejects.toMatchObject({ code: 'seat_taken' })
})

test('an epoch it has written in is not gone on in, also when nobody has marked the copy', async () => {
  const { relay, requestId, putBack } = await copiedWhileRecovering()
  const node = await putBack()
  expect(node.nodeStatus.recovery()?.requestId).toBe(requestId)
  await rest(openLink(relay, node))
  expect([node.state(), node.identity.epoch]).toEqual(['ready', 3])
})

test('nor is one that it has left, though it never wrote there: what it wrote would be set aside', async () => {
  const { relay, putBack } = await copiedWhileRecovering(true)
  const node = await putBack()
  const line = openLink(relay, node)
  await rest(line)
  expect([node.state(), node.identity.epoch]).toEqual(['ready', 4])
  await sell(node, 'sale-3', 'A5')
  await rest(line)
  expect(relay.db.prepare("SELECT status FROM bills WHERE id = 'sale-3'").pluck().get()).toBe('settled')
})

test('a database that lost its last pages has not forgotten that its recovery ended, where its mirror is whole', async () => {
  const { relay, box, first, kept, durableIdentity } = await copied()
  await first.close()
  box.put(box.early)
  const again = await box.start(durableIdentity, kept.epoch)
  // Its line is cut: nobody is asked.
  expect([again.state(), again.identity.epoch, again.nodeStatus.recovery()]).toEqual(['ready', 2, null])
  await expect(sell(again, 'sale-3', 'A4')).rejects.toMatchObject({ code: 'seat_taken' })
  await sell(again, 'sale-4', 'A5')
  await again.close()

  box.put(box.earliest)
  const anew = await box.start(durableIdentity, kept.epoch)
  expect([anew.state(), anew.identity.epoch]).toEqual(['ready', 2])
  await expect(sell(anew, 'sale-5', 'A5')).rejects.toMatchObject({ code: 'seat_taken' })
  await rest(openLink(relay, anew))
  expect(relay.db.prepare("SELECT status FROM bills WHERE id = 'sale-4'").pluck().get()).toBe('settled')
})

test('a start in the middle of a recovery asks the same question again', async () => {
  const { box, first, link, durableIdentity } = await evening()
  await link.settle()
  const copy = box.copy()
  link.cut()
  await first.close()
  box.put(copy)
  box.restored()
  writeFileSync(box.mirrorPath, '')
  const once = await box.start(durableIdentity)
  const { requestId } = once.nodeStatus.recovery()!
  const recovering = box.copy()
  await once.close()
  box.put(recovering)
  writeFileSync(box.mirrorPath, '')
  const again = await box.start(durableIdentity)
  expect(again.nodeStatus.recovery()?.requestId).toBe(requestId)
})

test('a recovering relay that is put back once more leaves that epoch too, as the mark or its box tells', async () => {
  const { node: relay } = await openSmallNode('relay', { hasBox: true })
  markRestored(relay.db.raw, '2026-11-21T09:00:00.000Z')
  relay.nodeStatus.begin('database_restored')
  const [before, requestId] = [relay.identity.epoch, relay.nodeStatus.recovery()!.requestId]
  relay.nodeStatus.begin('database_restored')
  expect([relay.identity.epoch, relay.nodeStatus.recovery()!.requestId]).toEqual([before, requestId])
  markRestored(relay.db.raw, '2026-11-21T20:00:00.000Z')
  relay.nodeStatus.begin('database_restored')
  const between = relay.identity.epoch
  expect(between).toBeGreaterThan(before)

  // What a box was told of this epoch, and the relay has forgotten, it wrote before it was put back.
  const { node: twin } = await openSmallNode('relay', { hasBox: true, identity: { epoch: between } })
  const { node: box } = await openSmallNode('box')
  await twin.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Forgotten' }))
  const origin = originOf('relay-small000', between, 'exhibitor')
  await receiveSigned(box, origin, twin.journal.after(origin, 0, 1000))
  await rest(openLink(relay, box))
  expect(relay.identity.epoch).toBeGreaterThan(between)
})

/** The box of the evening runs on; another machine with its files has been given the next epoch. */
async function replaced() {
  const { box, relay, first, link, durableIdentity } = await evening()
  await link.settle()
  await relay.execute(byHand, tx => {
    const [closed, own] = [
      first.journal.heads().filter(({ origin }) => origin.startsWith('box-')),
      'elsewhere.1',
    ]
    const body = {
      nodeId: first.identity.nodeId,
      epoch: 2,
      requestId: own,
      reason: 'machine_changed',
      closed,
    }
    tx.append('exhibitor', 'epoch.opened', body)
  })
  await rest(link)
  expect(first.nodeStatus.recovery()).toMatchObject({ reason: 'taken_over', confirmed: false })
  return { box, relay, first, link, durableIdentity }
}

test('a person says once which machine is right: other epochs heard meanwhile do not ask again', async () => {
  const { first, relay, link } = await replaced()
  link.cut()
  first.nodeStatus.confirm()
  const { requestId } = first.nodeStatus.recovery()!
  first.nodeStatus.checkForNewerEpoch()
  expect(first.nodeStatus.recovery()).toMatchObject({ confirmed: true, requestId })
  await rest(openLink(relay, first))
  expect([first.state(), first.identity.epoch]).toEqual(['ready', 3])
})

test('a machine that a person has said is right may start emergency mode, and its sales are taken over', async () => {
  const { first, relay, link } = await replaced()
  link.cut()
  first.nodeStatus.confirm()
  await startEmergencyMode(first, byHand)
  first.nodeStatus.checkForNewerEpoch()
  expect(first.nodeStatus.emergencyMode()).toMatchObject({ before: 2 })
  await sell(first, 'sale-alone', 'A6')
  await rest(openLink(relay, first))
  expect([first.state(), first.nodeStatus.emergencyMode()]).toEqual(['ready', null])
  expect(relay.db.prepare("SELECT status FROM bills WHERE id = 'sale-alone'").pluck().get()).toBe('settled')
})

test('an old question is never the way back: a box goes on beyond every epoch it has lived in', async () => {
  const { box, relay, first, link, durableIdentity, kept } = await evening()
  await link.settle()
  link.cut()
  first.nodeStatus.begin('till_knows_more')
  const copy = box.copy()
  await rest(openLink(relay, first))
  await first.close()
  // It started emergency mode since, and both disks of that life are lost; only the file beside them tells.
  kept.epoch = 4000
  box.put(copy)
  const node = await box.start(durableIdentity, 4000)
  await rest(openLink(relay, node))
  expect(node.state()).toBe('ready')
  expect(node.identity.epoch).toBeGreaterThan(4000)
  expect((await sell(node, 'sale-2', 'A6')).number).toBeTruthy()
})

test('a relay that heard its last cinema in a commit told to have failed has recovered all the same', async () => {
  const { relay, first, link } = await evening()
  await rest(link)
  link.cut()
  relay.nodeStatus.begin('database_restored')
  const recovery = relay.nodeStatus.recovery()!
  // As its own fact was kept, and nothing that was to follow it was done.
  await relay.execute(byHand, tx => closeBehind(tx, recovery, 'cinema-1'))
  expect(relay.state()).toBe('recovering')
  await rest(openLink(relay, first))
  expect(relay.state()).toBe('ready')
})

/** A runtime whose resting ends when a test says so, a round at a time. */
function restingByHand() {
  let resting: { ms: number; end: () => void }[] = []
  return {
    sleep: (ms: number) => new Promise<void>(end => resting.push({ ms, end })),
    /** Ends what is rested for now; returns how long the shortest of it was. */
    async pass(): Promise<number> {
      const ended = resting
      resting = []
      for (const { end } of ended) end()
      await new Promise(resolve => setImmediate(resolve))
      return Math.min(...ended.map(({ ms }) => ms))
    },
  }
}

/** How long a node listens to its registers, in milliseconds. */
async function listensFor({ nodeStatus }: Node, pass: () => Promise<number>): Promise<number> {
  let passedMs = 0
  while (nodeStatus.listens() && passedMs < aDayMs) passedMs += await pass()
  return passedMs
}

const aDayMs = 24 * 3_600_000
/** A battery is missing, the time comes from the network minutes later; or somebody typed the wrong day. */
test.each([
  ['right', 0],
  ['56 years behind', -56 * 365 * aDayMs],
  ['three days ahead', 3 * aDayMs],
])(
  'a box listens to its registers for ten minutes after it recovered, though its clock was %s until then',
  async (_, wrongMs) => {
    const { sleep, pass } = restingByHand()
    const { node, clock } = await openSmallNode('box', { runtime: { sleep } })
    clock.ms += wrongMs
    node.nodeStatus.begin('peer_knows_more')
    node.nodeStatus.finish(2)
    clock.ms -= wrongMs
    expect(await listensFor(node, pass)).toBe(10 * 60_000)
  },
)

test('a box that is started again while it listens to its registers listens on for what was left', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'foyer-')), 'box.db')
  const before = restingByHand()
  const { node } = await openSmallNode('box', { path, runtime: { sleep: before.sleep } })
  node.nodeStatus.begin('peer_knows_more')
  node.nodeStatus.finish(2)
  for (let minute = 0; minute < 3; minute++) await before.pass()
  await node.close()
  const after = restingByHand()
  const { node: again } = openEmptyNode('box', { path, runtime: { sleep: after.sleep } })
  expect(await listensFor(again, after.pass)).toBe(7 * 60_000)
  await again.close()
})

test('emergency mode that began when the request before it was answered already ends as any other', async () => {
  const { box, relay, first, link, durableIdentity } = await evening()
  await link.settle()
  const copy = box.copy()
  link.cut()
  await first.close()
  box.put(copy)
  box.restored()
  writeFileSync(box.mirrorPath, '')
  const node = await box.start(durableIdentity)
  const { requestId, reason } = node.nodeStatus.recovery()!
  const { nodeId } = node.identity
  // The relay's answer is here, and what it names is not yet.
  const shared = 'relay-small000.1.exhibitor'
  const { seq } = node.journal.head(shared)
  const ask = { nodeId, requestId, reason, heads: headsOf(relay.db, nodeId), emergencyMode: null }
  await relay.execute(byHand, tx => openEpoch(tx, ask, true))
  await receiveSigned(node, shared, relay.journal.after(shared, seq, 1000))
  expect(node.nodeStatus.recovery()).toMatchObject({ requestId })

  await startEmergencyMode(node, byHand)
  expect(node.nodeStatus.emergencyMode()).toMatchObject({ before: 2 })
  const { epoch } = node.identity
  await sell(node, 'sale-3', 'A5')
  await rest(openLink(relay, node))
  expect([node.state(), node.nodeStatus.emergencyMode(), node.identity.epoch]).toEqual(['ready', null, epoch])
  expect(newestEpoch(relay.db, nodeId)?.epoch).toBe(epoch)
  expect([...verify(node.db), ...verify(relay.db)]).toEqual([])
})

test('emergency mode that began once more, as the disks of the first were lost with all it sold, ends as any other', async () => {
  const { box, relay, first, link, durableIdentity, kept } = await evening()
  await link.settle()
  const copy = box.copy()
  link.cut()
  await first.close()
  async function alone(markedAt: string, sale: string) {
    box.put(copy)
    box.restored(markedAt)
    writeFileSync(box.mirrorPath, '')
    const node = await box.start(durableIdentity, kept.epoch)
    await startEmergencyMode(node, byHand)
    await sell(node, sale, 'A6')
    return node
  }
  const lost = await alone('2026-11-21T09:00:00.000Z', 'sale-2')
  const unheard = lost.identity.epoch
  await lost.close()
  const node = await alone('2026-11-21T10:00:00.000Z', 'sale-3')
  const { epoch } = node.identity
  expect(epoch).toBeGreaterThan(unheard)

  await rest(openLink(relay, node))
  expect([node.state(), node.nodeStatus.emergencyMode(), node.identity.epoch]).toEqual(['ready', null, epoch])
  expect(newestEpoch(relay.db, node.identity.nodeId)?.epoch).toBe(epoch)
  expect(relay.db.prepare("SELECT status FROM bills WHERE id = 'sale-3'").pluck().get()).toBe('settled')
  expect([...verify(node.db), ...verify(relay.db)]).toEqual([])
})

test('a box that loses its new database while it recovers recovers on, though its mirror holds all that was there', async () => {
  const { box, relay, first, link, durableIdentity, kept } = await evening()
  await rest(link)
  const copy = box.copy()
  await sell(first, 'sale-2', 'A4')
  await rest(link)
  link.cut()
  await first.close()
  box.put(copy)
  box.restored()
  writeFileSync(box.mirrorPath, '')
  await (await box.start(durableIdentity)).close()

  box.put()
  const again = await box.start(durableIdentity, kept.epoch)
  expect(again.nodeStatus.recovery()?.reason).toBe('database_restored')
  // Its line is cut: it would sell that seat once more, under the number of that sale.
  await expect(sell(again, 'sale-3', 'A4')).rejects.toMatchObject({ code: 'node_recovering' })
  await rest(openLink(relay, again))
  expect([again.state(), again.identity.epoch, kept.recovering]).toEqual(['ready', 2, false])
  await expect(sell(again, 'sale-3', 'A4')).rejects.toMatchObject({ code: 'seat_taken' })
  expect([...verify(again.db), ...verify(relay.db)]).toEqual([])
})

/** A node that cannot write for a moment what a command of recovery says. */
function refusing(node: Node, part: string): Node {
  let left = 2
  return {
    ...node,
    execute: (actor, command) =>
      String(command).includes(part) && left-- > 0
        ? Promise.reject(new Refusal('mirror_unavailable'))
        : node.execute(actor, command),
  }
}

test.each([
  ['that it left its epoch', 'closed: []'],
  ['where a cinema’s older streams end', 'closeBehind'],
])(
  'a relay that could not write down %s tries again, though the box it heard has nothing more to say',
  async (_, part) => {
    const { relay, first, link } = await evening()
    await rest(link)
    link.cut()
    relay.nodeStatus.begin('database_restored')
    const line = openLink(refusing(relay, part), first)
    await rest(line)
    await rest(line)
    expect(relay.state()).toBe('ready')
  },
)

test('a box that could not take back at first what was set aside of its sales tries again', async () => {
  const { relay, node } = await setBackUnsynced()
  const line = openLink(relay, refusing(node, 'reinstateQuarantined'))
  await rest(line)
  await relay.execute(byHand, tx => settleFork(tx, node.identity.nodeId, 'relay'))
  await rest(line)
  await rest(line)
  expect(node.db.prepare("SELECT status FROM bills WHERE id = 'sale-box-2'").pluck().get()).toBe('settled')
})
