import { useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import type { Basket, ShownVoucher } from '../sale/basket.ts'
import { TypedSum } from '../sale/TypedSum.tsx'
import { showVoucher } from '../till.ts'
import { useWords } from '../words.ts'
import { shownIn } from './voucher-cover.ts'

/** Six digits: a voucher carries at most 1,000.00 euro. */
const longest = 6

/** How much of a voucher's value pays for the snacks: as much as covers them, none, or a sum that is typed. */
export function ValueStep({ basket, onBack }: { basket: Basket; onBack: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const vouchers = shownIn(basket).filter(({ valueCents = 0 }) => valueCents > 0)
  const [chosen, setChosen] = useState(vouchers[0]!.id)
  const voucher = vouchers.find(({ id }) => id === chosen) ?? vouchers[0]!
  const { valueCents = 0 } = voucher
  const money = (sum: number) => formatCents(sum, locale)
  const set = (valueUses: number | undefined) => {
    if (showVoucher({ ...voucher, valueUses })) onBack()
  }
  const left = words('value_left', { cents: money(valueCents) })
  return (
    <TypedSum
      label={words('value')}
      mostDigits={longest}
      onward={cents => ({
        word: words('value_take'),
        lacks: cents === 0 ? words('discount_type') : cents > valueCents ? left : undefined,
      })}
      onSum={set}
      onBack={onBack}
    >
      {vouchers.length === 1 ? (
        <p className="other-title figures">{left}</p>
      ) : (
        <WhichVoucher vouchers={vouchers} chosen={voucher} onChoose={setChosen} />
      )}
      <div className="split-ways">
        <Button size="touch" wide onPress={() => set(undefined)}>
          {words('value_all')}
        </Button>
        <Button size="touch" wide onPress={() => set(0)}>
          {words('value_none')}
        </Button>
      </div>
    </TypedSum>
  )
}

/** Several vouchers in the basket have value: which one is meant. */
function WhichVoucher({
  vouchers,
  chosen,
  onChoose,
}: {
  vouchers: readonly ShownVoucher[]
  chosen: ShownVoucher
  onChoose: (id: string) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  return (
    <div className="value-vouchers" role="group" aria-label={words('vouchers')}>
      {vouchers.map(each => (
        <Button key={each.id} size="touch" wide pressed={each === chosen} onPress={() => onChoose(each.id)}>
          {each.title ? inLocale(each.title, locale) : words('voucher_not_known')}{' '}
          <span className="figures">
            …{printedCode(each.id).slice(-4)} · {formatCents(each.valueCents ?? 0, locale)}
          </span>
        </Button>
      ))}
    </div>
  )
}
