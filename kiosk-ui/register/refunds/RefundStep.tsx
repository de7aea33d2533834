import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { refundSum, type Wanted } from '#core/billing/refunds/returns.ts'
import { staffReasons, type RefundReason } from '#core/database/statuses.ts'
import { seatRanges } from '#core/billing/bill-title.ts'
import { Button } from '#ui/parts/Button.tsx'
import { newId } from '#ui/new-id.ts'
import { MoneyStep } from './MoneyStep.tsx'
import { refundBill } from './refunds.ts'
import { waysOf } from '../terminal/giving.ts'
import { usePaperWaits } from '../printing/paper-trouble.ts'
import { useWords } from '../words.ts'

/** Reason, amount and the refund itself; the request keeps its id until there is an answer. */
export function RefundStep({
  now,
  wanted,
  ask,
  onDone,
  onBack,
}: {
  now: BillNow
  wanted: Wanted
  /** The request of the other side that is paid out. */
  ask: { id: string; reason: RefundReason } | null
  onDone: (message: string) => void
  onBack: () => void
}) {
  const words = useWords()
  const waits = usePaperWaits()
  const [id] = useState(() => ask?.id ?? newId())
  const [reason, setReason] = useState<RefundReason>(() => ask?.reason ?? reasonOf(now, wanted))
  const sum = refundSum(now, wanted)
  const ways = waysOf(sum?.money ?? [], now.payments)
  const isOverTerminal = ways.some(({ overTerminal }) => overTerminal)
  const done = isOverTerminal ? 'refund_at_terminal' : waits ? 'refund_done_waits' : 'refund_done'
  const going = useMutation({
    mutationFn: () =>
      refundBill(now.bill.id, { id, lines: wanted && [...wanted], reason, cents: sum?.cents ?? 0 }),
    onSuccess: ({ outcome }) => onDone(words(outcome === 'asked' ? 'refund_asked' : done)),
  })
  return (
    <>
      <RefundedLines now={now} wanted={wanted} />
      <h3 id="refund-reason">{words('refund_reason')}</h3>
      <div className="refund-reasons" role="group" aria-labelledby="refund-reason">
        {staffReasons.map(option => (
          <Button
            key={option}
            size="touch"
            wide
            pressed={option === reason}
            onPress={() => !going.isPending && setReason(option)}
          >
            {words(`reason_${option}`)}
          </Button>
        ))}
      </div>
      <MoneyStep
        cents={-(sum?.cents ?? 0)}
        ways={ways}
        asks={!now.here}
        what={words(now.here ? 'refund_seats_free' : 'refund_ask_what')}
        busy={going.isPending}
        error={going.error}
        onGo={() => going.mutate()}
        onBack={onBack}
      />
    </>
  )
}

/** What is about to be refunded, once more. */
function RefundedLines({ now, wanted }: { now: BillNow; wanted: Wanted }) {
  const words = useWords()
  const lines = now.lines.flatMap(line => {
    const count = wanted ? (wanted.find(each => each.line === line.line)?.quantity ?? 0) : line.left
    return count > 0 ? [{ ...line, count }] : []
  })
  return (
    <ul className="refund-lines" aria-label={words('refund_what')}>
      {lines.map(({ line, count, text, seatId, freeSeating }) => (
        <li key={line}>
          {count > 1 ? `${count} × ` : ''}
          {text}
          {seatId && !freeSeating && <span className="quiet"> · {seatRanges([seatId])}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The likely reason: a cancelled show when all lines are for one. */
function reasonOf(now: BillNow, wanted: Wanted): RefundReason {
  const lines = now.lines.filter(line =>
    wanted ? wanted.some(each => each.line === line.line) : line.left > 0,
  )
  return lines.length && lines.every(line => line.showCancelled) ? 'show_cancelled' : 'guest'
}
