import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { refundSum, type RefundReason, type Wanted } from '#core/billing/refunds/returns.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { useSession } from '../../box/use-session.ts'
import { BillNowLines, type Picked } from './BillNowLines.tsx'
import { BillPast } from './BillPast.tsx'
import { keys } from '../keys.ts'
import { printAgain } from '../sale/pay.ts'
import { RateStep } from '../sale/RateStep.tsx'
import { RefundStep } from '../refunds/RefundStep.tsx'
import { billQuery } from '../refunds/refunds.ts'
import { beginExchange } from '../till.ts'
import { settleSeats } from '../seats/seating.ts'
import { useWords } from '../words.ts'

/** A request of the other side that is opened to be paid out. */
export type Asked = { id: string; reason: RefundReason; lines: { line: number; quantity: number }[] }

type Step = 'choose' | 'refund' | 'rate'

/** One bill in the place of the list: choose what it is about, then give back, exchange or print. */
export function BillDetail({
  billId,
  zone,
  asked,
  onBack,
  onExchange,
}: {
  billId: string
  zone: string
  asked: Asked | null
  onBack: () => void
  /** The sale screen goes on with an exchange. */
  onExchange: () => void
}) {
  const answer = useQuery(billQuery(billId))
  const words = useWords()
  const [step, setStep] = useState<Step>(asked ? 'refund' : 'choose')
  useKeys({ [keys.back]: onBack })
  return (
    <>
      <header className="panel-head">
        <div>
          <h2 className="figures">{answer.data?.bill.number ?? words('bill_open')}</h2>
          {answer.data && <Head now={answer.data} zone={zone} />}
        </div>
        {step === 'choose' && (
          <Button size="touch" icon="back" keyHint={keys.back} onPress={onBack}>
            {words('back')}
          </Button>
        )}
      </header>
      {answer.error && (
        <Notice tone="stop" announce>
          {answer.error.message}
        </Notice>
      )}
      {answer.isPending && <Skeleton height="60%" />}
      {answer.data && (
        <Body
          now={answer.data}
          zone={zone}
          asked={asked}
          step={step}
          onStep={setStep}
          onExchange={onExchange}
        />
      )}
    </>
  )
}

function Head({ now, zone }: { now: BillNow; zone: string }) {
  const words = useWords()
  const { locale } = useChoice()
  const { bill, buyer } = now
  const at = bill.settledAt ?? bill.openedAt
  return (
    <p className="quiet figures">
      {[
        `${formatDay(at, locale, zone)}, ${formatTime(at, locale, zone)}`,
        words(now.owner === 'relay' ? 'bill_pay_online' : 'register'),
        buyer?.name ?? bill.employeeName,
        words(`bill_${bill.status}`),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

function Body({
  now,
  zone,
  asked,
  step,
  onStep: setStep,
  onExchange,
}: {
  now: BillNow
  zone: string
  asked: Asked | null
  step: Step
  onStep: (step: Step) => void
  onExchange: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const session = useSession()
  const [picked, setPicked] = useState<Picked>(() =>
    Object.fromEntries((asked?.lines ?? []).map(({ line, quantity }) => [line, quantity])),
  )
  const [said, setSaid] = useState<string | null>(null)
  const print = useMutation({ mutationFn: () => printAgain(now.bill.id) })

  const paid = now.bill.status === 'settled' || now.bill.status === 'partially_refunded'
  const chosen = now.lines.filter(line => (picked[line.line] ?? 0) > 0)
  const wanted: Wanted = chosen.length ? chosen.map(({ line }) => ({ line, quantity: picked[line]! })) : null
  const sum = paid ? refundSum(now, wanted) : undefined
  const tickets = (chosen.length ? chosen : now.lines).filter(line => line.kind === 'ticket' && line.left)
  const mayRefund = session?.permissions.includes('refund')
  const open = now.asks.some(ask => ask.outcome === null)
  const off = !mayRefund
    ? words('refund_not_allowed')
    : !sum
      ? words('refund_nothing')
      : !now.here && open
        ? words('refund_waits')
        : undefined
  const noExchange =
    off ??
    (!now.here
      ? words('exchange_elsewhere')
      : tickets.length === 0 || chosen.some(line => line.kind !== 'ticket')
        ? words('exchange_tickets_only')
        : undefined)
  const sameShow = tickets.every(line => line.scheduleId === tickets[0]?.scheduleId)
  const done = (text: string) => {
    setSaid(text)
    setPicked({})
    setStep('choose')
  }
  const refund = () => setStep('refund')
  const rate = () => setStep('rate')
  const move = () => {
    if (beginExchange(now, tickets)) {
      onExchange()
      void settleSeats()
    }
  }
  useKeys(
    step === 'choose'
      ? {
          [keys.refund]: off ? undefined : refund,
          [keys.otherRate]: noExchange || !sameShow ? undefined : rate,
          [keys.exchange]: noExchange ? undefined : move,
          [keys.print]: paid && !print.isPending ? () => print.mutate() : undefined,
        }
      : {},
  )
  if (step === 'refund')
    return (
      <RefundStep
        now={now}
        wanted={wanted}
        ask={asked && wanted ? asked : null}
        onDone={done}
        onBack={() => setStep('choose')}
      />
    )
  if (step === 'rate')
    return <RateStep now={now} lines={tickets} onDone={done} onBack={() => setStep('choose')} />
  return (
    <>
      {said && (
        <Notice tone="ok" announce>
          {said}
        </Notice>
      )}
      <div className="bill-now">
        <BillNowLines now={now} zone={zone} picked={picked} onPick={setPicked} />
        <BillPast now={now} zone={zone} />
      </div>
      {print.isError && (
        <Notice tone="stop" announce>
          {print.error.message}
        </Notice>
      )}
      <div className="bill-actions">
        {sum && (
          <>
            <Button
              variant="primary"
              size="touch"
              wide
              keyHint={keys.refund}
              disabledReason={off}
              onPress={refund}
            >
              {words(now.here ? (chosen.length ? 'refund_chosen' : 'refund_all') : 'refund_ask_short', {
                cents: formatCents(sum.cents, locale),
              })}
            </Button>
            <Button size="touch" wide keyHint={keys.exchange} disabledReason={noExchange} onPress={move}>
              {words('exchange_seats')}
            </Button>
            <Button
              size="touch"
              wide
              keyHint={keys.otherRate}
              disabledReason={noExchange ?? (sameShow ? undefined : words('exchange_one_show'))}
              onPress={rate}
            >
              {words('exchange_rate')}
            </Button>
          </>
        )}
        {paid && (
          <Button
            size="touch"
            wide
            icon={print.isSuccess ? 'tick' : 'printer'}
            keyHint={keys.print}
            busy={print.isPending}
            onPress={() => print.mutate()}
          >
            {words(print.isSuccess ? 'printed_again' : 'print_again')}
          </Button>
        )}
      </div>
      {noExchange && !off && <p className="quiet">{noExchange}</p>}
      {off && <p className="quiet">{off}</p>}
    </>
  )
}
