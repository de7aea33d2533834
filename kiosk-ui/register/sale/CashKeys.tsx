import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { useHasModule } from '../../box/settings.ts'
import { keys } from '../keys.ts'
import { useTerminal } from '../terminal/terminal.ts'
import { shortCents } from './short-cents.ts'
import { askCode, askSplit, askTerminal, payCash, payOtherwise, type Cash } from './pay.ts'
import { methodName, useMethods } from './till-methods.ts'
import { likelyTenders, notes } from './tenders.ts'
import { useWords } from '../words.ts'

/** One press ends the sale: the exact sum, a likely amount of cash, or the card terminal. */
export function CashKeys({
  dueCents,
  byVoucher,
  paying,
  empty,
  onOther,
  onDiscount,
  onValue,
  onAccount,
}: {
  dueCents: number
  /** The method of the sale that is on its way. */
  paying: string | null
  /** Turns of vouchers leave nothing to pay. */
  byVoucher: boolean
  empty: boolean
  onOther: () => void
  /** Left out for somebody who may take nothing off. */
  onDiscount: (() => void) | undefined
  /** Left out while no voucher with value for snacks is in the basket. */
  onValue: (() => void) | undefined
  /** Asks whom an invoice goes to, by this method. */
  onAccount: (methodId: string) => void
}) {
  const words = useWords()
  const tenders = empty ? notes : byVoucher ? [] : likelyTenders(dueCents)
  const off = empty ? words('pay_nothing') : paying ? words('pay_under_way') : undefined
  const cash = (given: Cash) => void payCash(given)
  const card = () => void askTerminal()
  useKeys(
    off
      ? {}
      : {
          [keys.cash]: () => cash('exact'),
          [keys.card]: byVoucher ? undefined : card,
          [keys.otherAmount]: byVoucher ? undefined : onOther,
          [keys.discount]: onDiscount,
          [keys.split]: byVoucher ? undefined : () => void askSplit(),
          ...Object.fromEntries(
            keys.tenders.map((key, at) => [
              key,
              tenders[at] === undefined ? undefined : () => cash(tenders[at]!),
            ]),
          ),
        },
  )
  const cashBusy = paying === 'cash' || paying === 'voucher'
  return (
    <div className="cash-keys">
      <div className="cash-ways">
        {!byVoucher && <CardKey off={off} busy={paying === 'terminal'} onPress={card} />}
        <Button
          variant="primary"
          size="huge"
          wide
          keyHint={keys.cash}
          busy={cashBusy}
          disabledReason={cashBusy ? undefined : off}
          onPress={() => cash('exact')}
        >
          {words(cashBusy ? 'pay_under_way' : byVoucher ? 'pay_voucher' : 'cash_exact')}
        </Button>
      </div>
      {!byVoucher && <Tenders tenders={tenders} off={off} onCash={cash} />}
      {!byVoucher && <Otherwise off={off} onOther={onOther} onDiscount={onDiscount} onAccount={onAccount} />}
      {!byVoucher && <CodeKey off={off} />}
      {onValue && (
        <Button size="touch" wide icon="ticket" keyHint={keys.value} onPress={onValue}>
          {words('value')}
        </Button>
      )}
    </div>
  )
}

/** As large as cash: many pay by card. Left out where this till takes none. */
function CardKey({ off, busy, onPress }: { off: string | undefined; busy: boolean; onPress: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const card = useMethods().find(({ kind }) => kind === 'terminal')
  if (!card) return null
  return (
    <Button
      variant="primary"
      size="huge"
      wide
      keyHint={keys.card}
      busy={busy}
      disabledReason={off}
      onPress={onPress}
    >
      {methodName(card, locale, words)}
    </Button>
  )
}

/** The guest pays by a code on their display. Left out where this till takes none. */
function CodeKey({ off }: { off: string | undefined }) {
  const words = useWords()
  const code = useTerminal()?.code
  if (!code) return null
  return (
    <Button size="touch" wide disabledReason={off} onPress={() => void askCode()}>
      {words('terminal_code')}
    </Button>
  )
}

/** Likely amounts of cash for the sum, the smallest first. */
function Tenders({
  tenders,
  off,
  onCash,
}: {
  tenders: readonly number[]
  off: string | undefined
  onCash: (cents: number) => void
}) {
  const { locale } = useChoice()
  return (
    <div className="cash-tenders">
      {keys.tenders.map((key, at) => {
        const tender = tenders[at]
        if (tender === undefined) return null
        return (
          <Button key={key} size="touch" keyHint={key} disabledReason={off} onPress={() => onCash(tender)}>
            <span className="figures">{shortCents(tender, locale)}</span>
          </Button>
        )
      })}
    </div>
  )
}

/** Any other amount, the exhibitor's other methods, several of them for one bill, and what is taken off. */
function Otherwise({
  off,
  onOther,
  onDiscount,
  onAccount,
}: {
  off: string | undefined
  onOther: () => void
  onDiscount: (() => void) | undefined
  onAccount: (methodId: string) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const hasInvoices = useHasModule('invoices')
  const others = useMethods().filter(({ kind }) => kind === 'other' || (kind === 'invoice' && hasInvoices))
  const all = { size: 'touch', disabledReason: off } as const
  return (
    <div className="cash-others">
      <Button {...all} keyHint={keys.otherAmount} onPress={onOther}>
        {words('other_amount')}
      </Button>
      {others.map(method => (
        <Button
          key={method.id}
          {...all}
          onPress={() => (method.kind === 'invoice' ? onAccount(method.id) : void payOtherwise(method.id))}
        >
          {methodName(method, locale, words)}
        </Button>
      ))}
      <Button {...all} keyHint={keys.split} onPress={() => void askSplit()}>
        {words('split')}
      </Button>
      {onDiscount && (
        <Button {...all} keyHint={keys.discount} onPress={onDiscount}>
          {words('discount')}
        </Button>
      )}
    </div>
  )
}
