import { expect, test } from 'vitest'
import { ticketById } from '#core/admission/store.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { tokensOf } from '#core/seating/store.ts'
import { testRuntime, type Clock } from '../../world/clock.ts'
import {
  atRegister,
  carl,
  checkoutOf,
  openEmptyNode,
  openSmallNode,
  saleOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'
import { disagreements, openLink } from '../journal/link.ts'

const sleep = () => new Promise<void>(() => undefined)

/** What an id is written in. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const bytesOf = (id: string) => Uint8Array.from(id, letter => alphabet.indexOf(letter))

/** A runtime whose random bytes are its own, but for ids of ten characters: those of tickets are the one that is named. */
function withTicketId(clock: Clock, seed: number, drawn: { ticketId: string }): Partial<Runtime> {
  const own = testRuntime(clock, seed)
  return { sleep, random: bytes => (bytes === 10 ? bytesOf(drawn.ticketId) : own.random(bytes)) }
}

/** Box and relay each sell a ticket while they cannot hear each other, and both draw the same id. */
async function twoTickets() {
  const clock: Clock = { ms: 0 }
  const drawn = { ticketId: '7777777777' }
  const { node: relay, clock: shared } = await openSmallNode('relay', {
    runtime: withTicketId(clock, 3, drawn),
  })
  const { node: box } = openEmptyNode('box', { clock: shared, runtime: { ...testRuntime(clock, 4), sleep } })
  const link = openLink(relay, box)
  await link.settle()
  link.cut()
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  const ticketId = linesOf(box.db, 'sale-1')[0]!.ticketId!
  drawn.ticketId = ticketId
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B2']), 'en'))
  expect(linesOf(relay.db, 'bill-1')[0]!.ticketId).toBe(ticketId)
  link.mend()
  await link.settle()
  return { relay, box, link, ticketId }
}

test('two tickets that drew one id are both kept by both sides, with their seats', async () => {
  const { relay, box, link } = await twoTickets()
  expect(link.breaches).toEqual([])
  expect(disagreements(relay, box)).toEqual([])
  for (const node of [relay, box]) {
    expect(billById(node.db, 'sale-1')).toMatchObject({ status: 'settled' })
    expect(billById(node.db, 'bill-1')).toMatchObject({ status: 'paying' })
    expect(tokensOf(node.db, tonight, ['A3']).get('A3')).toMatchObject({ state: 'sold' })
  }
})

test('the code on a ticket tells which of the two it is', async () => {
  const { box, ticketId } = await twoTickets()
  const known = (seatId: string) => ticketById(box.db, ticketId, { scheduleId: tonight, seatId })
  expect([known('A3')?.billId, known('B2')?.billId]).toEqual(['sale-1', 'bill-1'])
  expect(ticketById(box.db, ticketId, null)?.billId).toBe('bill-1')
})
