import { useState } from 'react'
import type { ShiftDay, ShiftFilterAsked } from '#core/cash/list-contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Waiting } from '../parts/Page.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useShiftDays } from './queries.ts'

/** All drawers of each day together, for who wants to see them: by way to pay, VAT rate and cashier. */
export function ShiftDays({ filter, cinemas }: { filter: ShiftFilterAsked; cinemas: Programme['cinemas'] }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const asked = useShiftDays(filter, isOpen)
  return (
    <section className="stack" aria-label={t('cash_by_day')}>
      <div>
        <Button icon="calendar" pressed={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('cash_by_day')}
        </Button>
      </div>
      {isOpen && !asked.data && <Waiting asked={asked} skeleton={<Skeleton height="160px" />} />}
      {isOpen &&
        asked.data?.days.map(day => (
          <Day
            key={`${day.cinemaId} ${day.day}`}
            day={day}
            cinemaName={cinemas.length > 1 ? cinemas.find(({ id }) => id === day.cinemaId)?.name : undefined}
          />
        ))}
      {isOpen && asked.data?.more && <p className="quiet">{t('cash_days_more')}</p>}
    </section>
  )
}

function Day({ day, cinemaName }: { day: ShiftDay; cinemaName: string | undefined }) {
  const { locale, t } = useWords()
  const money = (cents: number) => formatCents(cents, locale)
  const kinds = ['cash', 'terminal', 'voucher'] as const
  const kindOf = (kind: string) => t(`cash_kind_${kinds.find(one => one === kind) ?? 'else'}`)
  const name = formatPlainDay(day.day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const tips = day.takings.reduce((sum, { tipCents = 0 }) => sum + tipCents, 0)
  const title = [name, cinemaName].filter(Boolean).join(' · ')
  return (
    <article className="stack" aria-label={title}>
      <h3 className="panel-title">{title}</h3>
      <p className="quiet">
        {[
          day.numbers.length > 0 && t('cash_day_of', { numbers: day.numbers.join(', ') }),
          day.open > 0 && t('cash_day_open', { count: day.open }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Facts
        facts={[
          ...day.takings.map(
            each =>
              [
                each.name ? inLocale(each.name, locale) : kindOf(each.kind),
                money(each.cents - each.backCents),
              ] as const,
          ),
          ...(tips ? [[t('cash_tips'), money(tips)] as const] : []),
          ...day.vat.map(
            ({ rate, grossCents, vatCents }) =>
              [
                t('cash_day_vat', { percent: (rate / 100).toLocaleString(locale) }),
                t('cash_day_vat_in', { vat: money(vatCents), gross: money(grossCents) }),
              ] as const,
          ),
          ...(day.depositsTakenCents
            ? [[t('cash_deposits_taken'), money(day.depositsTakenCents)] as const]
            : []),
          ...(day.depositsBackCents
            ? [[t('cash_what_deposits_back'), money(-day.depositsBackCents)] as const]
            : []),
          ...day.people.map(
            person => [`${person.name} (${person.bills})`, money(person.cents - person.backCents)] as const,
          ),
          [t('cash_bills'), `${day.bills}`] as const,
          [t('cash_returns'), `${day.returns}`] as const,
          [t('cash_expected'), money(day.expectedCents)] as const,
          [t('cash_counted'), money(day.countedCents)] as const,
          [t('cash_difference'), money(day.differenceCents)] as const,
        ]}
      />
    </article>
  )
}
