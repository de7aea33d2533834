import { Stepper } from '#ui/parts/Stepper.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import type { Waived } from './tickets.ts'

/** What a guest need not pay who brings what it is for, and of how many tickets that is so. */
export function Waiving({
  waivable,
  waived,
  count,
  onChange,
}: {
  waivable: readonly { id: string; name: string; cents: number }[]
  waived: Waived
  /** How many tickets there are. */
  count: number
  onChange: (waived: Waived) => void
}) {
  const { t } = useSite()
  if (!count || !waivable.length) return null
  return (
    <ul className="tariffs">
      {waivable.map(({ id, name, cents }) => {
        const of = Math.min(waived[id] ?? 0, count)
        const tariff = t('waive', { what: name })
        return (
          <li className="tariff" key={id} data-chosen={of > 0 || undefined}>
            <div className="tariff-words">
              <p className="tariff-name">
                {tariff} <Sum cents={-cents} />
              </p>
            </div>
            <Stepper
              value={of}
              max={count}
              label={t('tariff_quantity', { tariff })}
              decreaseLabel={t('one_less', { tariff })}
              increaseLabel={t('one_more', { tariff })}
              onChange={next => onChange({ ...waived, [id]: next })}
            />
          </li>
        )
      })}
    </ul>
  )
}
