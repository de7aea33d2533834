import type { CustomerLine, CustomerView } from '../../box/customer-display.ts'
import { depositName } from '#core/sales/deposits.ts'
import type { BillView } from '#core/billing/bill.ts'
import type { AttemptView } from '#core/terminal/contract.ts'
import type { BasketLine } from '../sale/basket-sum.ts'
import { basketOf, exchangedOf, type TillState } from '../till-state.ts'

/**
 * What the customer is shown of the till's state.
 *
 * @param lines the basket's lines with their sums
 * @param seats what the seats of each show are called
 * @param numberOf the number a sale's guest is called by at the bar; null where nothing is prepared
 * @param attempt what the guest is asked to pay by a code
 */
export function customerView(
  state: TillState,
  { lines, dueCents }: { lines: readonly BasketLine[]; dueCents: number },
  seats: Readonly<Record<string, string>>,
  numberOf: (bill: BillView) => string | null = () => null,
  attempt?: Pick<AttemptView, 'state' | 'sign' | 'code'>,
): CustomerView {
  if (state.at === 'sold') {
    const { bill, changeCents } = state
    return {
      at: 'sold',
      totalCents: bill.totalCents,
      changeCents,
      hasTickets: bill.lines.some(line => line.kind === 'ticket'),
      callNumber: numberOf(bill),
    }
  }
  if (state.at === 'swapped')
    return { at: 'sold', totalCents: 0, changeCents: 0, hasTickets: true, callNumber: null }
  if (!lines.length || !basketOf(state).id) return { at: 'idle' }
  const parts = state.at === 'splitting' ? state.parts : []
  return {
    at: 'basket',
    lines: lines.map(customerLine),
    seats,
    dueCents: dueCents - (exchangedOf(state)?.valueCents ?? 0),
    paidCents: parts.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
    byCard: state.at === 'terminal' && state.by !== 'code',
    code: codeOf(attempt),
  }
}

/** A code is shown while it can be paid; without a line nobody knows, and the customer is told so. */
function codeOf(attempt: Pick<AttemptView, 'state' | 'sign' | 'code'> | undefined) {
  if (attempt?.state !== 'pending') return null
  if (attempt.sign === 'no_line') return { text: '', state: 'no_line' as const }
  return attempt.code ? { text: attempt.code, state: 'waiting' as const } : null
}

function customerLine(line: BasketLine): CustomerLine {
  const { quantity, totalCents: cents } = line
  switch (line.kind) {
    case 'ticket':
      return { kind: line.kind, name: line.rate.name, scheduleId: line.scheduleId, quantity, cents }
    case 'turns':
      return { kind: line.kind, name: line.voucher.title, quantity, cents }
    case 'value':
      return { kind: line.kind, name: line.voucher.title, quantity, cents }
    case 'voucher':
    case 'voucher_value':
      return { kind: line.kind, name: line.type.title, quantity, cents }
    case 'top_up':
      return { kind: 'voucher_value', name: line.topUp.title, quantity, cents }
    case 'package':
      return { kind: 'voucher', name: line.offer.name, quantity, cents }
    case 'product':
      return { kind: line.kind, name: line.product.name, quantity, cents }
    case 'deposit':
      return { kind: line.kind, name: depositName(line.product), quantity, cents }
    case 'ticket_discount':
      return { kind: 'discount', name: line.name, quantity, cents }
    case 'discount':
      return { kind: line.kind, name: null, quantity, cents }
  }
}
