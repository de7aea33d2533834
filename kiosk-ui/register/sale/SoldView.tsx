import { useEffect, useRef } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { settingIn, settingsQuery } from '../../box/settings.ts'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { usePaidName } from '../bills/paid-by.ts'
import { printAgain, printReceiptOf } from './pay.ts'
import { useReceiptWaits } from '../printing/receipt-waits.ts'
import { settleSeats } from '../seats/seating.ts'
import { nextCustomer, sellAgain } from '../till.ts'
import type { At } from '../till-state.ts'
import { useCallNumber } from '../printing/call-number.ts'
import { usePaperWaits } from '../printing/paper-trouble.ts'
import { useWords } from '../words.ts'
import { refusalText } from '../../box/refusal-text.tsx'

/** After the sale: the change, in large figures, and the way to the next customer. */
export function SoldView({ sold }: { sold: At<'sold'> }) {
  const words = useWords()
  const { locale } = useChoice()
  const { bill, changeCents } = sold
  const waits = usePaperWaits()
  const number = useCallNumber()(bill)
  const receiptWaits = useReceiptWaits(bill)
  const receipt = useMutation({ mutationFn: () => printReceiptOf(bill) })
  const everything = useMutation({ mutationFn: () => printAgain(bill) })
  /** The first press brings the receipt that waits; a later one everything once more. */
  const isFirst = receiptWaits && !receipt.isSuccess
  const print = isFirst ? receipt : everything
  const again = () => {
    if (!print.isPending) print.mutate()
  }
  const tips = bill.payments.reduce((sum, { tipCents }) => sum + tipCents, 0)
  const cash = bill.payments.find(({ method }) => method === 'cash') ?? null
  const paidBy = bill.payments.every(({ method }) => method === 'voucher')
    ? 'paid_voucher'
    : bill.payments.some(({ method }) => method === 'invoice')
      ? 'account_sold'
      : 'paid_card'
  return (
    <div className="sold">
      <p className="sold-title" role="status">
        <Icon name="ok" size="1.75rem" />
        <span>{bill.number ? words('sold_number', { number: bill.number }) : words('sold')}</span>
      </p>
      <Sums bill={bill} />
      <div className="sold-change" aria-live="assertive">
        {cash && changeCents > 0 ? (
          <>
            <p className="pay-sum-name">{words('change')}</p>
            <p className="pay-sum-cents display figures">{formatCents(changeCents, locale)}</p>
          </>
        ) : (
          <p className="sold-none display">{words(cash ? 'change_none' : paidBy)}</p>
        )}
        {tips > 0 && <p className="quiet">{words('terminal_tip', { cents: formatCents(tips, locale) })}</p>}
      </div>
      <Vouchers bill={bill} />
      {number !== null && <p className="sold-call display figures">{words('call_number', { number })}</p>}
      {print.isError ? (
        <Notice tone="stop" announce>
          {refusalText(print.error)}
        </Notice>
      ) : (
        <p className="quiet">
          {words(
            paperWord({
              ...sold,
              waits,
              receiptWaits,
              again: everything.isSuccess,
              receipt: receipt.isSuccess,
            }),
          )}
        </p>
      )}
      <SoldKeys
        sold={sold}
        printWord={isFirst ? 'print_receipt' : 'print_again'}
        busy={print.isPending}
        onPrint={again}
      />
    </div>
  )
}

/** Print once more, the same once more, and on to the next customer. */
function SoldKeys({
  sold,
  printWord,
  busy,
  onPrint,
}: {
  sold: At<'sold'>
  printWord: 'print_receipt' | 'print_again'
  busy: boolean
  onPrint: () => void
}) {
  const words = useWords()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  const { tickets, products } = sold.request
  const mayRepeat = tickets.length + products.length > 0
  const repeat = () => {
    if (sellAgain()) void settleSeats()
  }
  useKeys({
    [keys.next]: nextCustomer,
    [keys.print]: onPrint,
    [keys.again]: mayRepeat ? repeat : undefined,
  })
  return (
    <div className="sold-keys">
      <div className="sold-keys-beside">
        <Button size="touch" wide icon="printer" keyHint={keys.print} busy={busy} onPress={onPrint}>
          {words(printWord)}
        </Button>
        {mayRepeat && (
          <Button size="touch" wide keyHint={keys.again} onPress={repeat}>
            {words('same_again')}
          </Button>
        )}
      </div>
      <Button ref={next} variant="primary" size="huge" wide keyHint={keys.next} onPress={nextCustomer}>
        {words('next_customer')}
      </Button>
    </div>
  )
}

/** The codes of vouchers that were sold. */
function Vouchers({ bill }: { bill: At<'sold'>['bill'] }) {
  const words = useWords()
  const { data } = useQuery(settingsQuery)
  const sold = bill.lines.filter(line => line.kind === 'voucher' && !line.voucherPart)
  if (!sold.length) return null
  const slips = settingIn(data?.data, 'pos_config', 'voucher_slips')
  return (
    <ul className="sold-vouchers">
      {sold.map(line => (
        <li key={line.voucherId}>
          <strong className="display figures">{printedCode(line.voucherId ?? '')}</strong>
          <span className="quiet">
            {words(slips === 'asked' ? 'voucher_code_card' : 'voucher_code_hint')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What is said of the paper. */
function paperWord(now: {
  printed: boolean
  /** The printer is not ready. */
  waits: boolean
  receiptWaits: boolean
  /** All of it, or the receipt, was ordered here meanwhile. */
  again: boolean
  receipt: boolean
}) {
  if (now.waits) return 'paper_waits'
  if (now.again) return 'printed_again'
  if (now.receipt) return 'receipt_printing'
  if (!now.printed) return 'not_printed'
  return now.receiptWaits ? 'receipt_waits' : 'printing'
}

/** What it cost and how it was paid. */
function Sums({ bill }: { bill: At<'sold'>['bill'] }) {
  const words = useWords()
  const { locale } = useChoice()
  const cash = bill.payments.find(({ method }) => method === 'cash')
  const paidName = usePaidName()
  const others = bill.payments.filter(({ method }) => method !== 'cash')
  return (
    <dl className="sold-sums figures">
      <div>
        <dt>{words('total')}</dt>
        <dd>{formatCents(bill.totalCents, locale)}</dd>
      </div>
      {others.map(({ id, method, methodId, cents }) => (
        <div key={id}>
          <dt>{paidName({ method, methodId })}</dt>
          <dd>{formatCents(cents, locale)}</dd>
        </div>
      ))}
      {cash && (
        <div>
          <dt>{words('given')}</dt>
          <dd>{formatCents(cash.tenderedCents ?? cash.cents, locale)}</dd>
        </div>
      )}
    </dl>
  )
}
