import { mostSnacks } from '#core/pricing/online-snacks.ts'
import { formatCents } from '#core/i18n/format.ts'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import type { ScheduleData } from './schedule-data.ts'
import { useSnackWords } from './snack-words.ts'
import type { Snacks } from './use-snacks.ts'

/** Snacks and drinks to order with the tickets, where the cinema offers any. */
export function SnackStep({ products, snacks }: Pick<ScheduleData, 'products'> & { snacks: Snacks }) {
  const say = useSnackWords()
  const { locale } = useSite()
  if (!products.length) return null
  return (
    <section className="step" aria-labelledby="step-snacks">
      <h2 id="step-snacks">{say('snacks')}</h2>
      <p className="step-hint quiet">{say('snacks_hint')}</p>
      <div className="tariffs">
        {products.map(({ product_id: id, name, description, price, deposit, most }) => {
          const quantity = snacks.quantityOf(id)
          return (
            <div key={id} className="tariff">
              <div className="tariff-words">
                <p className="tariff-name">
                  {name} <Sum cents={price} />
                  {deposit > 0 && (
                    <span className="quiet">
                      {' '}
                      {say('snack_deposit', { price: formatCents(deposit, locale) })}
                    </span>
                  )}
                </p>
                {description && <p className="tariff-description quiet">{description}</p>}
              </div>
              <Stepper
                value={quantity}
                max={snacks.full && quantity === 0 ? 0 : most}
                label={name}
                decreaseLabel={say('snacks_less', { what: name })}
                increaseLabel={say('snacks_more', { what: name })}
                size="touch"
                onChange={next => snacks.set(id, next)}
              />
            </div>
          )
        })}
      </div>
      {snacks.full && <p className="step-hint quiet">{say('snacks_full', { most: mostSnacks })}</p>}
    </section>
  )
}
