import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { refundSum, type Wanted } from '#core/billing/refunds/returns.ts'
import { staffReasons, type RefundReason } from '#core/database/statuses.ts'
import { Button } from '#ui/parts/Button.tsx'
import { newId } from '#ui/new-id.ts'
import { MoneyStep } from './MoneyStep.tsx'
import { refundBill } from './refunds.ts'
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
  const [id] = useState(() => ask?.id ?? newId())
  const [reason, setReason] = useState<RefundReason>(() => ask?.reason ?? reasonOf(now, wanted))
  const sum = refundSum(now, wanted)
  const going = useMutation({
    mutationFn: () =>
      refundBill(now.bill.id, { id, lines: wanted && [...wanted], reason, cents: sum?.cents ?? 0 }),
    onSuccess: ({ outcome }) => onDone(words(outcome === 'asked' ? 'refund_asked' : 'refund_done')),
  })
  return (
    <>
      <div className="refund-reasons" role="group" aria-label={words('refund_reason')}>
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
        ways={sum?.money ?? []}
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

/** The likely reason: a cancelled show when all lines are for one. */
function reasonOf(now: BillNow, wanted: Wanted): RefundReason {
  const lines = now.lines.filter(line =>
    wanted ? wanted.some(each => each.line === line.line) : line.left > 0,
  )
  return lines.length && lines.every(line => line.showCancelled) ? 'show_cancelled' : 'guest'
}
