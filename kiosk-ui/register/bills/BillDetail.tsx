import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { mostCredit } from '#core/billing/refunds/credit.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { usePassing } from '../../box/passing.ts'
import { useBillTitles } from './bill-words.ts'
import { BillNowLines } from './BillNowLines.tsx'
import { BillPast } from './BillPast.tsx'
import { ReprintStep } from './ReprintStep.tsx'
import { SlipStep } from './SlipStep.tsx'
import { useChosen, type Asked, type Chosen } from './use-chosen.ts'
import { InvoiceStep } from '../invoices/InvoiceStep.tsx'
import { useInvoice } from '../invoices/use-invoice.ts'
import { keys } from '../keys.ts'
import { ReceiptKey } from '../printing/ReceiptKey.tsx'
import { printAgain } from '../sale/pay.ts'
import { RateStep } from '../sale/RateStep.tsx'
import { CreditStep } from '../refunds/CreditStep.tsx'
import { RefundStep } from '../refunds/RefundStep.tsx'
import { billQuery } from '../refunds/refunds.ts'
import { beginExchange } from '../till.ts'
import { HandOutKey } from '../snacks/HandOutKey.tsx'
import { settleSeats } from '../seats/seating.ts'
import { useWords } from '../words.ts'
import { refusalText } from '../../box/refusal-text.tsx'

type Step = 'choose' | 'refund' | 'rate' | 'invoice' | 'reprint' | 'credit' | 'slip'

/** One bill in place of the list: choose lines, then refund, exchange or print. */
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
  /** The exchange continues on the sale page. */
  onExchange: () => void
}) {
  const answer = useQuery(billQuery(billId))
  const words = useWords()
  const [step, setStep] = useState<Step>(asked ? 'refund' : 'choose')
  useKeys({ [keys.back]: onBack })
  return (
    <>
      <header className="panel-head">
        <div>{answer.data ? <Head now={answer.data} zone={zone} /> : <h2>{words('bills_title')}</h2>}</div>
        {step === 'choose' && (
          <Button size="touch" icon="back" keyHint={keys.back} onPress={onBack}>
            {words('back')}
          </Button>
        )}
      </header>
      {answer.error && (
        <Notice tone="stop" announce>
          {refusalText(answer.error)}
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
  const titles = useBillTitles(zone)(bill.lines, now.shows)
  const number = bill.number ?? words('bill_open')
  return (
    <>
      {(titles.length ? titles : [number]).map(title => (
        <h2 key={title} className="figures bill-title">
          {title}
        </h2>
      ))}
      <p className="quiet figures">
        {[
          titles.length ? number : '',
          `${formatDay(at, locale, zone)}, ${formatTime(at, locale, zone)}`,
          words(now.owner === 'relay' ? 'bill_pay_online' : 'register'),
          buyer?.name ?? bill.employeeName,
          words(`bill_${bill.status}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

function Body({
  now,
  zone,
  asked,
  step,
  onStep,
  onExchange,
}: {
  now: BillNow
  zone: string
  asked: Asked | null
  step: Step
  onStep: (step: Step) => void
  onExchange: () => void
}) {
  const chosen = useChosen(now, asked)
  const [message, setMessage] = useState<string | null>(null)
  const [passing, showPassing] = usePassing<string>('long')
  const { wanted, tickets, picked, setPicked } = chosen
  const back = () => onStep('choose')
  const done = (text: string) => {
    setMessage(text)
    setPicked({})
    back()
  }
  // It also stands among what happened to the bill.
  const passes = (text: string) => {
    showPassing(text)
    setPicked({})
    back()
  }
  if (step === 'refund')
    return (
      <RefundStep
        now={now}
        wanted={wanted}
        ask={asked && wanted ? asked : null}
        onDone={done}
        onBack={back}
      />
    )
  if (step === 'reprint' && chosen.ticket)
    return <ReprintStep now={now} line={chosen.ticket} onDone={passes} onBack={back} />
  if (step === 'slip') return <SlipStep now={now} zone={zone} onBack={back} />
  if (step === 'credit') return <CreditStep now={now} wanted={wanted} onDone={done} onBack={back} />
  if (step === 'invoice') return <InvoiceStep now={now} onDone={done} onBack={back} />
  if (step === 'rate') return <RateStep now={now} lines={tickets} onDone={done} onBack={back} />
  return (
    <>
      {(passing ?? message) && (
        <Notice tone="ok" announce>
          {passing ?? message}
        </Notice>
      )}
      <div className="bill-now">
        <BillNowLines now={now} zone={zone} picked={picked} onPick={setPicked} />
        <BillPast now={now} zone={zone} />
      </div>
      <HandOutKey key={now.bill.id} now={now} />
      <Actions now={now} chosen={chosen} onStep={onStep} onExchange={onExchange} />
    </>
  )
}

/** The actions for what is chosen, each with its key, and why one is not allowed. */
function Actions({
  now,
  chosen,
  onStep,
  onExchange,
}: {
  now: BillNow
  chosen: Chosen
  onStep: (step: Step) => void
  onExchange: () => void
}) {
  const words = useWords()
  const { sum, paid, wanted, tickets, noRefund, noExchange, noOtherRate } = chosen
  const [printed, showPrinted] = usePassing<true>('short')
  const print = useMutation({ mutationFn: () => printAgain(now.bill), onSuccess: () => showPrinted(true) })
  const invoice = useInvoice(now, paid)
  const doing = {
    refund: () => onStep('refund'),
    rate: () => onStep('rate'),
    move: () => {
      if (!beginExchange(now, tickets)) return
      onExchange()
      void settleSeats()
    },
  }
  useKeys({
    [keys.refund]: noRefund ? undefined : doing.refund,
    [keys.otherRate]: noOtherRate ? undefined : doing.rate,
    [keys.exchange]: noExchange ? undefined : doing.move,
    [keys.invoice]: invoice.possible ? () => onStep('invoice') : undefined,
    [keys.print]: paid && !print.isPending ? () => print.mutate() : undefined,
  })
  return (
    <>
      {print.isError && (
        <Notice tone="stop" announce>
          {refusalText(print.error)}
        </Notice>
      )}
      <div className="bill-actions">
        {paid && <PrintKey busy={print.isPending} done={printed !== null} onPress={() => print.mutate()} />}
        {paid && <ReceiptKey bill={now.bill} />}
        {paid && chosen.ticket && (
          <Button size="touch" wide icon="printer" onPress={() => onStep('reprint')}>
            {words('reprint_ticket')}
          </Button>
        )}
        {now.cardSlips.length > 0 && (
          <Button size="touch" wide icon="printer" onPress={() => onStep('slip')}>
            {words('slip_key')}
          </Button>
        )}
        {sum && now.here && !noRefund && mostCredit(now, wanted?.map(({ line }) => line) ?? null) > 0 && (
          <Button size="touch" wide onPress={() => onStep('credit')}>
            {words('credit_key')}
          </Button>
        )}
        {sum && <ReturnKeys now={now} chosen={chosen} cents={sum.cents} doing={doing} />}
        {/* Known a moment later than the receipt: as the last key it moves none. */}
        {invoice.possible && (
          <Button size="touch" wide keyHint={keys.invoice} onPress={() => onStep('invoice')}>
            {words('invoice_make')}
          </Button>
        )}
      </div>
      {invoice.number && <p className="quiet figures">{words('invoice_on', { number: invoice.number })}</p>}
      {(noRefund ?? noExchange) && <p className="quiet">{noRefund ?? noExchange}</p>}
    </>
  )
}

function ReturnKeys({
  now,
  chosen,
  cents,
  doing,
}: {
  now: BillNow
  chosen: Chosen
  cents: number
  doing: Record<'refund' | 'rate' | 'move', () => void>
}) {
  const words = useWords()
  const { locale } = useChoice()
  const { noRefund, noExchange, noOtherRate } = chosen
  const refund = now.here ? (chosen.chosen.length ? 'refund_chosen' : 'refund_all') : 'refund_ask_short'
  const wide = { size: 'touch', wide: true } as const
  return (
    <>
      <Button {...wide} keyHint={keys.refund} disabledReason={noRefund} onPress={doing.refund}>
        {words(refund, { cents: formatCents(cents, locale) })}
      </Button>
      <Button {...wide} keyHint={keys.exchange} disabledReason={noExchange} onPress={doing.move}>
        {words('exchange_seats')}
      </Button>
      <Button {...wide} keyHint={keys.otherRate} disabledReason={noOtherRate} onPress={doing.rate}>
        {words('exchange_rate')}
      </Button>
    </>
  )
}

function PrintKey({ busy, done, onPress }: { busy: boolean; done: boolean; onPress: () => void }) {
  const words = useWords()
  return (
    <Button
      variant="primary"
      size="touch"
      wide
      icon={done ? 'tick' : 'printer'}
      keyHint={keys.print}
      busy={busy}
      onPress={onPress}
    >
      {words(done ? 'printed_again' : 'print_again')}
    </Button>
  )
}
