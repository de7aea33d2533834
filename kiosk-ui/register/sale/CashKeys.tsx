import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { askSplit, askTerminal, payCash, payOtherwise, type Cash } from './pay.ts'
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
  return (
    <div className="cash-keys">
      <div className="cash-exact">
        <Button
          variant="primary"
          size="huge"
          wide
          keyHint={keys.cash}
          busy={paying === 'cash' || paying === 'voucher'}
          disabledReason={paying === 'cash' || paying === 'voucher' ? undefined : off}
          onPress={() => cash('exact')}
        >
          {words(
            paying === 'cash' || paying === 'voucher'
              ? 'pay_under_way'
              : byVoucher
                ? 'pay_voucher'
                : 'cash_exact',
          )}
        </Button>
      </div>
      {!byVoucher && (
        <Tenders
          tenders={tenders}
          off={off}
          onCash={cash}
          onOther={onOther}
          onCard={card}
          cardBusy={paying === 'terminal'}
          onDiscount={onDiscount}
        />
      )}
    </div>
  )
}

/** Likely amounts of cash for the sum, any other amount, and the card terminal. */
function Tenders({
  tenders,
  off,
  cardBusy,
  onCash,
  onOther,
  onCard,
  onDiscount,
}: {
  tenders: readonly number[]
  off: string | undefined
  cardBusy: boolean
  onCash: (cents: number) => void
  onOther: () => void
  onCard: () => void
  onDiscount: (() => void) | undefined
}) {
  const words = useWords()
  const { locale } = useChoice()
  return (
    <>
      {keys.tenders.map((key, at) => {
        const tender = tenders[at]
        return tender === undefined ? (
          <span key={key} className="cash-gap" />
        ) : (
          <Button key={key} size="touch" keyHint={key} disabledReason={off} onPress={() => onCash(tender)}>
            <span className="figures">{shortCents(tender, locale)}</span>
          </Button>
        )
      })}
      <Button size="touch" keyHint={keys.otherAmount} disabledReason={off} onPress={onOther}>
        {words('other_amount')}
      </Button>
      <Otherwise off={off} cardBusy={cardBusy} onCard={onCard} onDiscount={onDiscount} />
    </>
  )
}

/** The card terminal and the exhibitor's other methods, and several of them for one bill. */
function Otherwise({
  off,
  cardBusy,
  onCard,
  onDiscount,
}: {
  off: string | undefined
  cardBusy: boolean
  onCard: () => void
  onDiscount: (() => void) | undefined
}) {
  const words = useWords()
  const { locale } = useChoice()
  const methods = useMethods()
  const card = methods.find(({ kind }) => kind === 'terminal')
  const others = methods.filter(({ kind }) => kind === 'other')
  return (
    <>
      {card && (
        <div className="cash-card">
          <Button size="touch" wide keyHint={keys.card} busy={cardBusy} disabledReason={off} onPress={onCard}>
            {methodName(card, locale, words)}
          </Button>
        </div>
      )}
      {others.map(method => (
        <Button
          key={method.id}
          size="touch"
          disabledReason={off}
          onPress={() => void payOtherwise(method.id)}
        >
          {methodName(method, locale, words)}
        </Button>
      ))}
      <div className="cash-split">
        <Button size="touch" wide keyHint={keys.split} disabledReason={off} onPress={() => void askSplit()}>
          {words('split')}
        </Button>
        {onDiscount && (
          <Button size="touch" wide keyHint={keys.discount} disabledReason={off} onPress={onDiscount}>
            {words('discount')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Notes are whole euros: `€30` is easier to read than `€30.00`. */
function shortCents(cents: number, locale: Parameters<typeof formatCents>[1]): string {
  return formatCents(cents, locale).replace(/[.,]00(?=\D|$)/, '')
}
