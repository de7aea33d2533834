import { beforeAll, expect, test } from 'vitest'
import { chance } from '#scripts/demo/data/chance.ts'
import type { SealedFact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { rebuild, verify } from '#core/node.ts'
import { openEmptyNode } from '../../world/small-exhibitor.ts'
import { busyEvening } from './evening.ts'
import { differingTables, disagreements } from './link.ts'
import { receiveSigned } from '../../world/signed.ts'

let evening: Awaited<ReturnType<typeof busyEvening>>
beforeAll(async () => {
  evening = await busyEvening()
})

test('the evening leaves something in every table, and no fact that could not be read', () => {
  const dump = dumpDerived(evening.relay.db)
  const empty = Object.keys(dump).filter(table => !dump[table])
  expect(empty).toEqual([
    // No seat class was given a name of its own and put into a plan.
    'arrangement_classes',
    'seat_blocks',
    // Nobody reserved anything.
    'reservations',
    'reserved_seats',
    'reservation_events',
    'token_conflicts',
    'bill_conflicts',
    'bill_discounts',
    // No money went back over a card terminal.
    'refunds_given',
    // Every payment came before what became of it.
    'early_payments',
    // No exchange was paid for online.
    'exchange_payments',
    // Nobody was let in twice, and no admission was taken back.
    'later_admissions',
    'undone_admissions',
    // Nobody lost a ticket, or called a manager.
    'ticket_reprints',
    // Nobody ordered snacks.
    'snack_orders',
    'snack_handouts',
    'bells',
    'bell_answers',
    'register_notice_reads',
    // No wall showed anything.
    'spot_plays',
    // The website sold no voucher.
    'voucher_orders',
    'voucher_deliveries',
    // No used-up card was handed in.
    'card_takings',
    'undone_card_takings',
    'turn_conflicts',
    'refreshment_conflicts',
    'overdrawn_vouchers',
    // No card was exchanged.
    'card_moves',
    'card_rests',
    // Nobody wrote to the cinema.
    'messages',
    'message_marks',
    // Nobody asked for the newsletter.
    'subscribers',
    'campaign_mails',
    // No list was kept of who waits for seats.
    'waiting_guests',
    'waiting_offers',
    // No rule was made.
    'automation_runs',
    // Nobody asked for an invoice.
    'invoices',
    'invoice_bills',
    'invoice_credits',
    'invoice_sendings',
    'invoice_payments',
    // No till counted its cash.
    'cash_shifts',
    'cash_moves',
    'cash_counts',
    'cash_handovers',
    'z_reports',
    'drawer_openings',
    'deposit_returns',
    // No terminal was wired to a till.
    'terminal_attempts',
    'terminal_orders',
    'terminal_answers',
    'terminal_days',
    'terminal_day_answers',
    'terminal_day_notes',
    'box_invitations',
    'stolen_key_invitations',
    'used_recovery_codes',
    'passkeys',
    'removed_passkeys',
    'device_tokens',
    // An evening on which no machine was lost.
    'epochs',
    'closed_streams',
    'emergency_modes',
    'displaced',
    'reinstated',
  ])
  expect(evening.relay.journal.parkedCount() + evening.box.journal.parkedCount()).toBe(0)
})

test('after a busy evening with a cut, box and relay hold the same facts and the same tables', () => {
  expect(disagreements(evening.relay, evening.box)).toEqual([])
})

test.each(['relay', 'box'] as const)(
  'tables read anew from the journal of the %s equal the live ones byte for byte',
  side => {
    const { db } = evening[side]
    const anew = rebuild(db)
    expect(differingTables(dumpDerived(db), dumpDerived(anew))).toEqual([])
    expect(verify(db)).toEqual([])
  },
)

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'the streams of the evening may arrive in any mixture and give the same tables (luck %i)',
  async seed => {
    const { node } = openEmptyNode('box', {
      identity: { nodeId: 'observer00000' },
      believes: 'anybody',
    })
    for (const { origin, facts } of mixed(evening.relay, seed)) await receiveSigned(node, origin, facts)
    expect(node.journal.parkedCount()).toBe(0)
    expect(disagreements(evening.relay, node)).toEqual([])
    expect(verify(node.db)).toEqual([])
  },
)

/** All facts in small portions, each stream in its own order, the streams mixed by luck. */
function mixed(node: Node, seed: number): { origin: string; facts: SealedFact[] }[] {
  const streams = node.journal
    .heads()
    .map(({ origin }) => ({ origin, facts: node.journal.after(origin, 0, 10_000) as SealedFact[] }))
  const portions: { origin: string; facts: SealedFact[] }[] = []
  for (let draw = 0; streams.some(stream => stream.facts.length); draw++) {
    const waiting = streams.filter(stream => stream.facts.length)
    const stream = waiting[Math.floor(chance(seed, draw) * waiting.length)]!
    portions.push({
      origin: stream.origin,
      facts: stream.facts.splice(0, 1 + Math.floor(chance(seed, draw, 'size') * 4)),
    })
  }
  return portions
}
