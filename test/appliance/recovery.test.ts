import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { admitTicket } from '#core/admission/contract.ts'
import {
  startEmergencyMode,
  confirmMachine,
  offerAdmissions,
  offerBills,
  readForks,
  readNodeStatus,
  settleFork,
} from '#core/recovery/contract.ts'
import {
  knownHeader,
  incarnationHeader,
  readIncarnation,
  writeKnown,
  type Known,
} from '#core/receipts/headers.ts'
import { makeKeys, readPrivateKey } from '#core/membership/keys.ts'
import { proofOf } from '#core/receipts/proof.ts'
import { signReceipt } from '#core/receipts/receipt.ts'
import { makeSale } from '#core/sales/contract.ts'
import { refund } from '#core/sales/refunds/contract.ts'
import { putHold } from '#core/seating/contract.ts'
import {
  billsIn,
  noReceipts,
  judge,
  knownPlace,
  withAcknowledged,
  withReplayed,
} from '#kiosk/box/receipts/receipts.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, codesOf, showStartingSoon, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let shelf: string

/** A box with two disks of its own in a machine with a name, and a shelf where a copy of them may lie. */
beforeEach(async () => {
  shelf = mkdtempSync(join(tmpdir(), 'foyer-shelf-'))
  writeFileSync(join(shelf, 'machine-one'), 'one')
  writeFileSync(join(shelf, 'machine-two'), 'two')
  places = await openPlaces({ boxSettings: { FOYER_MACHINE_ID: join(shelf, 'machine-one') } })
})
afterEach(async () => {
  await places.close()
  rmSync(shelf, { recursive: true, force: true })
})

const disks = ['box', 'second-disk']
const copyDisks = () => disks.forEach(disk => copy(join(places.data, disk), join(shelf, disk)))
/** Database and mirror as they were; who the box is lies beside them and stays. */
const putBackOlder = () => {
  for (const file of ['box/box.db', 'second-disk/facts.log']) {
    for (const end of ['', '-wal', '-shm']) rmSync(join(places.data, file + end), { force: true })
    copy(join(shelf, file), join(places.data, file))
  }
}
const loseDatabase = () =>
  ['', '-wal', '-shm'].forEach(end => rmSync(join(places.data, `box/box.db${end}`), { force: true }))
function copy(from: string, to: string) {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
}

const nodeStatus = async (client: Client) => (await client.call(readNodeStatus)).body
const carlHere = () => employeeAt(places.box.port, 'carl')
const node = () => places.box.tenant.node
async function sell(client: Client, seats: string[], scheduleId = laterToday) {
  const answer = await client.call(makeSale, { body: basket(seats, scheduleId) })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
/** A register says what it was last told; the answer says in which life the box is. */
async function greet(client: Client, known: Known) {
  const answer = await client.send('GET', '/api/node-status', undefined, { [knownHeader]: writeKnown(known) })
  return readIncarnation(String(answer.headers[incarnationHeader]))!
}
const beyond = () => ({ origin: `${node().identity.nodeId}.1.cinema:cinema-1`, seq: 10_000 })
/** As the box itself would have told it in a time it has forgotten. */
const proven = (known: Known) => ({ ...known, proof: proofOf(places.box.tenant.secret, known) })
const soldHere = (scheduleId: string) =>
  node()
    .db.prepare("SELECT seat_id FROM seat_tokens WHERE schedule_id = ? AND state = 'sold' ORDER BY 1")
    .pluck()
    .all(scheduleId)

test('a box whose two disks were put back to an older copy is told by its register, takes the sale back, and the guest comes in', async () => {
  const soon = await showStartingSoon(places.tenant)
  await places.agreed()
  await sell(await carlHere(), ['A3'], soon)
  await places.agreed()
  await places.whileBoxIsOff(copyDisks)
  await places.agreed()
  await places.cutLine()
  const carl = await carlHere()
  const { bill, remember } = await sell(carl, ['A4'], soon)
  const codes = codesOf(places.box.tenant, bill.id)
  let memory = withAcknowledged(noReceipts, remember!, Date.now())

  await places.whileBoxIsOff(putBackOlder)
  expect(stateOf(places.box.tenant, soon, 'A4')).toBe('free')
  const again = await carlHere()
  const older = await greet(again, knownPlace(memory)!)
  expect(older.epoch).toBe(1)
  expect(await nodeStatus(again)).toMatchObject({
    state: 'recovering',
    reason: 'till_knows_more',
    waitsFor: 'line',
  })
  const refused = await again.call(makeSale, { body: basket(['A4'], soon) })
  expect([refused.status, refused.body.refusal]).toEqual([503, 'node_recovering'])

  await places.mendLine()
  const incarnation = await greet(again, knownPlace(memory)!)
  expect(incarnation.epoch).toBe(2)
  const verdict = judge(memory, incarnation)
  if (verdict.may !== 'offer') throw new Error(verdict.may)
  const bills = billsIn(verdict.kept)
  const offer = () => again.call(offerBills, { body: { bills } })
  expect((await offer()).body).toEqual({ known: 0, reinstated: 1, refused: 0 })
  expect((await offer()).body).toEqual({ known: 1, reinstated: 0, refused: 0 })
  memory = withReplayed(memory, [bill.id], incarnation)
  expect(judge(memory, incarnation).may).toBe('sell')

  const second = await again.call(makeSale, { body: basket(['A4'], soon) })
  expect([second.status, second.body.refusal]).toEqual([409, 'seat_taken'])
  expect(soldHere(soon)).toEqual(['A3', 'A4'])
  const ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  const admitted = await ugo.call(admitTicket, {
    body: { id: crypto.randomUUID(), code: codes[0]!, scheduleId: soon },
  })
  expect(admitted.status, admitted.text).toBe(200)
  await expectAgreement(places)
})

test('a refund told to a register comes back after the loss, and until the registers were heard nobody pays out again', async () => {
  const mia = () => managerAt(places.box.port)
  const back = (client: Client, billId: string, id: string, line = 1) =>
    client.call(refund, {
      params: { id: billId },
      body: { id, lines: [{ line, quantity: 1 }], reason: 'guest', cents: 1000 },
    })
  const { bill } = await sell(await carlHere(), ['A3', 'A4'])
  await places.agreed()
  await places.whileBoxIsOff(copyDisks)
  await places.agreed()
  await places.cutLine()
  const { body } = await back(await mia(), bill.id, 'refund-1')
  const memory = withAcknowledged(noReceipts, body.bill.remember!, Date.now())

  await places.whileBoxIsOff(putBackOlder)
  const again = await mia()
  await greet(again, knownPlace(memory)!)
  expect((await nodeStatus(again)).reason).toBe('till_knows_more')
  await places.mendLine()
  await greet(again, knownPlace(memory)!)
  const early = await back(again, bill.id, 'refund-2')
  expect([early.status, early.body.refusal]).toEqual([503, 'node_recovering'])
  const given = await again.call(offerBills, { body: { bills: billsIn(memory.kept) } })
  expect(given.body).toEqual({ known: 0, reinstated: 1, refused: 0 })
  const repeated = await back(again, bill.id, 'refund-1')
  expect([repeated.status, repeated.body.bill.lines.map(line => line.left)]).toEqual([200, [0, 1]])
  expect(soldHere(laterToday)).toEqual(['A4'])
  await expectAgreement(places)
})

test('a guest a scanner let in is known as inside again after the loss', async () => {
  const soon = await showStartingSoon(places.tenant)
  await places.agreed()
  const { bill } = await sell(await carlHere(), ['A3'], soon)
  const [code] = codesOf(places.box.tenant, bill.id)
  const ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  const scan = { id: crypto.randomUUID(), code: code!, scheduleId: null }
  const { remember } = (await ugo.call(admitTicket, { body: scan })).body
  const forgotten = { ...remember, admission: { ...remember.admission, ticketId: 'forgotten1' } }
  const admissions = [signReceipt(forgotten, places.box.tenant.keys.own)]
  const offer = () => ugo.call(offerAdmissions, { body: { admissions } })
  expect([(await offer()).body, (await offer()).body]).toEqual([
    { known: 0, reinstated: 1, refused: 0 },
    { known: 1, reinstated: 0, refused: 0 },
  ])
})

test('a register that knows a later sale than the box makes it ask the relay before it sells on', async () => {
  const carl = await carlHere()
  await sell(carl, ['A3'])
  await places.agreed()
  expect((await greet(carl, { origin: beyond().origin, seq: 1 })).epoch).toBe(1)
  expect((await nodeStatus(carl)).state).toBe('ready')
  await greet(carl, proven(beyond()))
  await places.agreed()
  expect(await nodeStatus(carl)).toMatchObject({ state: 'ready', epoch: 2, reason: null, waitsFor: null })
  await sell(carl, ['A4'])
  await expectAgreement(places)
})

test('a page that invents what the box once told it, or changes it, cannot stop the box', async () => {
  const carl = await carlHere()
  const { remember } = await sell(carl, ['A3'])
  const { origin, seq, proof } = remember!
  for (const invented of [
    beyond(),
    { ...beyond(), proof },
    { origin, seq: seq + 1, proof },
    { origin: `${node().identity.nodeId}.9.exhibitor`, seq: 0, proof: proofOf('guessed', { origin, seq }) },
  ]) {
    await greet(carl, invented)
    expect(await nodeStatus(carl)).toMatchObject({ state: 'ready', epoch: 1 })
  }
  const incarnation = await greet(carl, remember!)
  expect(incarnation.proof).toBe(proven({ origin: `${incarnation.nodeId}.1.exhibitor`, seq: 0 }).proof)
})

test('a register of another cinema is not believed about this one', async () => {
  const carl = await carlHere()
  const { remember } = await sell(carl, ['A3'])
  const foreign = {
    ...remember!,
    sale: { ...remember!.sale, billId: crypto.randomUUID(), cinemaId: 'cinema-9' },
  }
  const bills = [signReceipt(foreign, places.box.tenant.keys.own)]
  const answer = await carl.call(offerBills, { body: { bills } })
  expect(answer.body).toEqual({ known: 1, reinstated: 0, refused: 0 })
  expect(
    node()
      .journal.heads()
      .some(({ origin }) => origin.endsWith('cinema-9')),
  ).toBe(false)
})

test.each([
  ['with', true],
  ['without', false],
])('a lost database is whole again by itself from the mirror, %s the internet', async (_, online) => {
  const before = await sell(await carlHere(), ['A3', 'A4'])
  await places.agreed()
  if (!online) await places.cutLine()
  await places.whileBoxIsOff(loseDatabase)
  await node().stoodUp
  const carl = await carlHere()
  expect(await nodeStatus(carl)).toMatchObject({ state: 'ready', epoch: 1, reason: null })
  expect((await greet(carl, before.remember!)).epoch).toBe(1)
  expect((await nodeStatus(carl)).state).toBe('ready')
  expect(soldHere(laterToday)).toEqual(['A3', 'A4'])
  await sell(carl, ['A5'])
  if (!online) await places.mendLine()
  await expectAgreement(places)
})

test('a disk that wakes up in another machine waits for a manager’s word, and goes on in a new life', async () => {
  await sell(await carlHere(), ['A3'])
  await places.agreed()
  places.boxSettings['FOYER_MACHINE_ID'] = join(shelf, 'machine-two')
  await places.whileBoxIsOff(() => undefined)
  await until(() => places.box.link.connected())
  const carl = await carlHere()
  expect(await nodeStatus(carl)).toMatchObject({
    state: 'recovering',
    reason: 'machine_changed',
    waitsFor: 'person',
  })
  const cashier = await carl.call(confirmMachine, { body: { word: 'THIS ONE' } })
  expect([cashier.status, cashier.body.refusal]).toEqual([403, 'not_allowed'])
  const mia = await managerAt(places.box.port)
  const wrong = await mia.call(confirmMachine, { body: { word: 'yes' } })
  expect([wrong.status, wrong.body.refusal]).toEqual([422, 'keyword_wrong'])
  expect((await nodeStatus(mia)).waitsFor).toBe('person')
  const right = await mia.call(confirmMachine, { body: { word: ' this  one ' } })
  expect(right.status, right.text).toBe(200)
  await places.agreed()
  expect(await nodeStatus(carl)).toMatchObject({ state: 'ready', epoch: 2 })
  await sell(carl, ['A4'])
  await expectAgreement(places)
  const late = await mia.call(confirmMachine, { body: { word: 'THIS ONE' } })
  expect([late.status, late.body.refusal]).toEqual([409, 'not_recovering'])
})

test('two histories of one box: a manager compares them in the portal, keeps one, and every sale is on both sides', async () => {
  const carl = await carlHere()
  await sell(carl, ['A3'])
  await places.agreed()
  await places.whileBoxIsOff(copyDisks)
  await places.agreed()
  const again = await carlHere()
  await sell(again, ['A4'])
  await sell(again, ['A5', 'A6'])
  await places.agreed()
  await places.cutLine()
  await places.whileBoxIsOff(putBackOlder)
  await sell(await carlHere(), ['D5'])
  await places.startRelayAgain()

  const portal = await managerAt(Number(new URL(places.url).port))
  const forks = async () => (await portal.call(readForks)).body.forks
  await until(async () => (await forks()).length > 0 && node().state() === 'recovering')
  expect(await nodeStatus(await carlHere())).toMatchObject({ reason: 'fork', waitsFor: 'portal' })
  const { nodeId } = node().identity
  expect(await forks()).toMatchObject([
    {
      nodeId,
      streams: [
        { relay: { facts: 2, sales: 2, totalCents: 3000 }, box: { facts: 1, sales: 1, totalCents: 1000 } },
      ],
    },
  ])

  const settle = (word: string, of = nodeId) =>
    portal.call(settleFork, { body: { word, nodeId: of, keep: 'relay' } })
  const wrong = await settle('KEEP THE BOX')
  expect([wrong.status, wrong.body.refusal]).toEqual([422, 'keyword_wrong'])
  const unknown = await settle('KEEP THE WEBSITE', 'box-other')
  expect([unknown.status, unknown.body.refusal]).toEqual([404, 'fork_unknown'])
  await until(async () => (await settle('keep the website')).status === 200)
  await until(() => soldHere(laterToday).length === 5)
  await expectAgreement(places)
  expect(node().identity.epoch).toBe(2)
  expect(soldHere(laterToday)).toEqual(['A3', 'A4', 'A5', 'A6', 'D5'])
  expect(await nodeStatus(portal)).toMatchObject({ state: 'ready', displaced: 0 })
  expect(await forks()).toEqual([])
})

test('in emergency mode only seats that never moved are sold, and the relay takes it over when it is back; the older machine is fenced', async () => {
  const carl = await carlHere()
  await sell(carl, ['A3'])
  const hold = { params: { id: crypto.randomUUID() } }
  for (const seats of [['B1'], []]) {
    const held = await carl.call(putHold, { ...hold, body: { scheduleId: laterToday, seats } })
    expect(held.status, held.text).toBe(200)
  }
  await places.agreed()
  expect(stateOf(places.box.tenant, laterToday, 'B1')).toBe('free')
  await places.cutLine()
  await places.whileBoxIsOff(copyDisks)

  places.boxSettings['FOYER_MACHINE_ID'] = join(shelf, 'machine-two')
  await places.whileBoxIsOff(() => undefined)
  const mia = await managerAt(places.box.port)
  await mia.call(confirmMachine, { body: { word: 'CELLE-CI' } })
  expect(await nodeStatus(mia)).toMatchObject({ state: 'recovering', waitsFor: 'line' })
  const wrong = await mia.call(startEmergencyMode, { body: { word: 'AL0NE' } })
  expect([wrong.status, wrong.body.refusal]).toEqual([422, 'keyword_wrong'])
  const broken = await mia.call(startEmergencyMode, { body: { word: 'alone' } })
  expect(broken.status, broken.text).toBe(200)
  expect(broken.body).toMatchObject({ state: 'ready', emergencyMode: expect.any(String) })
  const { epoch } = broken.body
  const told = node()
    .db.prepare("SELECT bytes FROM facts WHERE json_extract(bytes, '$.type') = 'emergency_mode.started'")
    .pluck()
    .all() as string[]
  expect(told).toHaveLength(1)
  expect(JSON.parse(told[0]!)).toMatchObject({
    actor: { who: 'employee:mia' },
    body: { epoch, before: 1, reason: 'machine_changed' },
  })

  const alone = await carlHere()
  const moved = await alone.call(makeSale, { body: basket(['B1']) })
  expect([moved.status, moved.body.refusal]).toEqual([409, 'seats_elsewhere'])
  await sell(alone, ['A5'])

  await places.mendLine()
  await until(() => !node().nodeStatus.emergencyMode())
  expect(await nodeStatus(alone)).toMatchObject({ state: 'ready', epoch, emergencyMode: null })
  const opened = places.tenant.node.db
    .prepare("SELECT bytes FROM facts WHERE json_extract(bytes, '$.type') = 'epoch.opened'")
    .pluck()
    .all() as string[]
  expect(opened.map(bytes => JSON.parse(bytes).body)).toMatchObject([
    { epoch, reason: 'emergency_mode_started' },
  ])
  await expectAgreement(places)
  expect(soldHere(laterToday)).toEqual(['A3', 'A5'])
  await sell(alone, ['B1'])
  await places.agreed()

  places.boxSettings['FOYER_MACHINE_ID'] = join(shelf, 'machine-one')
  await places.whileBoxIsOff(() => disks.forEach(disk => copy(join(shelf, disk), join(places.data, disk))))
  await until(() => node().state() === 'recovering')
  const old = await carlHere()
  expect(await nodeStatus(old)).toMatchObject({ reason: 'taken_over', waitsFor: 'person' })
  const refused = await old.call(makeSale, { body: basket(['A6']) })
  expect([refused.status, refused.body.refusal]).toEqual([503, 'node_recovering'])
  expect((await greet(old, { origin: `${node().identity.nodeId}.${epoch}.exhibitor`, seq: 0 })).epoch).toBe(1)
})

test('a cashier who invents or changes what the box signed changes nothing, and it is written to the log', async () => {
  const carl = await carlHere()
  const { bill, remember } = await sell(carl, ['A3'])
  const told = remember!
  const own = places.box.tenant.keys.own
  const made = { ...told, sale: { ...told.sale, billId: crypto.randomUUID(), number: 'K-9999999' } }
  const stranger = makeKeys()
  const attempts = {
    'a sale that never was': made,
    'without a signature': { ...made, signature: undefined },
    'signed by a stranger': signReceipt(made, readPrivateKey(stranger.privatePem)),
    'of a node nobody enrolled': signReceipt({ ...made, origin: 'box-never.1.cinema:cinema-1' }, own),
    'another employee': { ...told, sale: { ...told.sale, employeeId: 'mia' } },
    'a refund that never was': {
      ...told,
      returns: [
        {
          id: 'back-1',
          kind: 'refund' as const,
          number: 1,
          roundingCents: 0,
          reason: 'guest' as const,
          employeeName: 'Mia',
          device: 'register 1',
          locale: 'en',
          newLines: [],
          payments: [],
          lines: [{ line: 1, quantity: 1, cents: 1000, vatCents: 29 }],
          money: [{ id: 'back-1-1', paymentId: told.sale.payments[0]!.id, cents: 1000, done: true }],
        },
      ],
    },
  }
  const before = node().journal.position()
  for (const [what, attempt] of Object.entries(attempts)) {
    const answer = await carl.call(offerBills, { body: { bills: [attempt] } })
    expect([what, answer.body]).toEqual([what, { known: 0, reinstated: 0, refused: 1 }])
  }
  expect(node().journal.position()).toBe(before)
  const again = await carl.call(offerBills, { body: { bills: [told] } })
  expect(again.body).toEqual({ known: 1, reinstated: 0, refused: 0 })
  const loose = { ...told, sale: { ...told.sale, discountCents: 500 } }
  expect((await carl.call(offerBills, { body: { bills: [loose] } })).status).toBe(422)
  expect(bill.id).toBe(told.sale.billId)
})
