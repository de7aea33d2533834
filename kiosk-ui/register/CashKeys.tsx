import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../box/choice.ts'
import { useKeys } from '../box/keyboard.ts'
import { keys } from './keys.ts'
import { askTerminal, payCash, type Cash } from './pay.ts'
import { likelyTenders, notes } from './tenders.ts'
import { useWords } from './words.ts'

/** One press ends the sale: the exact sum, what people hand over for it, or the card terminal. */
export function CashKeys({
  dueCents,
  paying,
  empty,
  onOther,
}: {
  dueCents: number
  paying: 'cash' | 'terminal' | null
  empty: boolean
  onOther: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const tenders = empty ? notes : likelyTenders(dueCents)
  const off = empty ? words('pay_nothing') : paying ? words('pay_under_way') : undefined
  const cash = (given: Cash) => void payCash(given)
  const card = () => void askTerminal()
  useKeys(
    off
      ? {}
      : {
          [keys.cash]: () => cash('exact'),
          [keys.card]: card,
          [keys.otherAmount]: onOther,
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
          busy={paying === 'cash'}
          disabledReason={paying === 'cash' ? undefined : off}
          onPress={() => cash('exact')}
        >
          {words(paying === 'cash' ? 'pay_under_way' : 'cash_exact')}
        </Button>
      </div>
      {keys.tenders.map((key, at) => {
        const tender = tenders[at]
        return tender === undefined ? (
          <span key={key} className="cash-gap" />
        ) : (
          <Button key={key} size="touch" keyHint={key} disabledReason={off} onPress={() => cash(tender)}>
            <span className="figures">{shortCents(tender, locale)}</span>
          </Button>
        )
      })}
      <Button size="touch" keyHint={keys.otherAmount} disabledReason={off} onPress={onOther}>
        {words('other_amount')}
      </Button>
      <div className="cash-card">
        <Button
          size="touch"
          wide
          keyHint={keys.card}
          busy={paying === 'terminal'}
          disabledReason={off}
          onPress={card}
        >
          {words('card')}
        </Button>
      </div>
    </div>
  )
}

/** Notes make whole euros: `€30` says it faster than `€30.00`. */
function shortCents(cents: number, locale: Parameters<typeof formatCents>[1]): string {
  return formatCents(cents, locale).replace(/[.,]00(?=\D|$)/, '')
}
