import { Stepper } from '#ui/parts/Stepper.tsx'
import { useSite } from '../site.ts'
import { useCartWords } from './cart-words.ts'
import type { WishForm } from './use-voucher-order.ts'

/** How many of one package. */
export function PackageCount({ order }: { order: WishForm }) {
  const { t } = useSite()
  const say = useCartWords()
  const label = say('package_count')
  return (
    <div className="tariffs">
      <div className="tariff">
        <div className="tariff-words">
          <p className="tariff-name">{label}</p>
          <p className="tariff-description quiet">{say('package_together')}</p>
        </div>
        <Stepper
          value={order.wish.count}
          min={1}
          max={Math.max(1, order.most)}
          label={label}
          decreaseLabel={t('voucher_less', { what: label })}
          increaseLabel={t('voucher_more', { what: label })}
          size="touch"
          onChange={count => order.choose({ count })}
        />
      </div>
    </div>
  )
}
