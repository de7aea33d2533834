import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { openDb } from '#core/database/sql.ts'
import { noMirror } from '#core/journal/mirror.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { openNode } from '#core/node.ts'
import { verify } from '#core/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { grantSeats } from '#core/seating/commands.ts'
import { saturdayEvening, testRuntime } from '../../world/clock.ts'
import { keysOf, ownKeys } from '../../world/keys.ts'
import { byHand, openEmptyNode, openSmallNode, tonight } from '../../world/small-exhibitor.ts'
import { disagreements, openLink } from './link.ts'
import { turns } from './gated-mirror.ts'
import { file } from './machine.ts'

const sleep = () => new Promise<void>(wake => setTimeout(wake, 2))
const rename = (relay: Node, title: string) =>
  relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title }))
const give = (relay: Node, seatId: string) =>
  relay.execute(byHand, tx =>
    grantSeats(tx, {
      scheduleId: tonight,
      seatIds: [seatId],
      to: 'box',
      requestId: `give-${seatId}`,
    }),
  )

function enrolSecond(tx: Tx) {
  changeEntry(tx, 'cinema', 'cinema-2', { ...tx.catalogue.get('cinema', 'cinema-1'), name: 'Second' })
  tx.append('exhibitor', 'box.enrolled', {
    nodeId: 'box-second0000',
    cinemaId: 'cinema-2',
    publicKey: keysOf('box-second0000').publicKey,
    epoch: 1,
    codeHash: '',
  })
}

/** Every program has luck of its own. */
let incarnations = 90

/**
 * The relay of the small house on a copy of its database, and who waits there for something other than a turn.
 *
 * @param options.luck by which it makes up an epoch: the greater, the further ahead
 */
async function startRelay(copy: Buffer, { epoch = 1, luck = [0, 0] } = {}) {
  const waits: { ms: number; wake: () => void }[] = []
  const { durableIdentity, kept } = file()
  const runtime = testRuntime({ ms: saturdayEvening }, ++incarnations)
  const relay = openNode({
    signing: ownKeys('relay-small000'),
    identity: { role: 'relay', nodeId: 'relay-small000', epoch, exhibitorId: 'tenant' },
    db: openDb(new Database(copy)),
    mirror: noMirror(),
    durableIdentity,
    runtime: {
      ...runtime,
      random: count => (count === luck.length ? Uint8Array.from(luck) : runtime.random(count)),
      sleep: ms => new Promise(wake => waits.push({ ms, wake })),
    },
  })
  onTestFinished(() => relay.close())
  await relay.whenMirrored()
  return { relay, kept, waits }
}

/**
 * A relay that starts again, and its box, which heard everything it ever said.
 *
 * @param options.forgot the machine was put back to before the last thing it said
 * @param options.second there is another cinema, whose box hears nothing
 */
async function startAgain(options: { forgot: boolean; second?: true; luck?: number[] }) {
  const { node: first, clock } = await openSmallNode('relay', { runtime: { sleep } })
  if (options.second) await first.execute(byHand, enrolSecond)
  const { node: box } = openEmptyNode('box', { clock, runtime: { sleep } })
  const link = openLink(first, box)
  await link.settle()
  const before = first.db.raw.serialize()
  await rename(first, 'Heard by the box')
  await link.settle()
  link.cut()
  const copy = options.forgot ? before : first.db.raw.serialize()
  return { ...(await startRelay(copy, options)), box, copy }
}

test('a relay that was put back writes nothing before its box has said how far it had come, and then in a new epoch', async () => {
  const { relay, box, kept } = await startAgain({ forgot: true })
  expect(relay.state()).toBe('ready')
  await expect(rename(relay, 'Written again')).rejects.toMatchObject({ code: 'node_recovering' })
  await expect(give(relay, 'B1')).rejects.toMatchObject({ code: 'node_recovering' })
  expect(relay.nodeStatus.openFor('cinema-1')).toBe(false)

  const link = openLink(relay, box)
  await link.settle()
  expect(relay.state()).toBe('ready')
  expect(kept.epoch).toBeGreaterThan(1)
  expect(relay.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'Heard by the box' })
  await rename(relay, 'Written after all')
  await link.settle()
  expect(disagreements(relay, box)).toEqual([])
  expect(verify(relay.db)).toEqual([])
})

test('a relay that has forgotten nothing goes on in its epoch as soon as its box has greeted it', async () => {
  const { relay, box } = await startAgain({ forgot: false })
  await expect(rename(relay, 'Too soon')).rejects.toMatchObject({ code: 'node_recovering' })
  const link = openLink(relay, box)
  await link.settle()
  await rename(relay, 'In the same epoch')
  expect([relay.identity.epoch, relay.nodeStatus.recovery()]).toEqual([1, null])
})

test('a cinema waits for its own box alone, what belongs to all of them for every box', async () => {
  const { relay, box } = await startAgain({ forgot: false, second: true })
  const link = openLink(relay, box)
  await link.settle()
  expect([relay.nodeStatus.openFor('cinema-1'), relay.nodeStatus.openFor('cinema-2')]).toEqual([true, false])
  await give(relay, 'B1')
  await expect(rename(relay, 'For everybody')).rejects.toMatchObject({ code: 'node_recovering' })
})

test('a box that is out of reach is waited for half a minute, so that a cut line closes no website', async () => {
  const { relay, waits } = await startAgain({ forgot: false })
  await expect(rename(relay, 'Too soon')).rejects.toMatchObject({ code: 'node_recovering' })
  expect(waits.map(({ ms }) => ms)).toEqual([30_000])
  for (const { wake } of waits) wake()
  await turns()
  await rename(relay, 'Without its box')
  expect(relay.identity.epoch).toBe(1)
})

test('a relay without a box waits for nobody', async () => {
  const { node } = await openSmallNode('relay', { hasBox: false })
  const { relay, waits } = await startRelay(node.db.raw.serialize())
  await rename(relay, 'Alone')
  expect(waits).toEqual([])
})

test('a relay that was put back in the middle of a recovery waits, too, before it says in which epoch it goes on', async () => {
  const { relay, box } = await startAgain({ forgot: true })
  const link = openLink(relay, box)
  relay.nodeStatus.begin('peer_knows_more')
  const copy = relay.db.raw.serialize()
  await link.settle()
  const { epoch } = relay.identity
  link.cut()
  const { relay: again } = await startRelay(copy, { epoch })
  expect(again.nodeStatus.recovery()).toMatchObject({ reason: 'peer_knows_more' })
  const own = again.journal.heads().filter(({ origin }) => origin.startsWith(`relay-small000.${epoch}.`))
  expect(own).toEqual([])
  const line = openLink(again, box)
  await line.settle()
  await rename(again, 'Written after all')
  await line.settle()
  expect(again.identity.epoch).not.toBe(epoch)
  expect(disagreements(again, box)).toEqual([])
})

test('a relay that was put back twice makes up an epoch beyond the one it had made up before', async () => {
  const { relay, box, copy } = await startAgain({ forgot: true, luck: [30, 0] })
  const link = openLink(relay, box)
  await link.settle()
  await rename(relay, 'In an epoch far ahead')
  await link.settle()
  link.cut()
  const { relay: again } = await startRelay(copy)
  const line = openLink(again, box)
  await line.settle()
  expect(again.state()).toBe('ready')
  expect(again.identity.epoch).toBeGreaterThan(relay.identity.epoch)
  await rename(again, 'Beyond it')
  await line.settle()
  expect(disagreements(again, box)).toEqual([])
})

test('and so does one that is known to have been put back, and already recovers when it hears of it', async () => {
  const { relay, box, copy } = await startAgain({ forgot: true, luck: [30, 0] })
  const link = openLink(relay, box)
  await link.settle()
  await rename(relay, 'In an epoch far ahead')
  await link.settle()
  link.cut()
  const { relay: again } = await startRelay(copy)
  again.nodeStatus.begin('database_restored')
  await openLink(again, box).settle()
  expect([again.state(), again.identity.epoch > relay.identity.epoch]).toEqual(['ready', true])
})
