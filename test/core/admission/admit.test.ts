import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { admissionOf } from '#core/admission/admission-store.ts'
import { admittedCount } from '#core/admission/store.ts'
import type { TicketCode } from '#core/admission/ticket-code.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { linesOf } from '#core/billing/line-store.ts'
import {
  atRegister,
  byHand,
  carl,
  openEmptyNode,
  openSmallNode,
  saleOf,
  tonight,
} from '../../world/small-exhibitor.ts'
import { saturdayEvening } from '../../world/clock.ts'
import { keysOf } from '../../world/keys.ts'
import { cashier, refundOf } from '../../world/refunding.ts'
import { receiveSigned } from '../../world/signed.ts'

const ugo = { who: 'employee:ugo', via: 'scanner 1' }

async function door() {
  const { node, clock } = await openSmallNode('box')
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3', 'A4']), carl))
  const [ticket = '', other = ''] = linesOf(node.db, 'sale-1').map(line => line.ticketId!)
  const scan = (
    id: string,
    typed: string,
    change: { signed?: TicketCode; scheduleId?: string | null; connected?: boolean } = {},
  ) =>
    node.execute(ugo, tx =>
      admit(tx, { id, typed, signed: null, scheduleId: tonight, gate: 'scanner 1', ...change }),
    )
  return { node, clock, ticket, other, scan }
}
const signed: TicketCode = {
  ticketId: 'soldonline',
  scheduleId: tonight,
  seatId: 'B1',
  nodeId: 'relay-small000',
  epoch: 1,
  seq: 9,
}

test('a ticket goes in once; the second scan hears when, where and by whom it was used, and for which seat', async () => {
  const { node, ticket, clock, scan } = await door()
  expect(await scan('scan-1', ticket)).toEqual({
    ticketId: ticket,
    scheduleId: tonight,
    seatId: 'A3',
    rateName: 'normal',
    priceRateId: 'normal',
    at: '2026-11-21T17:00:00.000Z',
  })
  clock.ms += 60_000
  await expect(scan('scan-2', ticket)).rejects.toMatchObject({
    code: 'ticket_used',
    details: { at: '2026-11-21T17:00:00.000Z', seat: 'A3', gate: 'scanner 1', by: 'ugo' },
  })
  expect(admittedCount(node.db, tonight)).toEqual({ inside: 1, sold: 2 })
})

test('how many are inside is told as it is after every scan, also after one that was taken back', async () => {
  const { node, ticket, scan } = await door()
  const inside = () => admittedCount(node.db, tonight).inside
  expect(inside()).toBe(0)
  const refused = node.execute(byHand, tx => {
    admit(tx, { id: 'scan-0', typed: ticket, signed: null, scheduleId: tonight, gate: 'scanner 1' })
    expect(inside()).toBe(1)
    throw new Error('taken back')
  })
  await expect(refused).rejects.toThrow('taken back')
  expect(inside()).toBe(0)
  await scan('scan-1', ticket)
  expect([inside(), inside()]).toEqual([1, 1])
})

test('how many are sold is told as it is after every sale and every return', async () => {
  const { node } = await door()
  const sold = () => admittedCount(node.db, tonight).sold
  const before = sold()
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-2', ['A1', 'A2']), carl))
  expect([sold(), sold()]).toEqual([before + 2, before + 2])
  await node.execute(atRegister, tx => refundBill(tx, refundOf('refund-1', 'sale-2', [1]), cashier))
  expect(sold()).toBe(before + 1)
})

test('the same scan sent again over a bad network gets the same verdict', async () => {
  const { node, ticket, clock, scan } = await door()
  const first = await scan('scan-1', ticket)
  clock.ms += 60_000
  expect(await scan('scan-1', ticket)).toEqual(first)
  expect(
    node.db.prepare("SELECT count(*) FROM facts WHERE bytes LIKE '%ticket.admitted%'").pluck().get(),
  ).toBe(1)
})

test('of two scanners that read one ticket in the same moment, one lets the guest in', async () => {
  const { ticket, scan } = await door()
  const verdicts = await Promise.allSettled([scan('scan-1', ticket), scan('scan-2', ticket)])
  expect(verdicts.map(verdict => verdict.status)).toEqual(['fulfilled', 'rejected'])
})

test('the short code may be typed with spaces, capitals and look-alikes', async () => {
  const { ticket, scan } = await door()
  const typed = `${ticket.slice(0, 5)}-${ticket.slice(5)}`
    .toUpperCase()
    .replaceAll('0', 'O')
    .replaceAll('1', 'l')
  expect((await scan('scan-1', typed)).ticketId).toBe(ticket)
})

test.each([
  ['a code nobody sold', 'zzzzzzzzzz', {}, 'ticket_unknown'],
  [
    'a signed ticket for a show this cinema does not know',
    '',
    { signed: { ...signed, scheduleId: 'no-show' } },
    'ticket_show_unknown',
  ],
  ['a ticket for another show', 'ticket', { scheduleId: 'late-show' }, 'ticket_other_show'],
])('%s is refused', async (_, typed, change, code) => {
  const { ticket, scan } = await door()
  await expect(scan('scan-1', typed === 'ticket' ? ticket : typed, change)).rejects.toMatchObject({ code })
})

test('a ticket sold online during a cut goes in by its signature, once', async () => {
  const { node, scan } = await door()
  expect(await scan('scan-1', '', { signed })).toMatchObject({ seatId: 'B1', rateName: '' })
  await expect(scan('scan-2', '', { signed })).rejects.toMatchObject({ code: 'ticket_used' })
  expect(admissionOf(node.db, 'soldonline')).toMatchObject({ admissionId: 'scan-1' })
})

test('what the bill says counts more than what the code says', async () => {
  const { ticket, scan } = await door()
  const admitted = await scan('scan-1', '', { signed: { ...signed, ticketId: ticket, seatId: 'C1' } })
  expect(admitted.seatId).toBe('A3')
})

test('nobody goes in to a cancelled show', async () => {
  const { node, ticket, scan } = await door()
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  await expect(scan('scan-1', ticket)).rejects.toMatchObject({ code: 'schedule_cancelled' })
})

test('of two admissions during a cut the earlier is told, whichever arrives first', async () => {
  const { node: relay, clock } = await openSmallNode('relay', { believes: 'anybody' })
  const { node: box } = openEmptyNode('box', { clock, believes: 'anybody' })
  const admitted = (node: typeof box, admissionId: string) =>
    node.execute(byHand, tx =>
      tx.append('cinema:cinema-1', 'ticket.admitted', {
        ticketId: 'one',
        admissionId,
        scheduleId: tonight,
        gate: 'door',
      }),
    )
  await admitted(box, 'earlier')
  clock.ms += 1000
  await admitted(relay, 'later')
  const told = async (to: typeof box, from: typeof box) => {
    for (const { origin } of from.journal.heads())
      await receiveSigned(to, origin, from.journal.after(origin, 0, 1000))
    return admissionOf(to.db, 'one')!.admissionId
  }
  expect([await told(relay, box), await told(box, relay)]).toEqual(['earlier', 'earlier'])
})

test('a ticket that the exhibitor’s other cinema sold is told as that, with its name', async () => {
  const { node, scan } = await door()
  await node.execute(byHand, tx => {
    changeEntry(tx, 'cinema', 'cinema-2', {
      ...tx.catalogue.get('cinema', 'cinema-1')!,
      name: 'Ciné Deux',
    })
    const box = { cinemaId: 'cinema-2', publicKey: '', epoch: 1, codeHash: '' }
    tx.append('exhibitor', 'box.enrolled', { nodeId: 'box-other00000', ...box })
  })
  const other = { ...signed, scheduleId: 'show-over-there', nodeId: 'box-other00000' }
  await expect(scan('scan-1', '', { signed: other })).rejects.toMatchObject({
    code: 'ticket_other_cinema',
    details: { cinema: 'Ciné Deux' },
  })
})

test('a ticket of the website for the other cinema is told as that too, while every show here is known', async () => {
  const { node, scan } = await door()
  const other = { signed: { ...signed, scheduleId: 'show-over-there' } }
  const connected = (id: string) => scan(id, '', { ...other, connected: true })
  // With no other cinema there is none to name.
  await expect(connected('scan-1')).rejects.toMatchObject({ code: 'ticket_show_unknown' })
  const name = (id: string, name: string) =>
    node.execute(byHand, tx =>
      changeEntry(tx, 'cinema', id, { ...tx.catalogue.get('cinema', 'cinema-1')!, name }),
    )
  await name('cinema-2', 'Ciné Deux')
  await expect(connected('scan-2')).rejects.toMatchObject({
    code: 'ticket_other_cinema',
    details: { cinema: 'Ciné Deux' },
  })
  // Cut off, the show may have been planned here meanwhile.
  await expect(scan('scan-3', '', other)).rejects.toMatchObject({ code: 'ticket_show_unknown' })
  await name('cinema-3', 'Ciné Trois')
  await expect(connected('scan-4')).rejects.toMatchObject({ details: { cinema: 'Ciné Deux / Ciné Trois' } })
})

test('a ticket of the website whose show is not known here is called genuine, and its cinema is not guessed', async () => {
  const { scan } = await door()
  const other = { ...signed, scheduleId: 'show-over-there' }
  await expect(scan('scan-1', '', { signed: other })).rejects.toMatchObject({ code: 'ticket_show_unknown' })
})

/** A box of the small house that another box replaced tomorrow, one of another cinema, and the door. */
async function doorOfMany() {
  const { node, clock, scan } = await door()
  const tomorrow = clock.ms + 24 * 3_600_000
  await node.execute(byHand, tx => {
    const enrol = (nodeId: string, cinemaId: string, replaces?: string) =>
      tx.append('exhibitor', 'box.enrolled', {
        nodeId,
        cinemaId,
        publicKey: keysOf(nodeId).publicKey,
        epoch: 1,
        codeHash: '',
        ...(replaces ? { replaces } : {}),
      })
    enrol('box-former0000', 'cinema-1')
    enrol('box-other00000', 'cinema-2')
  })
  const replace = async () => {
    clock.ms = tomorrow
    await node.execute(byHand, tx =>
      tx.append('exhibitor', 'box.enrolled', {
        nodeId: 'box-heir000000',
        cinemaId: 'cinema-1',
        publicKey: keysOf('box-heir000000').publicKey,
        epoch: 1,
        codeHash: '',
        replaces: 'box-former0000',
      }),
    )
    clock.ms = saturdayEvening
  }
  return { node, scan, replace }
}

test('a code of another cinema’s box opens no door here, whatever it says', async () => {
  const { scan } = await doorOfMany()
  const foreign = { ...signed, nodeId: 'box-other00000' }
  await expect(scan('scan-1', '', { signed: foreign })).rejects.toMatchObject({ code: 'ticket_forged' })
})

test('a box that was replaced is believed for shows before that, and for none after', async () => {
  const { node, scan, replace } = await doorOfMany()
  await replace()
  const before = { ...signed, nodeId: 'box-former0000' }
  expect(await scan('scan-1', '', { signed: before })).toMatchObject({ seatId: 'B1' })
  await node.execute(byHand, tx =>
    createSchedule(tx, {
      id: 'show-later',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-23',
      time: '20:00',
    }),
  )
  const after = { ...before, ticketId: 'invented00', scheduleId: 'show-later' }
  await expect(scan('scan-2', '', { signed: after, scheduleId: 'show-later' })).rejects.toMatchObject({
    code: 'ticket_unknown',
  })
})

test('an unknown ticket is believed only while its seller may have sold what is not known here', async () => {
  const { node, scan } = await door()
  const here = node.journal.head('box-small00000.1.cinema:cinema-1').seq
  const own = { ...signed, nodeId: 'box-small00000', seq: here }
  await expect(scan('scan-1', '', { signed: own })).rejects.toMatchObject({ code: 'ticket_unknown' })
  expect(await scan('scan-2', '', { signed })).toMatchObject({ seatId: 'B1' })
})

test('an unknown ticket for a seat that is sold under another one calls for a manager', async () => {
  const { scan } = await door()
  await expect(scan('scan-1', '', { signed: { ...signed, seatId: 'A3' } })).rejects.toMatchObject({
    code: 'ticket_seat_sold',
    details: { seat: 'A3' },
  })
})
