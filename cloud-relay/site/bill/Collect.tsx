import { formatDay, formatTime } from '#core/i18n/format.ts'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { useSnackWords } from '../buy/snack-words.ts'
import type { Result } from './use-result.ts'

/** Snacks that were ordered with the tickets: what they cost, and how they are collected, or when they were. */
export function Collect({ result }: { result: Result }) {
  const { locale } = useSite()
  const say = useSnackWords()
  const { snacks, snacks_handed_out: at, tickets, show } = result
  if (!snacks.length) return null
  const zone = show?.timezone ?? 'UTC'
  const isPaid = tickets.some(({ code }) => code !== null)
  return (
    <section className="collect" aria-labelledby="collect">
      <h2 id="collect">{say('at_counter')}</h2>
      <ul className="bill-tickets">
        {snacks.map(({ name, quantity, price }, place) => (
          <li key={place} className="stub">
            <span className="stub-seat display">{quantity} ×</span>
            <span>{name}</span>
            <Sum cents={price} />
          </li>
        ))}
      </ul>
      {at ? (
        <p className="quiet">
          {say('collected', { when: `${formatDay(at, locale, zone)}, ${formatTime(at, locale, zone)}` })}
        </p>
      ) : (
        isPaid && <p>{say('collect')}</p>
      )}
    </section>
  )
}
