import { useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { printedCode } from '#core/vouchers/code.ts'
import type { VoucherView } from '#core/vouchers/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { useChoice } from '../../box/choice.ts'
import type { BasketLine } from '../sale/basket-sum.ts'
import { shortCents } from '../sale/short-cents.ts'
import { setTopUp, useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useWords } from '../words.ts'

/** What a first press offers, in cents, where the kind of card allows it. */
const usualCents = 2000

/** Puts more value on a card: how much, then it is a line of the basket like anything else that is sold. */
export function TopUp({ voucher, onDone }: { voucher: VoucherView; onDone: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const { id, title, topUp } = voucher
  const has = useTill(state => (basketOf(state).topUps ?? []).find(each => each.id === id)?.cents)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<number>()
  if (!topUp || topUp.max < topUp.step) return null
  const { step, max } = topUp
  const usual = Math.max(step, Math.floor(Math.min(usualCents, max) / step) * step)
  const cents = typed ?? has ?? usual
  const name = words('top_up')
  if (!open)
    return (
      <Button size="touch" wide onPress={() => setOpen(true)}>
        {name}
      </Button>
    )
  return (
    <section className="card-exchange" aria-label={name}>
      <Stepper
        size="touch"
        value={cents}
        min={step}
        max={max}
        step={step}
        label={name}
        decreaseLabel={words('less_of', { name })}
        increaseLabel={words('more_of', { name })}
        format={value => shortCents(value, locale)}
        onChange={setTyped}
      />
      <Button
        size="touch"
        wide
        variant="primary"
        onPress={() => {
          if (setTopUp({ id, title, cents, step, max })) onDone()
        }}
      >
        {words('top_up_sell', { cents: formatCents(cents, locale) })}
      </Button>
      <p className="quiet">{words('top_up_how')}</p>
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
