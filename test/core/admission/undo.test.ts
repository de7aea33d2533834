import { expect, test } from 'vitest'
import { admit, undo } from '#core/admission/commands.ts'
import { admissionOf } from '#core/admission/admission-store.ts'
import { admittedCount } from '#core/admission/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { reinstateAdmission } from '#core/recovery/reinstate-commands.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import {
  atRegister,
  byHand,
  carl,
  openEmptyNode,
  openSmallNode,
  saleOf,
  tonight,
} from '../../world/small-exhibitor.ts'
import { receiveSigned } from '../../world/signed.ts'

const ugo = { who: 'employee:ugo', via: 'scanner 1' }
const mia = { who: 'employee:mia', via: 'scanner 2' }

async function door() {
  const { node, clock } = await openSmallNode('box')
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  const ticketId = linesOf(node.db, 'sale-1')[0]!.ticketId!
  const scan = (id: string) =>
    node.execute(ugo, tx =>
      admit(tx, { id, typed: ticketId, signed: null, scheduleId: tonight, gate: 'scanner 1' }),
    )
  const back = (admissionId: string, ticket = ticketId) =>
    node.execute(mia, tx => undo(tx, { admissionId, ticketId: ticket, gate: 'scanner 2' }, tonight))
  return { node, clock, ticketId, scan, back }
}

test('an admission that is undone lets its ticket in once more, and once', async () => {
  const { node, ticketId, scan, back } = await door()
  await scan('scan-1')
  await back('scan-1')
  expect([admissionOf(node.db, ticketId), admittedCount(node.db, tonight).inside]).toEqual([undefined, 0])
  await scan('scan-2')
  await expect(scan('scan-3')).rejects.toMatchObject({
    code: 'ticket_used',
    details: { admissionId: 'scan-2', ticketId, ofSchedule: tonight, by: 'ugo' },
  })
  expect(admittedCount(node.db, tonight).inside).toBe(1)
  expect(verify(node.db)).toEqual([])
})

test('undone again it writes nothing, and takes no later admission back', async () => {
  const { node, ticketId, scan, back } = await door()
  await scan('scan-1')
  await back('scan-1')
  const facts = node.journal.count()
  await back('scan-1')
  expect(node.journal.count()).toBe(facts)
  // The scan that was undone, sent again by a scanner whose answer was lost, opens no door.
  await expect(scan('scan-1')).rejects.toMatchObject({ code: 'admission_unknown' })
  await scan('scan-2')
  await back('scan-1')
  expect(admissionOf(node.db, ticketId)?.admissionId).toBe('scan-2')
})

test('an admission that is not in force, or of another ticket, is not undone', async () => {
  const { scan, back } = await door()
  await expect(back('scan-1')).rejects.toMatchObject({ code: 'admission_unknown' })
  await scan('scan-1')
  await expect(back('scan-2')).rejects.toMatchObject({ code: 'admission_unknown' })
  await expect(back('scan-1', 'another')).rejects.toMatchObject({ code: 'admission_unknown' })
})

test('of two admissions during a cut the later is told once the earlier is undone, in whatever order they come', async () => {
  const { node: relay, clock } = await openSmallNode('relay', { believes: 'anybody' })
  const { node: box } = openEmptyNode('box', { clock, believes: 'anybody' })
  const { node: late } = openEmptyNode('box', {
    clock,
    believes: 'anybody',
    nodeId: 'box-late000000',
  } as never)
  const write = (node: typeof box, type: 'ticket.admitted' | 'admission.undone', admissionId: string) =>
    node.execute(byHand, tx =>
      tx.append('cinema:cinema-1', type, { ticketId: 'one', admissionId, scheduleId: tonight, gate: 'door' }),
    )
  await write(box, 'ticket.admitted', 'earlier')
  clock.ms += 1000
  await write(relay, 'ticket.admitted', 'later')
  clock.ms += 1000
  await write(box, 'admission.undone', 'earlier')
  const tell = async (to: typeof box, from: typeof box) => {
    for (const { origin } of from.journal.heads())
      await receiveSigned(to, origin, from.journal.after(origin, 0, 1000))
  }
  await tell(relay, box)
  await tell(late, relay)
  await tell(box, relay)
  const inForce = [relay, box, late].map(node => admissionOf(node.db, 'one')?.admissionId)
  expect(inForce).toEqual(['later', 'later', 'later'])
  for (const node of [relay, box]) expect(verify(node.db)).toEqual([])
})

test('a scanner that remembers an admission does not bring it back after its undo', async () => {
  const { node, ticketId, scan, back } = await door()
  await scan('scan-1')
  await back('scan-1')
  const origin = `${node.identity.nodeId}.${node.identity.epoch}.cinema:cinema-1`
  const admission = { ticketId, admissionId: 'scan-1', scheduleId: tonight, gate: 'scanner 1' }
  const said = await node.execute(ugo, tx => reinstateAdmission(tx, { origin, seq: 1, admission } as never))
  expect(said).toBe('known')
})

test('an admission that a scanner remembers keeps its ticket in once another one is undone', async () => {
  const { node, clock, ticketId, scan, back } = await door()
  await scan('scan-1')
  clock.ms += 1000
  const origin = `${node.identity.nodeId}.${node.identity.epoch}.cinema:cinema-1`
  // The same ticket was let in at a machine that this box had replaced, which nobody had heard.
  const admission = { ticketId, admissionId: 'scan-0', scheduleId: tonight, gate: 'scanner 1' }
  const give = () => node.execute(ugo, tx => reinstateAdmission(tx, { origin, seq: 1, admission } as never))
  expect([await give(), await give()]).toEqual(['reinstated', 'known'])
  expect(admissionOf(node.db, ticketId)?.admissionId).toBe('scan-1')
  await back('scan-1')
  await expect(scan('scan-2')).rejects.toMatchObject({
    code: 'ticket_used',
    details: { admissionId: 'scan-0' },
  })
  await back('scan-0')
  await scan('scan-2')
  expect(verify(node.db)).toEqual([])
})
