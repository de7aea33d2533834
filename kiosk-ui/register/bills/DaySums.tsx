import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { addDays } from '#core/programme/day.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useSession } from '../../box/use-session.ts'
import { keys } from '../keys.ts'
import { daySumsQuery } from '../refunds/refunds.ts'
import { useWords } from '../words.ts'

/** What this till sold on a day, or all of the cinema for who may see that; the days one after the other. */
export function DaySums({
  day,
  today,
  onDay,
}: {
  /** Business days, YYYY-MM-DD. */
  day: string
  today: string
  onDay: (day: string) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const maySeeAll = useSession()?.permissions.includes('withdraw_cash') ?? false
  const [ofAll, setOfAll] = useState(false)
  const before = () => onDay(addDays(day, -1))
  const after = day < today ? () => onDay(addDays(day, 1)) : undefined
  const toggle = maySeeAll ? () => setOfAll(!ofAll) : undefined
  useKeys({ [keys.dayBefore]: before, [keys.dayAfter]: after, [keys.allTills]: toggle })
  const name = formatPlainDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <section className="day-sums" aria-label={words('day_sums')}>
      <div className="day-sums-head">
        <Button
          size="touch"
          icon="back"
          label={words('day_before')}
          keyHint={keys.dayBefore}
          onPress={before}
        />
        <strong className="day-sums-day">{day === today ? `${words('today')}, ${name}` : name}</strong>
        <Button
          size="touch"
          icon="forward"
          label={words('day_after')}
          keyHint={keys.dayAfter}
          disabledReason={after ? undefined : words('day_last')}
          onPress={() => after?.()}
        />
        {toggle && (
          <Button size="touch" pressed={ofAll} keyHint={keys.allTills} onPress={toggle}>
            {words('day_all')}
          </Button>
        )}
      </div>
      <Sums day={day} ofAll={ofAll && maySeeAll} />
    </section>
  )
}

function Sums({ day, ofAll }: { day: string; ofAll: boolean }) {
  const words = useWords()
  const { locale } = useChoice()
  const answer = useQuery({ ...daySumsQuery(day, ofAll), placeholderData: keepPreviousData })
  const sums = answer.data
  if (answer.error) return <Notice tone="stop">{refusalText(answer.error)}</Notice>
  const money = (cents: number) => formatCents(cents, locale)
  return (
    <div className="day-sums-sums figures" aria-live="polite" aria-busy={answer.isFetching}>
      <p>
        <span className="quiet">{words(ofAll ? 'day_of_all' : 'day_of_till')}</span>{' '}
        <strong className="display">{sums ? money(sums.keptCents) : '–'}</strong>
      </p>
      {sums && (
        <p className="quiet">
          {[
            words('day_sales', { count: sums.sales }),
            words('day_tickets', { count: sums.tickets }),
            ...sums.methods
              .filter(({ keptCents }) => keptCents !== 0)
              .map(
                ({ method, keptCents }) =>
                  `${words(method === 'other' ? 'bill_pay_another' : `bill_pay_${method}`)} ${money(keptCents)}`,
              ),
            sums.refundedCents > 0 && words('day_refunded', { cents: money(sums.refundedCents) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </div>
  )
}
