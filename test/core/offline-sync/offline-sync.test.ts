import { beforeEach, expect, test } from 'vitest'
import type { RefusalCode } from '#core/refusal.ts'
import { makeBundle, takeBundle, type Carrier } from '#core/offline-sync/commands.ts'
import { handOver, handOverTurns, seatsToHandOver, turnsToHandOver } from '#core/offline-sync/hand-over.ts'
import { locales } from '#core/i18n/locale.ts'
import { needsLook, reportSentences } from '#core/offline-sync/report.ts'
import { keepHeldBy } from '#core/offline-sync/store.ts'
import { makeKeys, publicKeyText } from '#core/membership/keys.ts'
import { signedAfter } from '#core/replication/signed-stream.ts'
import { openPeerProgress } from '#core/replication/peer-progress.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { loadArrivals } from '#core/programme/arrival-load.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { startEmergencyMode } from '#core/recovery/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { placeHold } from '#core/seating/commands.ts'
import { showSeats } from '#core/seating/load.ts'
import { freeSeats } from '#core/seating/seat-state.ts'
import { tokensOf } from '#core/seating/store.ts'
import { cancelVoucher } from '#core/vouchers/commands.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  tenantOf,
  saleOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'
import { buyFor, issue, sellFor } from '../vouchers/evening.ts'
import { carrierOf, offlineSync, linesOf, make, openSides, rewritten, withHeader } from './sides.ts'

let relay: Awaited<ReturnType<typeof openSides>>['relay']
let box: Awaited<ReturnType<typeof openSides>>['box']
let boxKeys: Awaited<ReturnType<typeof openSides>>['boxKeys']
let relayKeys: typeof boxKeys
beforeEach(async () => {
  ;({ relay, box, boxKeys, relayKeys } = await openSides())
  await offlineSync(relay, box)
})

const sell = (id: string, seats: string[]) =>
  box.node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, seats), carl))
const sellOnline = (id: string, seats: string[]) =>
  relay.node.execute(visitor, tx => openBill(tx, checkoutOf(id, seats), 'en'))
const rename = (name: string) =>
  relay.node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { name }))
const freeHere = ({ node }: Carrier) => {
  const { role } = node.identity
  return freeSeats(showSeats(node.db, tonight, role, false, node.runtime.now()).seating).mine.map(
    seat => seat.id,
  )
}
const everything = ({ node }: Carrier) =>
  JSON.stringify([dumpDerived(node.db), node.journal.heads(), node.state()])

async function refuses(to: Carrier, bundle: Uint8Array, code: RefusalCode) {
  const before = everything(to)
  await expect(takeBundle(to, bundle)).rejects.toMatchObject({ code })
  expect(everything(to)).toBe(before)
}

test('a new box learns the whole cinema from one file, and its tables say what the journal says', () => {
  expect(dumpDerived(box.node.db)).toEqual(dumpDerived(relay.node.db))
  expect(verify(box.node.db)).toEqual([])
})

test('what was sold online during a cut is known at the box when the file was taken, and the other way round', async () => {
  await sellOnline('online-1', ['B1', 'C1'])
  await sell('till-1', ['A3', 'A4'])
  expect(await offlineSync(relay, box)).toMatchObject({ forgotten: false })
  expect([...tokensOf(box.node.db, tonight, ['B1', 'C1']).values()].map(token => token.state)).toEqual([
    'paying',
    'paying',
  ])
  await offlineSync(box, relay)
  expect([...tokensOf(relay.node.db, tonight, ['A3', 'A4']).values()].map(token => token.state)).toEqual([
    'sold',
    'sold',
  ])
  expect(dumpDerived(box.node.db)).toEqual(dumpDerived(relay.node.db))
  for (const { node } of [relay, box]) expect(verify(node.db)).toEqual([])
})

test('a file taken twice, or carried back and forth, changes nothing the second time', async () => {
  await sellOnline('online-1', ['B1'])
  const bundle = await make(relay)
  expect((await takeBundle(box, bundle)).facts).toBe(1)
  const before = everything(box)
  const again = await takeBundle(box, bundle)
  expect([again.facts, needsLook(again)]).toEqual([0, false])
  expect(again.streams.every(({ outcome }) => outcome === 'known')).toBe(true)
  expect(everything(box)).toBe(before)
})

test('a file holds only what the other side lacks, as far as it has said what it holds', async () => {
  const all = linesOf(await make(relay)).length
  await offlineSync(box, relay)
  expect(linesOf(await make(relay))).toHaveLength(2)
  await rename('Renamed')
  expect(linesOf(await make(relay))).toHaveLength(3)
  expect(linesOf(await make(relay, true))).toHaveLength(all + 1)
})

test('while one side only believes that the other holds more than it does, the hole is seen and nothing is taken', async () => {
  await rename('First')
  await relay.node.execute(byHand, tx => keepHeldBy(tx.db, 'box-small00000', relay.node.journal.heads()))
  await refuses(box, await make(relay), 'bundle_incomplete')
  await rename('Second')
  await refuses(box, await make(relay), 'bundle_incomplete')
  expect((await offlineSync(relay, box, true)).facts).toBe(2)
})

test('where one stream has a hole the others are taken, and the report says what to fetch', async () => {
  await rename('First')
  await relay.node.execute(byHand, tx => keepHeldBy(tx.db, 'box-small00000', relay.node.journal.heads()))
  await rename('Second')
  await sellOnline('online-1', ['B1'])
  await relay.node.execute(byHand, tx => {
    const origin = 'relay-small000.1.exhibitor'
    const seq = relay.node.journal.head(origin).seq - 1
    const hash = relay.node.journal.hashAt(origin, seq)!
    keepHeldBy(tx.db, 'box-small00000', [{ origin, seq, hash }])
  })
  const report = await offlineSync(relay, box)
  expect(report.streams.map(({ origin, outcome, facts }) => [origin, outcome, facts])).toEqual([
    ['relay-small000.1.exhibitor', 'missing', 0],
    ['relay-small000.1.cinema:cinema-1', 'taken', 1],
  ])
  expect(needsLook(report)).toBe(true)
  expect(reportSentences(report, 'en', 'Europe/Luxembourg')[2]).toMatch(/Everything from the beginning/)
  expect(box.node.catalogue.get('cinema', 'cinema-1')!.name).toBe('Small Cinema')
})

test('a torn, changed or foreign file is refused and changes nothing', async () => {
  await rename('Renamed')
  const bundle = await make(relay)
  await refuses(box, bundle.subarray(0, bundle.length - 20), 'bundle_damaged')
  await refuses(box, Buffer.from('a photo of a cat'), 'bundle_damaged')
  await refuses(
    box,
    rewritten(bundle, lines => lines.slice(0, -1)),
    'bundle_damaged',
  )
  await refuses(
    box,
    rewritten(bundle, lines => lines.slice(-1)),
    'bundle_damaged',
  )
  await refuses(box, rewritten(bundle, withHeader({ buildsOn: [] }), relay), 'bundle_damaged')
  await refuses(
    box,
    rewritten(bundle, lines => lines.map(line => line.replace('Renamed', 'Rigged'))),
    'bundle_forged',
  )
  await refuses(
    box,
    rewritten(bundle, lines => [lines[0]!, ...lines.slice(2)]),
    'bundle_forged',
  )
  await refuses(
    box,
    rewritten(bundle, lines => lines, box),
    'bundle_forged',
  )
  await refuses(box, rewritten(bundle, withHeader({ format: 3 }), relay), 'bundle_too_new')
  await refuses(
    box,
    rewritten(bundle, withHeader({ exhibitorId: 'neighbour' }), relay),
    'bundle_other_exhibitor',
  )
  await refuses(box, rewritten(bundle, withHeader({ cinemaId: 'cinema-2' }), relay), 'bundle_other_cinema')
  await refuses(relay, bundle, 'bundle_same_side')
  await refuses(box, await make(box), 'bundle_same_side')
  expect((await takeBundle(box, bundle)).facts).toBeGreaterThan(0)
})

test('a neighbour’s box cannot pass for the relay, nor a box that was never enrolled for one that was', async () => {
  const keys = makeKeys()
  await relay.node.execute(byHand, tx =>
    tx.append('exhibitor', 'box.enrolled', {
      nodeId: 'box-second0000',
      cinemaId: 'cinema-2',
      publicKey: keys.publicKey,
      epoch: 1,
      codeHash: 'second',
    }),
  )
  await offlineSync(relay, box)
  const second = carrierOf('box', keys, undefined, { nodeId: 'box-second0000', cinemaId: 'cinema-2' })
  const from = { nodeId: 'box-second0000', role: 'relay', epoch: 1, publicKey: keys.publicKey }
  await refuses(box, rewritten(await make(relay, true), withHeader({ from }), second), 'bundle_forged')
  const posing = rewritten(await make(box, true), withHeader({ from: { ...from, role: 'box' } }), second)
  await refuses(relay, posing, 'bundle_forged')
  const unknown = carrierOf('box', makeKeys(), publicKeyText(relay.keys.own), { nodeId: 'box-unknown000' })
  await takeBundle(unknown, await make(relay, true))
  await refuses(relay, await make(unknown), 'bundle_forged')
})

test('two histories of one stream are told and nothing of that stream is taken', async () => {
  const twin = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  await offlineSync(relay, twin, true)
  await sell('till-1', ['A3'])
  await offlineSync(box, relay)
  await twin.node.execute(atRegister, tx => sellAtRegister(tx, saleOf('till-2', ['A4']), carl))
  await twin.node.execute(atRegister, tx => sellAtRegister(tx, saleOf('till-3', ['A5']), carl))
  const before = relay.node.journal.count()
  const report = await offlineSync(twin, relay, true)
  expect(report.streams.find(({ origin }) => origin.startsWith('box-'))).toMatchObject({
    outcome: 'fork',
    facts: 0,
  })
  expect(relay.node.journal.count()).toBe(before)
  for (const locale of locales) expect(reportSentences(report, locale, 'UTC')).toHaveLength(3)
})

test('what comes after the end of a closed stream is kept aside, and told', async () => {
  await sell('till-1', ['A3'])
  await offlineSync(box, relay)
  await relay.node.execute(byHand, tx =>
    tx.append('exhibitor', 'epoch.opened', {
      nodeId: 'box-small00000',
      epoch: 2,
      requestId: 'other.1',
      reason: 'taken_over',
      closed: relay.node.journal.heads().filter(({ origin }) => origin.startsWith('box-')),
    }),
  )
  await sell('till-2', ['A4'])
  const report = await offlineSync(box, relay)
  expect(report.streams.find(({ origin }) => origin.startsWith('box-'))).toMatchObject({
    outcome: 'closed',
    facts: 0,
  })
  expect(relay.node.db.prepare('SELECT count(*) FROM quarantined').pluck().get()).toBe(1)
})

test('what another box wrote, whose enrolment lies in the hole, is a missing piece and no second history', async () => {
  const keys = makeKeys()
  const second = carrierOf('box', keys, publicKeyText(relay.keys.own), {
    nodeId: 'box-second0000',
    cinemaId: 'cinema-2',
  })
  const enrolled = { nodeId: 'box-second0000', cinemaId: 'cinema-2', epoch: 1, codeHash: 'second' }
  await relay.node.execute(byHand, tx =>
    tx.append('exhibitor', 'box.enrolled', { ...enrolled, publicKey: keys.publicKey }),
  )
  await second.node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Twice' }))
  const stream = 'box-second0000.1.exhibitor'
  await relay.node.receive(stream, signedAfter(second.node, stream, 0, 10))
  await relay.node.execute(byHand, tx =>
    keepHeldBy(
      tx.db,
      'box-small00000',
      relay.node.journal.heads().filter(({ origin }) => origin.startsWith('relay-')),
    ),
  )
  await rename('Later')
  const report = await offlineSync(relay, box)
  expect(report.streams.map(({ origin, outcome }) => [origin, outcome])).toEqual([
    ['relay-small000.1.exhibitor', 'missing'],
    ['relay-small000.1.cinema:cinema-1', 'known'],
    [stream, 'missing'],
  ])
  expect((await offlineSync(relay, box, true)).streams.map(({ outcome }) => outcome)).toContain('taken')
  expect(box.node.journal.head(stream).seq).toBe(1)
})

test('facts of a newer epoch wait until the older ones are there', async () => {
  await sell('till-1', ['A3'])
  const older = { ...box.node.identity }
  await offlineSync(box, relay)
  await sell('till-2', ['A4'])
  box.node.identity.epoch = 2
  await sell('till-3', ['A5'])
  expect(older.epoch).toBe(1)
  const [first] = box.node.journal.heads().filter(({ origin }) => origin.startsWith('box-small00000.1.'))
  await box.node.execute(byHand, tx => keepHeldBy(tx.db, 'relay-small000', [first!]))
  await refuses(relay, await make(box), 'bundle_incomplete')
  await box.node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { phone: '1' }))
  const report = await offlineSync(box, relay)
  const own = report.streams.filter(({ origin }) => origin.startsWith('box-'))
  expect(own.map(({ outcome, facts }) => [outcome, facts])).toEqual([
    ['taken', 1],
    ['missing', 0],
    ['waits', 0],
  ])
  expect((await offlineSync(box, relay, true)).facts).toBe(2)
})

test('a box that was put back to an older state sees in the file what it forgot, and recovers before it sells', async () => {
  await sell('till-1', ['A3'])
  await offlineSync(box, relay)
  const restored = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  const report = await offlineSync(relay, restored, true)
  expect(report.forgotten).toBe(true)
  expect(restored.node.state()).toBe('recovering')
  expect(restored.node.nodeStatus.recovery()!.reason).toBe('peer_knows_more')
  const again = restored.node.execute(atRegister, tx => sellAtRegister(tx, saleOf('till-9', ['A4']), carl))
  await expect(again).rejects.toMatchObject({ code: 'node_recovering' })
})

test.each(['alone', 'beside something new'])(
  'so it does where the file begins at what it forgot, which stands there %s',
  async beside => {
    const restored = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
    await offlineSync(relay, restored, true)
    await sell('till-1', ['A3'])
    await offlineSync(box, relay)
    if (beside !== 'alone') await rename('Melusine')
    const taken = offlineSync(relay, restored)
    if (beside === 'alone') await expect(taken).rejects.toMatchObject({ code: 'bundle_incomplete' })
    else expect(await taken).toMatchObject({ forgotten: true, facts: 1 })
    expect(restored.node.nodeStatus.recovery()!.reason).toBe('peer_knows_more')
    const again = restored.node.execute(atRegister, tx => sellAtRegister(tx, saleOf('till-9', ['A3']), carl))
    await expect(again).rejects.toMatchObject({ code: 'node_recovering' })
  },
)

test('emergency mode goes on where a file says only that something may be missing, which is known', async () => {
  const restored = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  await offlineSync(relay, restored, true)
  await sell('till-1', ['A3'])
  await offlineSync(box, relay)
  restored.node.nodeStatus.begin('database_restored')
  await startEmergencyMode(restored.node, byHand)
  await expect(offlineSync(relay, restored)).rejects.toMatchObject({ code: 'bundle_incomplete' })
  expect(restored.node.nodeStatus.emergencyMode()).not.toBeNull()
})

test('a box that lost everything and has no line is brought back by three files, and only by the answer to its own question', async () => {
  await sell('till-1', ['A3'])
  await offlineSync(box, relay)
  const early = await make(relay, true)
  const old = box.node.journal.head('box-small00000.1.cinema:cinema-1').seq
  const lost = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  const twin = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  // Two machines draw the same luck here, and would ask the same question.
  twin.node.runtime.random(64)
  for (const { node } of [lost, twin]) node.nodeStatus.begin('database_lost')

  expect((await takeBundle(lost, early)).broughtBack).toBe('asks')
  await takeBundle(twin, early)
  const till = (id: string, seat: string) =>
    lost.node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [seat]), carl))
  await expect(till('till-2', 'A4')).rejects.toMatchObject({ code: 'node_recovering' })
  expect((await offlineSync(lost, relay)).broughtBack).toBe('opened')
  expect((await takeBundle(lost, early)).broughtBack).toBe('asks')
  const answer = await make(relay, true)
  expect((await takeBundle(twin, answer)).broughtBack).toBe('asks')
  const report = await takeBundle(lost, answer)
  expect([report.broughtBack, lost.node.identity.epoch, lost.node.state()]).toEqual(['recovered', 2, 'ready'])

  await expect(till('till-2', 'A3')).rejects.toMatchObject({ code: 'seat_taken' })
  await till('till-2', 'A4')
  await offlineSync(lost, relay)
  await sell('till-9', ['A5'])
  await offlineSync(box, relay)
  expect(relay.node.journal.head('box-small00000.1.cinema:cinema-1').seq).toBe(old)
  expect(tokensOf(relay.node.db, tonight, ['A5']).get('A5')).toBeUndefined()
  for (const { node } of [relay, lost]) expect(verify(node.db)).toEqual([])
})

test('a box that was put back to before its answer does not go on in the epoch that it has written in since', async () => {
  const early = await make(relay, true)
  const lost = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  // It draws the same luck, and so it is the same machine, which still waits for the answer to the same question.
  const putBack = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  for (const { node } of [lost, putBack]) node.nodeStatus.begin('database_lost')
  for (const each of [lost, putBack]) await takeBundle(each, early)
  expect((await offlineSync(lost, relay)).broughtBack).toBe('opened')
  expect((await offlineSync(relay, lost, true)).broughtBack).toBe('recovered')
  await lost.node.execute(atRegister, tx => sellAtRegister(tx, saleOf('till-2', ['A4']), carl))
  await offlineSync(lost, relay)

  const question = putBack.node.nodeStatus.recovery()!.requestId
  expect((await offlineSync(relay, putBack, true)).broughtBack).toBe('asks')
  expect(putBack.node.nodeStatus.recovery()!.requestId).not.toBe(question)
  expect((await offlineSync(putBack, relay)).broughtBack).toBe('opened')
  expect((await offlineSync(relay, putBack, true)).broughtBack).toBe('recovered')
  expect(putBack.node.identity.epoch).toBe(lost.node.identity.epoch + 1)
})

test('the answer that came with a hole brings no box back, also when an older file without one is taken after it', async () => {
  const early = await make(relay, true)
  const lost = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  lost.node.nodeStatus.begin('database_lost')
  await takeBundle(lost, early)
  expect((await offlineSync(lost, relay)).broughtBack).toBe('opened')
  const plan = (id: string, day: string) =>
    relay.node.execute(byHand, tx =>
      createSchedule(tx, { id, versionId: 'version-1', screenId: 'screen-1', day, time: '20:00' }),
    )
  await plan('show-unsynced', '2026-11-24')
  const stream = 'relay-small000.1.cinema:cinema-1'
  const exhibitor = lost.node.journal.head('relay-small000.1.exhibitor')
  await relay.node.execute(byHand, tx =>
    keepHeldBy(tx.db, 'box-small00000', [
      { origin: 'relay-small000.1.exhibitor', ...exhibitor },
      { origin: stream, ...relay.node.journal.head(stream) },
    ]),
  )
  await plan('show-heard', '2026-11-25')
  const holed = await takeBundle(lost, await make(relay))
  expect([holed.broughtBack, holed.streams.find(({ origin }) => origin === stream)?.outcome]).toEqual([
    'asks',
    'missing',
  ])
  expect((await takeBundle(lost, early)).broughtBack).toBe('asks')
  expect((await offlineSync(relay, lost, true)).broughtBack).toBe('recovered')
})

test('a box that holds facts of its own which the relay lacks is brought back only once they are there', async () => {
  await sell('till-1', ['A3'])
  const unsynced = box.node.journal.heads().filter(({ origin }) => origin.endsWith('.1.cinema:cinema-1'))
  await box.node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { phone: '1' }))
  await box.node.execute(byHand, tx => keepHeldBy(tx.db, 'relay-small000', unsynced))
  box.node.nodeStatus.begin('till_knows_more')
  const report = await offlineSync(box, relay)
  expect([report.broughtBack, needsLook(report)]).toEqual(['waits', true])
  expect((await offlineSync(box, relay, true)).broughtBack).toBe('opened')
  expect((await offlineSync(relay, box)).broughtBack).toBe('recovered')
})

test('the relay hands only free seats in nobody’s basket to the cinema, which then sells them', async () => {
  await sellOnline('online-1', ['B1'])
  await relay.node.execute(visitor, tx =>
    placeHold(tx, { id: 'basket', scheduleId: tonight, channel: 'site', connected: false }, ['C1', 'C2']),
  )
  const offered = seatsToHandOver(relay.node.db, 'cinema-1', relay.node.runtime.now())
  expect(offered).toEqual([
    { scheduleId: tonight, seatIds: ['B2', 'B3', 'B4', 'B5', 'B6', 'C3', 'C4', 'C5', 'C6'] },
  ])
  expect(await relay.node.execute(byHand, tx => handOver(tx, 'cinema-1'))).toBe(9)
  expect(freeHere(relay)).toEqual([])
  await offlineSync(relay, box)
  expect(freeHere(box)).toEqual(expect.arrayContaining(['B2', 'C6']))
  expect(freeHere(box)).not.toContain('C1')
  await sell('till-1', ['B2', 'C6'])
  await expect(sell('till-2', ['B1'])).rejects.toMatchObject({ code: 'seat_taken' })
  await offlineSync(box, relay)
  for (const { node } of [relay, box]) {
    expect(node.db.prepare('SELECT count(*) FROM token_conflicts').pluck().get()).toBe(0)
    expect(verify(node.db)).toEqual([])
  }
})

test('the relay hands its free voucher turns to the cinema, where the guest then pays with them', async () => {
  const [gift, cancelled] = [await issue(relay.node, 'gift-1'), await issue(relay.node, 'gift-2')]
  await relay.node.execute(byHand, tx => void cancelVoucher(tx, cancelled))
  await buyFor(relay.node, 'online-1', ['B1'], gift)
  const given = () => relay.node.execute(byHand, tx => [turnsToHandOver(tx), handOverTurns(tx, 'cinema-1')])
  expect(await given()).toEqual([[{ voucherId: gift, free: 2 }], 2])
  expect(await given()).toEqual([[], 0])
  await expect(buyFor(relay.node, 'online-2', ['B2'], gift)).rejects.toMatchObject({
    code: 'turns_elsewhere',
  })
  await offlineSync(relay, box)
  await sellFor(box.node, 'till-1', ['A3', 'A4'], gift)
  await offlineSync(box, relay)
  for (const { node } of [relay, box]) {
    expect(node.db.prepare('SELECT count(*) FROM turn_conflicts').pluck().get()).toBe(0)
    expect(verify(node.db)).toEqual([])
  }
})

test('what was edited during a cut counts as arrived once the cinema says so in its own file', async () => {
  await offlineSync(relay, box)
  await offlineSync(box, relay)
  const memory = openPeerProgress(relay.node, box.node.identity.nodeId, () => undefined)
  const line = {
    ...tenantOf(relay.node).line,
    confirmed: (_: string, origin: string) => memory.confirmed(origin),
  }
  const arrived = () => loadArrivals(tenantOf(relay.node, line)).movie('movie-1').atCinema
  expect(arrived()).toBe(true)
  await relay.node.execute(byHand, tx =>
    changeEntry(tx, 'version', 'version-1', { mediaType: '35mm' as never }),
  )
  expect(arrived()).toBe(false)
  await offlineSync(relay, box)
  expect(arrived()).toBe(false)
  await offlineSync(box, relay)
  expect(arrived()).toBe(true)
})

test('shows of tomorrow evening and of other cinemas are not handed over', async () => {
  relay.clock.ms -= 26 * 3_600_000
  expect(seatsToHandOver(relay.node.db, 'cinema-1', relay.node.runtime.now())).toEqual([])
  relay.clock.ms += 26 * 3_600_000
  expect(seatsToHandOver(relay.node.db, 'cinema-2', relay.node.runtime.now())).toEqual([])
})

test('a relay that lost everything takes a box’s file only by a key a person vouches for', async () => {
  await sell('till-1', ['A3'])
  const bundle = await make(box, true)
  // Its identity.json is back in its place: by its own key it knows what it wrote once.
  const empty = () => carrierOf('relay', relayKeys)
  await refuses(empty(), bundle, 'bundle_forged')
  const wrong = empty()
  await expect(takeBundle(wrong, bundle, makeKeys().publicKey)).rejects.toMatchObject({
    code: 'bundle_forged',
  })
  expect(wrong.node.journal.count()).toBe(0)
  for (const trust of [boxKeys.publicKey, 'its own']) {
    const taken = empty()
    await takeBundle(taken, bundle, trust)
    expect(dumpDerived(taken.node.db)).toEqual(dumpDerived(box.node.db))
    const torn = rewritten(bundle, lines => [lines[0]!, ...lines.slice(2)])
    await expect(takeBundle(empty(), torn, trust)).rejects.toMatchObject({ code: 'bundle_forged' })
  }
})

test('a relay that lost everything makes up an epoch beyond the one a box’s file tells of', async () => {
  relay.node.identity.epoch = 20_000
  await relay.node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { phone: '1' }))
  await offlineSync(relay, box)
  const again = carrierOf('relay', relayKeys)
  again.node.nodeStatus.begin('database_lost')
  expect(again.node.identity.epoch).toBeLessThan(20_000)
  const { bytes } = await makeBundle(box, { cinemaId: 'cinema-1', whole: true })
  await takeBundle(again, bytes, 'its own')
  expect(again.node.identity.epoch).toBeGreaterThan(20_000)
  await again.node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { phone: '2' }))
})

test('a file with what a box may not say, or what its stream’s node has not signed, leaves that stream out', async () => {
  await box.node.execute(byHand, tx =>
    changeEntry(tx, 'role', 'role-usher', { permissions: ['manage_people'] }),
  )
  const said = await offlineSync(box, relay)
  expect(said.streams).toContainEqual({
    origin: 'box-small00000.1.exhibitor',
    outcome: 'refused',
    facts: 0,
  })
  expect(relay.node.catalogue.get('role', 'role-usher')).toMatchObject({ permissions: ['scan'] })
  await rename('Renamed')
  const unsigned = (line: string) => {
    const { signature, ...fact } = JSON.parse(line) as { signature?: string; bytes?: string }
    return JSON.stringify(fact.bytes === undefined ? { ...fact, signature } : fact)
  }
  const bare = rewritten(await make(relay), lines => [lines[0]!, ...lines.slice(1).map(unsigned)], relay)
  const report = await takeBundle(box, bare)
  expect(report.streams.map(({ outcome }) => outcome)).toContain('refused')
  expect(box.node.catalogue.get('cinema', 'cinema-1')).toMatchObject({ name: 'Small Cinema' })
})

test('a file that claims more of this node’s own stream brings it to stand still only with its own signature', async () => {
  await sell('till-1', ['A3'])
  await offlineSync(box, relay)
  const bundle = await make(relay, true)
  const claimed = (lines: string[]) => {
    const header = JSON.parse(lines[0]!) as { heads: { origin: string; seq: number; signature?: string }[] }
    for (const head of header.heads) if (head.origin.startsWith('box-')) head.seq += 1
    return [JSON.stringify(header), ...lines.slice(1)]
  }
  const report = await takeBundle(box, rewritten(bundle, claimed, relay))
  expect([report.forgotten, box.node.state()]).toEqual([false, 'ready'])
})

test('a relay that has just started goes on waiting for its box, whatever file it is given', async () => {
  await offlineSync(box, relay)
  const early = await make(box)
  await sellOnline('online-1', ['B1'])
  await offlineSync(relay, box)
  const { nodeStatus } = relay.node
  nodeStatus.awaitFirstWord()
  await takeBundle(relay, early)
  expect(nodeStatus.awaitsFirstWord()).toBe(true)
  await takeBundle(relay, await make(box))
  expect(nodeStatus.awaitsFirstWord()).toBe(true)
  nodeStatus.receiveFirstWord('cinema-1')
  expect(nodeStatus.awaitsFirstWord()).toBe(false)
})
