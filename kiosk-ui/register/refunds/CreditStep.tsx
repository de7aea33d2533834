import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { creditSum, mostCredit } from '#core/billing/refunds/credit.ts'
import { formatCents } from '#core/i18n/format.ts'
import type { Wanted } from '#core/billing/refunds/returns.ts'
import { creditReasons, type RefundReason } from '#core/database/statuses.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { newId } from '#ui/new-id.ts'
import { useChoice } from '../../box/choice.ts'
import { usePaperWaits } from '../printing/paper-trouble.ts'
import { TypedSum } from '../sale/TypedSum.tsx'
import { waysOf } from '../terminal/giving.ts'
import { useWords } from '../words.ts'
import { MoneyStep } from './MoneyStep.tsx'
import { refundBill } from './refunds.ts'

type Way = { now: BillNow; wanted: Wanted; onDone: (message: string) => void; onBack: () => void }

/** Gives a sum back and leaves what was bought as it is: first how much, then why, then one press. */
export function CreditStep({ now, wanted, onDone, onBack }: Way) {
  const [cents, setCents] = useState(0)
  return cents ? (
    <CreditMoney now={now} wanted={wanted} cents={cents} onDone={onDone} onBack={() => setCents(0)} />
  ) : (
    <CreditSum mostCents={mostCredit(now, linesOf(wanted))} onSum={setCents} onBack={onBack} />
  )
}

const linesOf = (wanted: Wanted) => wanted?.map(({ line }) => line) ?? null

function CreditSum({
  mostCents,
  onSum,
  onBack,
}: {
  mostCents: number
  onSum: (cents: number) => void
  onBack: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const most = words('credit_most', { cents: formatCents(mostCents, locale) })
  const howMuch = words('credit_how_much')
  return (
    <TypedSum
      label={howMuch}
      titled
      mostDigits={String(mostCents).length}
      most={most}
      onward={cents => ({
        word: words('credit_next'),
        lacks: cents > mostCents ? most : cents === 0 ? howMuch : undefined,
      })}
      onSum={onSum}
      onBack={onBack}
    />
  )
}

function CreditMoney({ now, wanted, cents, onDone, onBack }: Way & { cents: number }) {
  const words = useWords()
  const waits = usePaperWaits()
  const [id] = useState(newId)
  const [reason, setReason] = useState<RefundReason>('quality')
  const sum = creditSum(now, linesOf(wanted), cents)
  const ways = waysOf(sum?.money ?? [], now.payments)
  const isOverTerminal = ways.some(({ overTerminal }) => overTerminal)
  const done = isOverTerminal ? 'refund_at_terminal' : waits ? 'refund_done_waits' : 'refund_done'
  const going = useMutation({
    mutationFn: () =>
      refundBill(now.bill.id, {
        id,
        lines: wanted && [...wanted],
        creditCents: cents,
        reason,
        cents: sum?.cents ?? 0,
      }),
    onSuccess: () => onDone(words(done)),
  })
  return (
    <>
      <h3 id="credit-reason">{words('refund_reason')}</h3>
      <div className="refund-reasons" role="group" aria-labelledby="credit-reason">
        {creditReasons.map(option => (
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
        what={words('credit_stays')}
        busy={going.isPending}
        error={going.error}
        onGo={() => going.mutate()}
        onBack={onBack}
      />
    </>
  )
}
