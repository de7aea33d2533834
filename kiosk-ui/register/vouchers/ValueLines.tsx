import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { refreshmentBounds } from '#core/vouchers/voucher-type.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { useChoice } from '../../box/choice.ts'
import { shortCents } from '../sale/short-cents.ts'
import type { BasketLine } from '../sale/basket-sum.ts'
import { setNewVoucher, showVoucher } from '../till.ts'
import { useWords } from '../words.ts'

/** What a voucher's value pays of the snacks, what stays on it, and the way to leave it alone. */
export function ValueLine({ line, locked }: { line: BasketLine & { kind: 'value' }; locked: boolean }) {
  const words = useWords()
  const { locale } = useChoice()
  const { voucher, totalCents } = line
  const { valueCents = 0 } = voucher
  return (
    <li className="bill-line" data-kind="value">
      <span className="bill-line-words">
        <span className="bill-line-name">{words('value')}</span>
        <span className="quiet figures">
          …{printedCode(voucher.id).slice(-4)} ·{' '}
          {words('value_stays', { cents: formatCents(valueCents + totalCents, locale) })}
        </span>
        <span className="figures">{formatCents(totalCents, locale)}</span>
      </span>
      {!locked && (
        <Button
          size="touch"
          icon="cross"
          label={words('value_none')}
          onPress={() => showVoucher({ ...voucher, valueUses: 0 })}
        />
      )}
    </li>
  )
}

/** The value for snacks on a voucher that is sold, in the steps of its kind. */
export function SoldValueLine({
  line,
  locked,
}: {
  line: BasketLine & { kind: 'voucher_value' }
  locked: boolean
}) {
  const words = useWords()
  const { locale } = useChoice()
  const { type, turns, totalCents } = line
  const { min, max, step } = refreshmentBounds(type)
  const name = words('value')
  return (
    <li className="bill-line" data-kind="voucher-value">
      <span className="bill-line-words">
        <span className="bill-line-name">{name}</span>
        <span className="quiet">{inLocale(type.title, locale)}</span>
        <span className="figures">{formatCents(totalCents, locale)}</span>
      </span>
      {!locked && (
        <Stepper
          size="touch"
          value={totalCents}
          min={min}
          max={max}
          step={step}
          label={name}
          decreaseLabel={words('less_of', { name })}
          increaseLabel={words('more_of', { name })}
          format={cents => shortCents(cents, locale)}
          onChange={cents => setNewVoucher(type.id, turns, cents)}
        />
      )}
    </li>
  )
}
