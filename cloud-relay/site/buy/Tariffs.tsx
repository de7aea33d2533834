import type { Tariff } from '#core/sales/tariff.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import type { Say } from '../say.ts'
import type { BasketState } from './basket-state.ts'
import { mostOf, stepTo } from './tickets.ts'

/** The tariffs, each with its price and how many of it. */
export function Tariffs({
  tariffs,
  state,
  seatsLeft,
  errors,
  onChange,
}: {
  tariffs: readonly Tariff[]
  state: BasketState
  seatsLeft: number
  errors: Readonly<Record<string, string>>
  onChange: (priceRateId: string, quantity: number) => void
}) {
  const { t } = useSite()
  const refused = refusedAt(state.warning, t)
  return (
    <ul className="tariffs">
      {tariffs.map(tariff => {
        const id = tariff.price_rate_id
        const quantity = state.quantities[id] ?? 0
        const trouble = errors[id] ?? (refused?.about === id ? refused.words : undefined)
        return (
          <li className="tariff" key={id} data-chosen={quantity > 0 || undefined}>
            <div className="tariff-words">
              <p className="tariff-name">
                {tariff.name} <Sum cents={tariff.total_price} />
              </p>
              {tariff.description && <p className="quiet tariff-description">{tariff.description}</p>}
              {trouble && (
                <p className="field-error" role="alert">
                  <Icon name="warning" />
                  <span>{trouble}</span>
                </p>
              )}
            </div>
            <Stepper
              value={quantity}
              max={mostOf(tariff, state.quantities, seatsLeft)}
              label={t('tariff_quantity', { tariff: tariff.name })}
              decreaseLabel={t('one_less', { tariff: tariff.name })}
              increaseLabel={t('one_more', { tariff: tariff.name })}
              onChange={next => onChange(id, stepTo(tariff, quantity, next))}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** What a change of quantity was refused with, to be read where the thumb is; null when it concerns no tariff. */
function refusedAt(warning: BasketState['warning'], t: Say): { about: string; words: string } | null {
  if (warning?.kind !== 'refused' || warning.about === null) return null
  return { about: warning.about, words: warning.busy ? t('too_many_requests_words') : warning.message }
}
