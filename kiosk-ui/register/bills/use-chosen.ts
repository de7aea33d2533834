import { useState } from 'react'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { refundSum, type Wanted } from '#core/billing/refunds/returns.ts'
import { isPaid, type RefundReason } from '#core/database/statuses.ts'
import { useSession } from '../../box/use-session.ts'
import type { Picked } from './BillNowLines.tsx'
import { useWords } from '../words.ts'

/** A request of the other side that is opened to be paid out. */
export type Asked = { id: string; reason: RefundReason; lines: { line: number; quantity: number }[] }

/** What of a bill is chosen, and what may be done with it: reasons against it are sentences, undefined when allowed. */
export function useChosen(now: BillNow, asked: Asked | null) {
  const words = useWords()
  const session = useSession()
  const [picked, setPicked] = useState<Picked>(() =>
    Object.fromEntries((asked?.lines ?? []).map(({ line, quantity }) => [line, quantity])),
  )
  const paid = isPaid(now.bill.status)
  const chosen = now.lines.filter(line => (picked[line.line] ?? 0) > 0)
  const wanted: Wanted = chosen.length ? chosen.map(({ line }) => ({ line, quantity: picked[line]! })) : null
  const sum = paid ? refundSum(now, wanted) : undefined
  const tickets = (chosen.length ? chosen : now.lines).filter(line => line.kind === 'ticket' && line.left)
  const only = chosen.length === 1 ? chosen[0] : undefined
  const ticket = only?.kind === 'ticket' && only.left > 0 ? only : undefined
  const waits = !now.here && now.asks.some(ask => ask.outcome === null)
  const noRefund = !session?.permissions.includes('refund')
    ? words('refund_not_allowed')
    : !sum
      ? words('refund_nothing')
      : waits
        ? words('refund_waits')
        : undefined
  const onlyTickets = tickets.length > 0 && chosen.every(line => line.kind === 'ticket')
  const elsewhere = now.here ? undefined : words('exchange_elsewhere')
  const noExchange = noRefund ?? elsewhere ?? (onlyTickets ? undefined : words('exchange_tickets_only'))
  const sameShow = tickets.every(line => line.scheduleId === tickets[0]?.scheduleId)
  const noOtherRate = noExchange ?? (sameShow ? undefined : words('exchange_one_show'))
  return { picked, setPicked, paid, chosen, wanted, sum, tickets, ticket, noRefund, noExchange, noOtherRate }
}
export type Chosen = ReturnType<typeof useChosen>
