import { formatCents } from '#core/i18n/format.ts'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { useCartWords } from './cart-words.ts'
import { FieldError } from './FieldError.tsx'
import type { WishForm } from './use-voucher-order.ts'
import type { VoucherKind } from './voucher-kind.ts'

/** Steppers in the kind's own steps and bounds, and how many alike; what cannot be changed is told as it is. */
export function Amounts({ kind, order }: { kind: VoucherKind['data']; order: WishForm }) {
  const { t, locale } = useSite()
  const say = useCartWords()
  const { turns, snacks, count } = order.wish
  const euros = (cents: number) => formatCents(cents, locale)
  const stepper = (name: 'turns' | 'snacks' | 'count', label: string) => ({
    label,
    decreaseLabel: t('voucher_less', { what: label }),
    increaseLabel: t('voucher_more', { what: label }),
    size: 'touch' as const,
    onChange: (value: number) => order.choose({ [name]: value }),
  })
  return (
    <div className="tariffs">
      <div className="tariff">
        <div className="tariff-words">
          <p className="tariff-name">
            {t('voucher_turns')} <Sum cents={kind.cost_turn} />
          </p>
          <p className="tariff-description quiet">{t('voucher_turn_hint')}</p>
          <FieldError words={order.errorAt('total_turns')} />
        </div>
        {kind.turns_min < kind.turns_max ? (
          <Stepper
            value={turns}
            min={kind.turns_min}
            max={kind.turns_max}
            step={kind.turns_step}
            {...stepper('turns', t('voucher_turns'))}
          />
        ) : (
          <b className="figures">{turns}</b>
        )}
      </div>
      {kind.products_enabled && (
        <div className="tariff">
          <div className="tariff-words">
            <p className="tariff-name">{t('voucher_snacks')}</p>
            <p className="tariff-description quiet">{t('voucher_snacks_hint')}</p>
            <FieldError words={order.errorAt('total_products')} />
          </div>
          {kind.products_min < kind.products_max ? (
            <Stepper
              value={snacks}
              min={kind.products_min}
              max={kind.products_max}
              step={kind.products_step}
              format={euros}
              {...stepper('snacks', t('voucher_snacks'))}
            />
          ) : (
            <Sum cents={snacks} />
          )}
        </div>
      )}
      <div className="tariff">
        <div className="tariff-words">
          <p className="tariff-name">{say('cart_count')}</p>
          <p className="tariff-description quiet">{say('cart_count_hint')}</p>
        </div>
        <Stepper value={count} min={1} max={order.most} {...stepper('count', say('cart_count'))} />
      </div>
    </div>
  )
}
