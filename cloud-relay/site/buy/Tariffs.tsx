import type { Tariff } from '#core/sales/tariff.ts'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { mostOf, stepTo, type Quantities } from './tickets.ts'

/** The tariffs, each with its price and how many of it. */
export function Tariffs({
  tariffs,
  quantities,
  seatsLeft,
  errors,
  onChange,
}: {
  tariffs: readonly Tariff[]
  quantities: Quantities
  seatsLeft: number
  errors: Readonly<Record<string, string>>
  onChange: (priceRateId: string, quantity: number) => void
}) {
  const { t } = useSite()
  return (
    <ul className="tariffs">
      {tariffs.map(tariff => {
        const id = tariff.price_rate_id
        const quantity = quantities[id] ?? 0
        return (
          <li className="tariff" key={id} data-chosen={quantity > 0 || undefined}>
            <div className="tariff-words">
              <p className="tariff-name">
                {tariff.name} <Sum cents={tariff.total_price} />
              </p>
              {tariff.description && <p className="quiet tariff-description">{tariff.description}</p>}
              {errors[id] && (
                <p className="field-error" role="alert">
                  {errors[id]}
                </p>
              )}
            </div>
            <Stepper
              value={quantity}
              max={mostOf(tariff, quantities, seatsLeft)}
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
