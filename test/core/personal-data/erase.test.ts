import { expect, test } from 'vitest'
import { keysInMemory, openKeyStore } from '#core/journal/keys.ts'
import { openNode } from '#core/node.ts'
import { noMirror } from '#core/journal/mirror.ts'
import { isLacking, privatePart } from '#core/journal/storage/private-store.ts'
import { ageingDay } from '#core/personal-data/ageing.ts'
import { agePersonalData } from '#core/personal-data/ageing-worker.ts'
import { countPerson, erasePerson, exportPerson } from '#core/personal-data/commands.ts'
import type { Node } from '#core/journal/node.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { issueVoucher } from '#core/vouchers/commands.ts'
import { exchangeCard } from '#core/vouchers/exchange-commands.ts'
import { voucherById } from '#core/vouchers/store.ts'
import { ownKeys } from '../../world/keys.ts'
import { receiveSigned } from '../../world/signed.ts'
import { byHand, checkoutOf, openEmptyNode, openSmallNode, visitor } from '../../world/small-exhibitor.ts'
import { openLink } from '../journal/link.ts'

const ada = { name: 'Ada Exemple', email: 'ada@example.com' }
const ben = { name: 'Ben Voorbeeld', email: 'ben@example.org' }

const readingOf = ({ db, keys, catalogue, runtime }: Node) => ({ db, keys, catalogue, nowMs: runtime.now() })
const digestOf = (node: Node, bill: string) => billById(node.db, bill)!.privateDigest!

async function relayWithBuyers() {
  const files = [keysInMemory(), keysInMemory()] as const
  const { node: relay, clock } = await openSmallNode('relay', { hasBox: true, keys: openKeyStore(...files) })
  const buy = (id: string, seat: string, who: object) =>
    relay.execute(visitor, tx => openBill(tx, { ...checkoutOf(id, [seat]), ...who }, 'en'))
  await buy('bill-1', 'B3', ada)
  await buy('bill-2', 'B5', ben)
  await buy('bill-3', 'B4', { ...ada, email: 'ADA@example.com' })
  return { relay, clock, files }
}

test('before anything is erased it is told how much there is, by mail or by one bill', async () => {
  const { relay } = await relayWithBuyers()
  const count = (about: string) => countPerson(readingOf(relay), about, 'all')
  expect(count('ada@example.com')).toEqual({
    purchases: 2,
    upcoming: 2,
    vouchers: 0,
    waiting: 0,
    gifts: 0,
    messages: 0,
    clients: 0,
    invoices: 0,
    subscriptions: 0,
    reservations: 0,
  })
  expect(count('bill-2')).toEqual({
    purchases: 1,
    upcoming: 1,
    vouchers: 0,
    waiting: 0,
    gifts: 0,
    messages: 0,
    clients: 0,
    invoices: 0,
    subscriptions: 0,
    reservations: 0,
  })
  expect(() => count('nobody@example.com')).toThrow('not_found')
})

test('a number that orders of two buyers have names nobody, and nothing of either is erased', async () => {
  const { relay } = await relayWithBuyers()
  relay.db.prepare("UPDATE bills SET number = 'W-000001'").run()
  for (const ask of [countPerson, exportPerson])
    expect(() => ask(readingOf(relay), 'W-000001', 'all')).toThrow('several_persons')
  const erasing = relay.execute(byHand, tx => erasePerson(tx, 'W-000001', 'all'))
  await expect(erasing).rejects.toMatchObject({ code: 'several_persons' })
  relay.db.prepare("UPDATE bills SET number = 'W-000002' WHERE id = 'bill-2'").run()
  expect(countPerson(readingOf(relay), 'W-000001', 'all')).toMatchObject({ purchases: 2 })
  expect(countPerson(readingOf(relay), ada.email, 'all')).toMatchObject({ purchases: 2 })
})

test('a person hears everything that is kept about them, and nothing of others', async () => {
  const { relay } = await relayWithBuyers()
  const told = exportPerson(readingOf(relay), 'ben@example.org', 'all')
  expect(told.purchases).toHaveLength(1)
  expect(told.purchases[0]).toMatchObject({ ...ben, totalCents: 1000, lines: [{ quantity: 1 }] })
  expect(JSON.stringify(told)).not.toContain('Ada')
})

test('one person is erased on both sides, the other one stays', async () => {
  const { relay } = await relayWithBuyers()
  const { node: box } = openEmptyNode('box')
  const link = openLink(relay, box)
  await link.settle()
  expect(privatePart(box, digestOf(box, 'bill-1'))).toMatchObject(ada)
  await relay.execute(byHand, tx => erasePerson(tx, ada.email, 'all'))
  await link.settle()
  for (const node of [relay, box]) {
    expect(['bill-1', 'bill-3'].map(id => node.keys.get(digestOf(node, id)))).toEqual([undefined, undefined])
    expect(privatePart(node, digestOf(node, 'bill-2'))).toMatchObject(ben)
  }
  expect(() => countPerson(readingOf(box), ada.email, 'all')).toThrow('not_found')
})

test('a box that was cut off forgets an erased person when the line is back', async () => {
  const { relay } = await relayWithBuyers()
  const { node: box } = openEmptyNode('box')
  const link = openLink(relay, box)
  await link.settle()
  link.cut()
  await relay.execute(byHand, tx => erasePerson(tx, ada.email, 'all'))
  expect(privatePart(box, digestOf(box, 'bill-1'))).toMatchObject(ada)
  await openLink(relay, box).settle()
  expect(privatePart(box, digestOf(box, 'bill-1'))).toBeUndefined()
  expect(box.keys.get(digestOf(box, 'bill-3'))).toBeUndefined()
})

test('a side that was erased at does not take the key back from one that has not heard of it', async () => {
  const { relay } = await relayWithBuyers()
  const { node: box } = openEmptyNode('box')
  const link = openLink(relay, box)
  await link.settle()
  link.cut()
  const digest = digestOf(relay, 'bill-1')
  await relay.execute(byHand, tx => erasePerson(tx, ada.email, 'all'))
  const late = openLink(relay, box)
  late.hand({ to: 'relay', message: { kind: 'keys', keys: { [digest]: box.keys.get(digest)! }, to: digest } })
  await late.settle()
  expect(relay.keys.get(digest)).toBeUndefined()
  expect(isLacking(relay.db, digest)).toBe(false)
})

test('key files of before the erasing, put back on both disks, are forgotten again at the start', async () => {
  const { relay, files } = await relayWithBuyers()
  const older = [keysInMemory(files[0]), keysInMemory(files[1])] as const
  const digest = digestOf(relay, 'bill-1')
  await relay.execute(byHand, tx => erasePerson(tx, ada.email, 'all'))
  expect(older.map(file => file.get(digest) !== undefined)).toEqual([true, true])
  const { identity, db, runtime } = relay
  const again = openNode({
    identity,
    signing: ownKeys(identity.nodeId),
    db,
    runtime,
    mirror: noMirror(),
    keys: openKeyStore(...older),
  })
  await again.whenMirrored()
  expect(older.map(file => file.get(digest))).toEqual([undefined, undefined])
})

test('a manager erases in the own cinema, and finds nobody of another one', async () => {
  const { relay } = await relayWithBuyers()
  expect(() => countPerson(readingOf(relay), ada.email, ['cinema-2'])).toThrow('not_found')
  const erase = relay.execute(byHand, tx => erasePerson(tx, ada.email, ['cinema-2']))
  await expect(erase).rejects.toThrow('not_found')
  expect(await relay.execute(byHand, tx => erasePerson(tx, ada.email, ['cinema-1']))).toMatchObject({
    purchases: 2,
  })
})

test('the fact of an erasing names no person, and the erased one is not found a second time', async () => {
  const { relay } = await relayWithBuyers()
  await relay.execute(byHand, tx => erasePerson(tx, ada.email, 'all'))
  const facts = relay.db.prepare("SELECT bytes FROM facts WHERE bytes LIKE '%person.erased%'").pluck().all()
  expect(facts).toHaveLength(1)
  expect(String(facts[0])).not.toMatch(/ada|exemple/i)
  await expect(relay.execute(byHand, tx => erasePerson(tx, ada.email, 'all'))).rejects.toThrow('not_found')
})

test.each([
  ['2026-11-21T20:00:00.000Z', 13, '2025-10-21'],
  ['2027-03-31T23:59:59.000Z', 1, '2027-02-28'],
  ['2026-12-01T00:00:00.000Z', 120, '2016-12-01'],
])('at %s, with %i months, what was over before %s has aged', (now, months, day) => {
  expect(ageingDay(Date.parse(now), months)).toBe(day)
})

test('the relay says what has aged, and a box forgets it without looking at its own clock', async () => {
  const { relay, clock } = await relayWithBuyers()
  const { node: box } = openEmptyNode('box')
  const link = openLink(relay, box)
  await link.settle()
  const digest = digestOf(box, 'bill-1')
  clock.ms += 14 * 31 * 86_400_000
  while (await agePersonalData(box));
  expect(privatePart(box, digest)).toMatchObject(ada)
  while (await agePersonalData(relay));
  await link.settle()
  while (await agePersonalData(box));
  for (const node of [relay, box]) {
    expect(node.keys.get(digest)).toBeUndefined()
    expect(privatePart(node, digest)).toBeUndefined()
  }
  const said = () =>
    relay.db.prepare("SELECT count(*) FROM facts WHERE bytes LIKE '%personal_data.aged%'").pluck().get()
  expect(said()).toBe(1)
  clock.ms += 40 * 86_400_000
  while (await agePersonalData(relay));
  expect(said(), 'nothing is written while nothing ages').toBe(1)
})

test('a name that comes after it has aged is not kept', async () => {
  const { relay, clock } = await relayWithBuyers()
  const digest = digestOf(relay, 'bill-1')
  const { node: box } = openEmptyNode('box')
  const early = relay.journal.after('relay-small000.1.cinema:cinema-1', 0, 100)
  const keys = { [digest]: relay.keys.get(digest)! }
  clock.ms += 14 * 31 * 86_400_000
  while (await agePersonalData(relay));
  const exhibitors = 'relay-small000.1.exhibitor'
  await receiveSigned(box, exhibitors, relay.journal.after(exhibitors, 0, 1000))
  await receiveSigned(box, 'relay-small000.1.cinema:cinema-1', early, keys)
  expect(billById(box.db, 'bill-1')).toBeDefined()
  expect(box.keys.get(digest)).toBeUndefined()
})

test('the secrets of people who work here do not age', async () => {
  const { relay, clock } = await relayWithBuyers()
  await relay.execute(byHand, tx =>
    tx.append(
      'exhibitor',
      'credential.set',
      { employeeId: 'zoe', kind: 'pin', stamp: tx.stamp() },
      { hash: 'h' },
    ),
  )
  const digest = relay.db.prepare("SELECT digest FROM credentials WHERE employee_id = 'zoe'").pluck().get()
  clock.ms += 100 * 365 * 86_400_000
  while (await agePersonalData(relay));
  expect(privatePart(relay, digest as string)).toEqual({ hash: 'h' })
})

test('the holder of a voucher ages from the day it ends', async () => {
  const { relay, clock } = await relayWithBuyers()
  const digest = () =>
    relay.db
      .prepare('SELECT private_digest FROM vouchers WHERE private_digest IS NOT NULL')
      .pluck()
      .get() as string
  const type = relay.catalogue.all('voucher_type')
  const year = type.find(each => each.validMonths !== null)
  expect(year).toBeDefined()
  await relay.execute(byHand, tx =>
    issueVoucher(tx, {
      requestId: 'r-1',
      voucherTypeId: year!.id,
      turns: year!.turnsMin,
      holderName: 'Ada Exemple',
      cinemaId: null,
      billId: null,
    }),
  )
  clock.ms += year!.validMonths! * 31 * 86_400_000
  while (await agePersonalData(relay));
  expect(privatePart(relay, digest())).toMatchObject({ holderName: 'Ada Exemple' })
  clock.ms += 14 * 31 * 86_400_000
  while (await agePersonalData(relay));
  expect(privatePart(relay, digest())).toBeUndefined()
})

test('whoever holds a voucher is found by the address it bears, and the card that it was exchanged for too', async () => {
  const { relay } = await relayWithBuyers()
  const wanted = { voucherTypeId: 'ten', turns: 3, holderName: 'Cleo', cinemaId: 'cinema-1', billId: null }
  const given = await relay.execute(byHand, tx =>
    issueVoucher(tx, { ...wanted, requestId: 'r-1', holderEmail: 'cleo@example.org' }),
  )
  await relay.execute(byHand, tx => exchangeCard(tx, given.id, { requestId: 'r-2', newCode: 'newcard22' }))
  const bought = await relay.execute(byHand, tx =>
    issueVoucher(tx, { ...wanted, requestId: 'r-3', holderName: 'Ada', billId: 'bill-1' }),
  )
  await relay.execute(byHand, tx => exchangeCard(tx, bought.id, { requestId: 'r-4', newCode: 'newcard44' }))
  const readable = (id: string) => privatePart(relay, voucherById(relay.db, id)!.privateDigest) !== undefined
  const cards = [given.id, 'newcard22', bought.id, 'newcard44']
  expect(countPerson(readingOf(relay), 'cleo@example.org', 'all')).toMatchObject({
    purchases: 0,
    vouchers: 2,
  })
  await relay.execute(byHand, tx => erasePerson(tx, 'cleo@example.org', 'all'))
  expect(cards.map(readable)).toEqual([false, false, true, true])
  await relay.execute(byHand, tx => erasePerson(tx, ada.email, 'all'))
  expect(cards.map(readable)).toEqual([false, false, false, false])
})

test('a card that a cut-off cinema exchanged after its holder was erased keeps no name', async () => {
  const { relay, clock } = await relayWithBuyers()
  const wanted = { voucherTypeId: 'ten', turns: 3, holderName: 'Cleo', cinemaId: 'cinema-1', billId: null }
  const { node: box } = openEmptyNode('box', { clock })
  const line = openLink(relay, box)
  await line.settle()
  const given = await box.execute(byHand, tx =>
    issueVoucher(tx, { ...wanted, requestId: 'r-1', holderEmail: 'cleo@example.org' }),
  )
  await line.settle()
  line.cut()
  await relay.execute(byHand, tx => erasePerson(tx, 'cleo@example.org', 'all'))
  await box.execute(byHand, tx => exchangeCard(tx, given.id, { requestId: 'r-2', newCode: 'newcard22' }))
  const later = openLink(relay, box)
  await later.settle()
  for (const node of [relay, box]) await agePersonalData(node)
  await later.settle()
  for (const node of [relay, box]) {
    const digest = voucherById(node.db, 'newcard22')!.privateDigest!
    expect([privatePart(node, digest), node.keys.get(digest)]).toEqual([undefined, undefined])
  }
  const told = relay.journal.count()
  await agePersonalData(relay)
  expect(relay.journal.count()).toBe(told)
})

test('what stands beside a fact that this version cannot read is erased with the rest', async () => {
  const { relay, clock } = await relayWithBuyers()
  const wanted = { voucherTypeId: 'ten', turns: 3, holderName: 'Cleo', cinemaId: 'cinema-1', billId: null }
  const { node: box } = openEmptyNode('box', { clock })
  const line = openLink(relay, box)
  await line.settle()
  const { id } = await box.execute(byHand, tx =>
    issueVoucher(tx, { ...wanted, requestId: 'r-1', holderEmail: 'cleo@example.org' }),
  )
  await line.settle()
  const digest = voucherById(relay.db, id)!.privateDigest!
  // As a relay has it whose update was taken back.
  relay.db.exec(`INSERT INTO parked SELECT origin_id, seq, 'voucher.issued 9', '' FROM facts
    WHERE bytes LIKE '%"voucher.issued"%'; DELETE FROM vouchers`)
  await relay.execute(byHand, tx => erasePerson(tx, 'cleo@example.org', 'all'))
  await line.settle()
  expect([relay, box].map(node => node.keys.get(digest))).toEqual([undefined, undefined])
})
