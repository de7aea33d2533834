import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Node } from '#core/journal/node.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { MirrorConflict } from '#core/journal/storage/replay-mirror.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { startEmergencyMode, checkClaim } from '#core/recovery/commands.ts'
import { reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { grantSeats } from '#core/seating/commands.ts'
import type { SaleMade } from '#core/billing/facts.ts'
import { atRegister, byHand, openSmallNode, tonight } from '../../world/small-exhibitor.ts'
import { mia, refundOf } from '../../world/refunding.ts'
import { turns } from './gated-mirror.ts'
import { openLink } from './link.ts'
import { evening, file, machine, rest, sell } from './machine.ts'

test('a new box writes nothing of its own until the relay has told everything', async () => {
  const box = machine()
  const { node: relay } = await openSmallNode('relay', { hasBox: true })
  const { durableIdentity, kept } = file({ installed: false })
  const node = await box.start(durableIdentity)
  expect(node.nodeStatus.recovery()).toMatchObject({ reason: 'new_box', needsEpoch: false })
  await expect(
    node.execute(byHand, tx => changeEntry(tx, 'movie', 'm', { title: 'x' })),
  ).rejects.toMatchObject({
    code: 'node_recovering',
  })
  const link = openLink(relay, node)
  await rest(link)
  expect(node.state()).toBe('ready')
  expect(kept).toMatchObject({ installed: true, epoch: 1 })
  expect((await sell(node, 'sale-1', 'A3')).number).toBe('K-000001')
})

test('a new disk with a whole mirror has lost nothing, and asks nobody', async () => {
  const { box, first, link } = await evening()
  await link.settle()
  const before = dumpDerived(first.db)
  link.cut()
  await first.close()
  box.put()
  const node = await box.start()
  expect(node.state()).toBe('ready')
  expect(dumpDerived(node.db)).toEqual(before)
  expect(verify(node.db)).toEqual([])
  expect((await sell(node, 'sale-2', 'A4')).number).toBe('K-000002')
  await expect(sell(node, 'sale-3', 'A3')).rejects.toMatchObject({ code: 'seat_taken' })
})

test('a database whose last pages are gone reads them from the mirror', async () => {
  const { box, first, link } = await evening()
  const copy = box.copy()
  await sell(first, 'sale-2', 'A4', 'A5')
  await link.settle()
  link.cut()
  await first.close()
  box.put(copy)
  const node = await box.start()
  expect(node.state()).toBe('ready')
  expect((await sell(node, 'sale-2', 'A4', 'A5')).number).toBe('K-000002')
})

test('an empty mirror is filled from the database before anything else is done', async () => {
  const { box, first, link } = await evening()
  const copy = box.copy()
  link.cut()
  await first.close()
  const whole = readFileSync(box.mirrorPath, 'utf8')
  box.put(copy)
  writeFileSync(box.mirrorPath, '')
  const node = await box.start()
  expect(node.state()).toBe('ready')
  expect(readFileSync(box.mirrorPath, 'utf8')).toBe(whole)
})

test('half a line at the end of the mirror was never told to anybody, and is taken off', async () => {
  const { box, first, link } = await evening()
  const copy = box.copy()
  link.cut()
  await first.close()
  const whole = readFileSync(box.mirrorPath, 'utf8')
  appendFileSync(box.mirrorPath, '{"bytes":"{\\"origin')
  box.put(copy)
  const node = await box.start()
  expect(node.state()).toBe('ready')
  expect(readFileSync(box.mirrorPath, 'utf8')).toBe(whole)
})

test('a mirror file that somebody took away is noticed, and made whole from the database', async () => {
  const { box, first } = await evening()
  const whole = readFileSync(box.mirrorPath, 'utf8')
  rmSync(box.mirrorPath)
  await sell(first, 'sale-2', 'A4')
  const lines = readFileSync(box.mirrorPath, 'utf8')
  expect(lines.startsWith(whole)).toBe(true)
  expect(lines).toContain('sale-2')
})

test('a database and a mirror that tell different histories are both kept, and nothing starts', async () => {
  const { box, first, link } = await evening()
  const copy = box.copy()
  await sell(first, 'sale-2', 'A4')
  link.cut()
  await first.close()
  const mirror = readFileSync(box.mirrorPath, 'utf8')
  box.put(copy)
  writeFileSync(box.mirrorPath, '')
  const other = await box.start()
  await sell(other, 'sale-other', 'A5')
  const fork = box.copy()
  await other.close()
  box.put(fork)
  writeFileSync(box.mirrorPath, mirror)
  await expect(box.start()).rejects.toBeInstanceOf(MirrorConflict)
})

test('with both disks lost the box asks the relay, and goes on in a new epoch that nobody else can have', async () => {
  const { box, relay, first, link, durableIdentity, kept } = await evening()
  await link.settle()
  await sell(first, 'sale-2', 'A4')
  link.cut()
  await first.close()
  box.put()
  writeFileSync(box.mirrorPath, '')
  const node = await box.start(durableIdentity)
  expect(node.nodeStatus.recovery()).toMatchObject({ reason: 'database_lost', needsEpoch: true })
  await rest(openLink(relay, node))
  expect(node.state()).toBe('ready')
  expect(node.identity.epoch).toBe(2)
  expect(kept.epoch).toBe(2)
  // What the relay had heard of is here again; what it had not is nobody's any more.
  await expect(sell(node, 'sale-3', 'A3')).rejects.toMatchObject({ code: 'seat_taken' })
  expect((await sell(node, 'sale-3', 'A4')).number).toBe('K-2-000001')
  expect(verify(node.db)).toEqual([])
})

test('what comes of a closed epoch is kept aside, never taken', async () => {
  const { box, relay, first, link, durableIdentity } = await evening()
  await link.settle()
  link.cut()
  const old = box.copy()
  // The old machine goes on selling where nobody hears it; a second one takes its place.
  await sell(first, 'sale-quarantined', 'A5')
  const twin = machine()
  twin.put(old)
  const second = file({ machineChanged: true })
  const node = await twin.start(second.durableIdentity)
  expect(node.nodeStatus.recovery()).toMatchObject({ reason: 'machine_changed', confirmed: false })
  const newLink = openLink(relay, node)
  await rest(newLink)
  expect(node.state()).toBe('recovering')
  expect(node.nodeStatus.confirm()).toBe(true)
  await rest(newLink)
  expect(node.identity.epoch).toBe(2)
  newLink.cut()

  await rest(openLink(relay, first))
  expect(first.nodeStatus.recovery()).toMatchObject({ reason: 'taken_over', confirmed: false })
  await expect(sell(first, 'sale-2', 'A6')).rejects.toMatchObject({ code: 'node_recovering' })
  expect(relay.db.prepare('SELECT bytes FROM quarantined').pluck().all().join()).toContain('sale-quarantined')
  expect(relay.db.prepare("SELECT 1 FROM bills WHERE id = 'sale-quarantined'").get()).toBeUndefined()
  expect(durableIdentity.instance).toBe('machine-1')
})

test('what a replaced machine was the first to write is kept aside too, though nobody had heard of that stream', async () => {
  const { box, relay, first, link } = await evening()
  await link.settle()
  link.cut()
  const old = box.copy()
  const prices = 'box-small00000.1.exhibitor'
  await first.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Unsynced' }))
  expect(relay.journal.head(prices).seq).toBe(0)
  expect(first.journal.head(prices).seq).toBe(1)
  const twin = machine()
  twin.put(old)
  const node = await twin.start(file({ machineChanged: true }).durableIdentity)
  node.nodeStatus.confirm()
  const newLink = openLink(relay, node)
  await rest(newLink)
  expect(node.identity.epoch).toBe(2)
  newLink.cut()

  await rest(openLink(relay, first))
  expect(relay.journal.head(prices).seq).toBe(0)
  expect(relay.db.prepare('SELECT bytes FROM quarantined').pluck().all().join()).toContain('Unsynced')
})

/** A machine that sold unheard, and its twin that has gone on in the next epoch meanwhile. */
async function fenced() {
  const one = await evening()
  const { box, relay, first, link } = one
  await link.settle()
  link.cut()
  const old = box.copy()
  const row = await sell(first, 'sale-quarantined', 'A5')
  const twin = machine()
  twin.put(old)
  const node = await twin.start(file({ machineChanged: true }).durableIdentity)
  node.nodeStatus.confirm()
  const twinLink = openLink(relay, node)
  await rest(twinLink)
  await sell(node, 'sale-twin', 'A6')
  await rest(twinLink)
  twinLink.cut()
  return { ...one, old, twin: node, row, sale: first.journal.factAt(row.origin, row.seq)!.body as SaleMade }
}
const quarantinedIn = (node: Node) =>
  node.db.prepare('SELECT bytes FROM quarantined').pluck().all() as string[]
const billIn = (node: Node, id: string) =>
  node.db.prepare('SELECT status FROM bills WHERE id = ?').pluck().get(id)

test('a replaced machine that a person finds to be the right one sets aside what nobody heard, goes on in a new epoch, and its register gives the sale back', async () => {
  const { relay, first, row, sale } = await fenced()
  const link = openLink(relay, first)
  await rest(link)
  expect(first.nodeStatus.recovery()).toMatchObject({ reason: 'taken_over', confirmed: false })
  expect(quarantinedIn(first).join()).toContain('sale-quarantined')
  expect(billIn(first, 'sale-quarantined')).toBeUndefined()
  expect(first.nodeStatus.confirm()).toBe(true)
  await rest(link)
  expect(first.state()).toBe('ready')
  expect(first.identity.epoch).toBe(3)
  const receipt = { origin: row.origin, seq: row.seq, sale, returns: [] }
  await first.execute(atRegister, tx => reinstateBill(tx, receipt))
  await rest(link)
  for (const node of [first, relay]) {
    expect(billIn(node, 'sale-quarantined')).toBe('settled')
    expect(billIn(node, 'sale-twin')).toBe('settled')
    expect(verify(node.db)).toEqual([])
  }
  await expect(sell(first, 'sale-3', 'A6')).rejects.toMatchObject({ code: 'seat_taken' })
})

test('what was set aside stays aside when the program ends at once, and when all is read from the mirror', async () => {
  const { box, relay, first, link: line, durableIdentity } = await fenced()
  line.cut()
  const link = openLink(relay, first)
  await rest(link)
  link.cut()
  const before = dumpDerived(first.db)
  const copy = box.copy()
  await first.close()
  for (const disk of [copy, undefined]) {
    box.put(disk)
    const node = await box.start(durableIdentity)
    expect(quarantinedIn(node).join()).toContain('sale-quarantined')
    expect(dumpDerived(node.db)).toEqual(before)
    expect(verify(node.db)).toEqual([])
    await node.close()
  }
})

test('an old copy of a closed epoch beside a newer mirror brings nothing back, and the other way round neither', async () => {
  const { box, relay, first, durableIdentity } = await fenced()
  const [oldDisk, oldMirror] = [box.copy(), readFileSync(box.mirrorPath)]
  const link = openLink(relay, first)
  await rest(link)
  first.nodeStatus.confirm()
  await rest(link)
  await sell(first, 'sale-3', 'A4')
  await rest(link)
  link.cut()
  const [newDisk, newMirror] = [box.copy(), readFileSync(box.mirrorPath)]
  const before = dumpDerived(first.db)
  await first.close()
  for (const [disk, mirror] of [
    [oldDisk, newMirror],
    [newDisk, oldMirror],
  ] as const) {
    box.put(disk)
    writeFileSync(box.mirrorPath, mirror)
    const node = await box.start(durableIdentity, 3)
    expect(node.state()).toBe('ready')
    expect(dumpDerived(node.db)).toEqual(before)
    expect(quarantinedIn(node).join()).toContain('sale-quarantined')
    expect(verify(node.db)).toEqual([])
    const again = openLink(relay, node)
    await rest(again)
    expect(node.state()).toBe('ready')
    again.cut()
    await node.close()
  }
})

test('a box that the relay knows better than itself stops, is told what it forgot, and goes on', async () => {
  const { box, relay, first, link } = await evening()
  const copy = box.copy()
  const mirror = readFileSync(box.mirrorPath, 'utf8')
  await sell(first, 'sale-2', 'A4')
  await link.settle()
  link.cut()
  await first.close()
  box.put(copy)
  writeFileSync(box.mirrorPath, mirror)
  const node = await box.start()
  expect(node.state()).toBe('ready')
  await rest(openLink(relay, node))
  expect(node.identity.epoch).toBe(2)
  await expect(sell(node, 'sale-3', 'A4')).rejects.toMatchObject({ code: 'seat_taken' })
})

test('a register that was told of more than the box knows stops it before it sells', async () => {
  const { box, first, link } = await evening()
  const copy = box.copy()
  const mirror = readFileSync(box.mirrorPath, 'utf8')
  await sell(first, 'sale-2', 'A4')
  const told = {
    origin: 'box-small00000.1.cinema:cinema-1',
    seq: first.journal.head('box-small00000.1.cinema:cinema-1').seq,
  }
  link.cut()
  await first.close()
  box.put(copy)
  writeFileSync(box.mirrorPath, mirror)
  const node = await box.start()
  checkClaim(node, { ...told, origin: 'box-elsewhere.1.cinema:cinema-1' }, () => true)
  expect(node.state()).toBe('ready')
  checkClaim(node, told, () => true)
  expect(node.nodeStatus.recovery()?.reason).toBe('till_knows_more')
  await expect(sell(node, 'sale-3', 'A4')).rejects.toMatchObject({ code: 'node_recovering' })
})

test('a box that has recovered sells on, although a register was told of sales that nobody else ever heard of', async () => {
  const { box, relay, first, link, durableIdentity } = await evening()
  // The line is down before a single sale has left the box.
  link.cut()
  const told = { origin: 'box-small00000.1.cinema:cinema-1', seq: 1 }
  expect([first.journal.head(told.origin).seq, relay.journal.head(told.origin).seq]).toEqual([1, 0])
  await first.close()
  box.put()
  writeFileSync(box.mirrorPath, '')
  const node = await box.start(durableIdentity)
  await rest(openLink(relay, node))
  expect([node.state(), node.identity.epoch]).toEqual(['ready', 2])
  checkClaim(node, told, () => true)
  expect(node.state()).toBe('ready')
})

test('a sale the box forgot is taken back from the register once, and its seat is sold again to nobody', async () => {
  const { box, relay, first, link, durableIdentity } = await evening()
  await link.settle()
  const row = await sell(first, 'sale-2', 'A4')
  const sale = first.journal.factAt(row.origin, row.seq)!.body as SaleMade
  link.cut()
  await first.close()
  box.put()
  writeFileSync(box.mirrorPath, '')
  const node = await box.start(durableIdentity)
  await rest(openLink(relay, node))
  expect(node.nodeStatus.listens()).toBe(true)
  const receipt = { origin: row.origin, seq: row.seq, sale, returns: [] }
  const offer = () => node.execute(atRegister, tx => reinstateBill(tx, receipt))
  expect(await offer()).toBe('reinstated')
  expect(await offer()).toBe('known')
  await expect(sell(node, 'sale-3', 'A4')).rejects.toMatchObject({ code: 'seat_taken' })
})

test('a sale that a register gives back in emergency mode is one sale once the relay is heard, on both sides', async () => {
  const { box, relay, first, link, durableIdentity } = await evening()
  await link.settle()
  const copy = box.copy()
  const row = await sell(first, 'sale-2', 'A4')
  const sale = first.journal.factAt(row.origin, row.seq)!.body as SaleMade
  await rest(link)
  link.cut()
  await first.close()
  box.put(copy)
  box.restored()
  writeFileSync(box.mirrorPath, '')
  const node = await box.start(durableIdentity)
  await startEmergencyMode(node, byHand)
  const receipt = { origin: row.origin, seq: row.seq, sale, returns: [] }
  expect(await node.execute(atRegister, tx => reinstateBill(tx, receipt))).toBe('reinstated')

  await rest(openLink(relay, node))
  expect(node.state()).toBe('ready')
  const bills = (at: Node) => at.db.prepare('SELECT * FROM bills ORDER BY id').all()
  expect(bills(node)).toEqual(bills(relay))
  expect(bills(node)).toContainEqual(
    expect.objectContaining({ id: 'sale-2', origin: row.origin, seq: row.seq }),
  )
  expect([...verify(node.db), ...verify(relay.db)]).toEqual([])
})

test('an older database beside the mirror does not forget that emergency mode is started: it sells and gives back no more than before', async () => {
  const { box, relay, first, link, durableIdentity, kept } = await evening()
  await link.settle()
  const copy = box.copy()
  link.cut()
  checkClaim(first, { origin: 'box-small00000.1.cinema:cinema-1', seq: 99 }, () => true)
  // A register that asks in the very moment is served first in the new epoch.
  const early = sell(first, 'early', 'A6')
  await startEmergencyMode(first, byHand)
  expect((await early).seq).toBe(1)
  await sell(first, 'sale-2', 'A5')
  await first.close()

  box.put(copy)
  const node = await box.start(durableIdentity, kept.epoch)
  expect(node.nodeStatus.emergencyMode()).toMatchObject({ epoch: kept.epoch, before: 1 })
  const refund = (billId: string) =>
    node.execute(atRegister, tx => refundBill(tx, refundOf(`back-${billId}`, billId), mia))
  await expect(refund('sale-1')).rejects.toMatchObject({ code: 'node_recovering' })
  expect((await refund('sale-2')).billId).toBe('sale-2')

  await rest(openLink(relay, node))
  expect(node.nodeStatus.emergencyMode()).toBeNull()
  expect((await refund('sale-1')).billId).toBe('sale-1')
})

test('a seat that somebody else has by now stays theirs, and the guest who comes with the old ticket is listed', async () => {
  const { box, relay, first, link, durableIdentity } = await evening()
  await link.settle()
  const row = await sell(first, 'sale-2', 'A4')
  const sale = first.journal.factAt(row.origin, row.seq)!.body as SaleMade
  link.cut()
  await first.close()
  box.put()
  writeFileSync(box.mirrorPath, '')
  const node = await box.start(durableIdentity)
  await rest(openLink(relay, node))
  await sell(node, 'sale-3', 'A4')
  await node.execute(atRegister, tx =>
    reinstateBill(tx, { origin: row.origin, seq: row.seq, sale, returns: [] }),
  )
  expect(node.db.prepare('SELECT bill_id, seat_id FROM displaced').all()).toEqual([
    { bill_id: 'sale-2', seat_id: 'A4' },
  ])
  expect(node.db.prepare("SELECT status FROM bills WHERE id = 'sale-2'").pluck().get()).toBe('settled')
})

test('a manager may start emergency mode: only seats that no fact ever moved are sold until the relay is heard', async () => {
  const { box, relay, first, link, durableIdentity } = await evening()
  await link.settle()
  // Once a seat has gone to the other side and come back, it may have gone again, unheard.
  for (const [giver, to] of [
    [first, 'relay'],
    [relay, 'box'],
  ] as const) {
    const ask = { scheduleId: tonight, seatIds: ['A5'], to, requestId: to }
    expect((await giver.execute(byHand, tx => grantSeats(tx, ask))).seatIds).toEqual(['A5'])
    await rest(link)
  }
  const copy = box.copy()
  link.cut()
  await first.close()
  box.put(copy)
  box.restored()
  writeFileSync(box.mirrorPath, '')
  const node = await box.start(durableIdentity)
  expect(node.nodeStatus.recovery()?.reason).toBe('database_restored')
  await startEmergencyMode(node, { who: 'employee:mia', via: 'register 1' })
  expect(node.state()).toBe('ready')
  expect(node.db.prepare('SELECT who, reason FROM emergency_modes').all()).toEqual([
    { who: 'employee:mia', reason: 'database_restored' },
  ])
  await expect(startEmergencyMode(node, byHand)).rejects.toMatchObject({ code: 'not_recovering' })
  await sell(node, 'sale-2', 'A6')
  await expect(sell(node, 'sale-3', 'A5')).rejects.toMatchObject({ code: 'seats_elsewhere' })

  const alone = node.identity.epoch
  expect(alone).toBeGreaterThan(1)
  await rest(openLink(relay, node))
  expect(node.nodeStatus.emergencyMode()).toBeNull()
  expect(node.identity.epoch).toBe(alone)
  expect(relay.db.prepare("SELECT status FROM bills WHERE id = 'sale-2'").pluck().get()).toBe('settled')
  expect(relay.db.prepare('SELECT count(*) FROM token_conflicts').pluck().get()).toBe(0)
})

test('an epoch that only a register remembers is never given again: the box goes on beyond it, and what was sold there comes back', async () => {
  const { box, relay, first, link } = await evening()
  await link.settle()
  const [copy, mirror] = [box.copy(), readFileSync(box.mirrorPath, 'utf8')]
  link.cut()
  first.nodeStatus.begin('database_restored')
  await startEmergencyMode(first, byHand)
  const lost = first.identity.epoch
  const row = await sell(first, 'sale-alone', 'A4')
  const sale = first.journal.factAt(row.origin, row.seq)!.body as SaleMade
  const told = { origin: row.origin, seq: row.seq }

  const twin = machine()
  twin.put(copy)
  writeFileSync(twin.mirrorPath, mirror)
  const node = await twin.start(file({ instance: 'machine-3' }).durableIdentity)
  expect(node.state()).toBe('ready')
  checkClaim(node, told, () => true)
  expect(node.nodeStatus.recovery()?.reason).toBe('till_knows_more')
  const line = openLink(relay, node)
  await rest(line)
  expect(node.state()).toBe('ready')
  expect(node.identity.epoch).toBeGreaterThan(lost)
  checkClaim(node, told, () => true)
  expect(node.state()).toBe('ready')
  expect(await node.execute(atRegister, tx => reinstateBill(tx, { ...told, sale, returns: [] }))).toBe(
    'reinstated',
  )
  await rest(line)
  expect(billIn(relay, 'sale-alone')).toBe('settled')
  line.cut()

  // Should the lost disks turn up after all, nothing of that epoch is taken any more, and the machine can go on.
  const late = openLink(relay, first)
  await rest(late)
  expect(first.nodeStatus.recovery()).toMatchObject({ reason: 'taken_over', confirmed: false })
  expect(relay.journal.head(row.origin).seq).toBe(0)
  first.nodeStatus.confirm()
  await rest(late)
  expect(first.state()).toBe('ready')
  expect(first.identity.epoch).toBe(node.identity.epoch + 1)
  expect(quarantinedIn(first).join()).toContain('sale-alone')
})

test('a cut-off box that a register told of a lost epoch starts emergency mode beyond it', async () => {
  const { first, link } = await evening()
  link.cut()
  first.nodeStatus.begin('database_restored')
  checkClaim(first, { origin: 'box-small00000.70000.exhibitor', seq: 0 }, () => true)
  await startEmergencyMode(first, byHand)
  expect(first.identity.epoch).toBeGreaterThan(70_000)
})

test('a page that claims to know more of the box without its proof changes nothing', async () => {
  const { first } = await evening()
  for (const [epoch, seq] of [
    [1, 10_000],
    [2, 0],
  ] as const)
    checkClaim(first, { origin: `box-small00000.${epoch}.cinema:cinema-1`, seq }, () => false)
  expect(first.state()).toBe('ready')
})

test('a relay that was put back to an older copy keeps a cinema’s seats closed until its box has told', async () => {
  const { relay, first, link } = await evening()
  await rest(link)
  link.cut()
  expect(relay.state()).toBe('ready')
  relay.nodeStatus.begin('database_restored')
  await expect(
    relay.execute(byHand, tx => tx.append('cinema:cinema-1', 'schedule.cancelled', { id: 'show-tonight' })),
  ).rejects.toMatchObject({ code: 'node_recovering' })
  // What belongs to no cinema's seats goes on at once, in an epoch of its own.
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'New' }))
  expect(relay.identity.epoch).toBeGreaterThan(1)
  await rest(openLink(relay, first))
  expect(relay.state()).toBe('ready')
  await turns()
  expect(first.db.prepare('SELECT count(*) FROM closed_streams').pluck().get()).toBeGreaterThan(0)
})
