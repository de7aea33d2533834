import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { printedCode } from '#core/vouchers/code.ts'
import type { VoucherView } from '#core/vouchers/contract.ts'
import { mostTopUps } from '#core/vouchers/voucher-type.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { useChoice } from '../../box/choice.ts'
import type { BasketLine } from '../sale/basket-sum.ts'
import { shortCents } from '../sale/short-cents.ts'
import { setTopUp, useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useWords } from '../words.ts'
import { mayTopUp, usualTopUps } from './voucher-cover.ts'

/** Puts more value on a card: a press of a usual sum, which is a line of the basket then like anything else that is sold. */
export function TopUp({ voucher, onDone }: { voucher: VoucherView; onDone: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const { id, title, topUp } = voucher
  const has = useTill(state => (basketOf(state).topUps ?? []).find(each => each.id === id)?.cents)
  const may = useTill(state => mayTopUp(basketOf(state), id))
  if (!topUp || topUp.max < topUp.step) return null
  const off = may ? {} : { disabledReason: words('top_up_most', { most: mostTopUps }) }
  return (
    <section className="top-up" aria-label={words('top_up')}>
      <p className="top-up-name">{words('top_up')}</p>
      {usualTopUps(topUp).map(cents => (
        <Button
          key={cents}
          size="touch"
          wide
          label={words('top_up_sell', { cents: shortCents(cents, locale) })}
          pressed={cents === has}
          {...off}
          onPress={() => {
            if (setTopUp({ id, title, cents, ...topUp })) onDone()
          }}
        >
          {shortCents(cents, locale)}
        </Button>
      ))}
      <p className="quiet top-up-how">{off.disabledReason ?? words('top_up_how')}</p>
    </section>
  )
}

/** A card that is topped up, in the basket; less than a step takes it out. */
export function TopUpLine({ line, locked }: { line: BasketLine & { kind: 'top_up' }; locked: boolean }) {
  const words = useWords()
  const { locale } = useChoice()
  const { topUp, totalCents } = line
  const name = words('top_up')
  return (
    <li className="bill-line" data-kind="top-up">
      <span className="bill-line-words">
        <span className="bill-line-name">{name}</span>
        <span className="quiet figures">
          {inLocale(topUp.title, locale)} · …{printedCode(topUp.id).slice(-4)}
        </span>
        <span className="figures">{formatCents(totalCents, locale)}</span>
      </span>
      {!locked && (
        <Stepper
          size="touch"
          value={totalCents}
          max={topUp.max}
          step={topUp.step}
          label={name}
          decreaseLabel={words('less_of', { name })}
          increaseLabel={words('more_of', { name })}
          format={cents => shortCents(cents, locale)}
          onChange={cents => setTopUp({ ...topUp, cents })}
        />
      )}
    </li>
  )
}
