import { useState } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import { billStates } from '#core/database/statuses.ts'
import { paymentKinds } from '#core/billing/paid.ts'
import { device as entity } from '#core/kiosks/device.entity.ts'
import { employee } from '#core/people/employee.entity.ts'
import { mayShow } from '#core/kiosks/device.ts'
import { useEntries } from '../kit/use-entries.ts'
import { DaysForm } from '../parts/DaysForm.tsx'
import { SentencePart, type Choice } from '../parts/SentencePart.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { dayRanges } from './date-range.ts'
import type { SalesFilter } from './use-sales-filter.ts'

/** What the list shows, as a sentence of which each part opens its choice: orders of …, last week, by card, refunded. */
export function FilterSentence({
  sales,
  cinemas,
  today,
}: {
  sales: SalesFilter
  cinemas: Programme['cinemas']
  today: string
}) {
  const { t } = useWords()
  const { word, go } = sales
  const places = usePlaces()
  const isFiltered = (['cinema', 'days', 'source', 'device', 'person', 'by', 'state'] as const).some(name =>
    word(name),
  )
  return (
    <p className="filter-sentence">
      <span>{t('filter_orders')}</span>{' '}
      {cinemas.length > 1 && (
        <SentencePart
          name={t('cinema')}
          chosen={word('cinema')}
          choices={[
            { value: '', words: t('filter_cinemas') },
            ...cinemas.map(({ id, name }) => ({ value: id, words: t('filter_cinema', { name }) })),
          ]}
          onChoose={cinema => go({ cinema })}
        />
      )}
      <DayPart sales={sales} today={today} />
      <SentencePart
        name={t('sold_at')}
        chosen={word('device') ? `device ${word('device')}` : word('source')}
        choices={places}
        onChoose={value =>
          go(
            value.startsWith('device ')
              ? { source: 'register', device: value.slice('device '.length) }
              : { source: value, device: '' },
          )
        }
      />
      <PersonPart sales={sales} />
      <SentencePart
        name={t('payment_method')}
        chosen={word('by')}
        choices={[
          { value: '', words: t('filter_paid_any') },
          ...paymentKinds.map(kind => ({
            value: kind,
            words: t(kind === 'other' ? 'filter_paid_another' : `filter_paid_${kind}`),
          })),
        ]}
        onChoose={by => go({ by })}
      />
      <SentencePart
        name={t('status')}
        chosen={word('state')}
        last
        choices={[
          { value: '', words: t('filter_state_any') },
          ...billStates.map(state => ({ value: state, words: t(`filter_state_${state}`) })),
        ]}
        onChoose={state => go({ state })}
      />
      {isFiltered && (
        <button
          type="button"
          className="quiet-button"
          onClick={() => go({ cinema: '', days: '', source: '', device: '', person: '', by: '', state: '' })}
        >
          {t('filter_none')}
        </button>
      )}
    </p>
  )
}

/** The website, the registers together, and each of them for who may see them. */
function usePlaces(): Choice[] {
  const { t } = useWords()
  const registers = (useEntries(entity).data?.entries ?? []).filter(({ type }) => mayShow(type, 'register'))
  return [
    { value: '', words: t('filter_places') },
    { value: 'site', words: t('filter_site') },
    { value: 'register', words: t('filter_register') },
    ...registers.map(({ id, name }) => ({ value: `device ${id}`, words: t('filter_device', { name }) })),
  ]
}

/** Everybody together, or one person, for who may see them. */
function PersonPart({ sales: { word, go } }: { sales: SalesFilter }) {
  const { t } = useWords()
  const people = (useEntries(employee).data?.entries ?? [])
    .map(({ id, name }) => ({ value: id, words: t('filter_person', { name }) }))
    .sort((one, other) => one.words.localeCompare(other.words))
  if (!people.length) return null
  return (
    <SentencePart
      name={t('employee')}
      chosen={word('person')}
      choices={[{ value: '', words: t('filter_people') }, ...people]}
      onChoose={person => go({ person })}
    />
  )
}

/** The days: a stretch by its name, or from one day to another. */
function DayPart({ sales: { word, days, go }, today }: { sales: SalesFilter; today: string }) {
  const { locale, t } = useWords()
  const [typing, setTyping] = useState<{ from: string; to: string } | null>(null)
  const named = dayRanges.some(range => range === word('days'))
  const day = (each: string) =>
    formatPlainDay(each, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const choices: Choice[] = [
    { value: '', words: t('filter_days_any') },
    ...dayRanges.map(range => ({ value: range, words: t(`filter_${range}`) })),
    {
      value: !named && days ? word('days') : '..',
      words:
        !named && days
          ? t('filter_from_to', { from: day(days.from), to: day(days.to) })
          : t('filter_days_choose'),
    },
  ]
  return (
    <>
      <SentencePart
        name={t('filter_days')}
        chosen={days ? word('days') : ''}
        choices={choices}
        onChoose={value =>
          dayRanges.some(range => range === value) || value === ''
            ? go({ days: value })
            : setTyping(days ?? { from: today, to: today })
        }
      />
      {typing && (
        <DaysForm
          begin={typing}
          onDays={({ from, to }) => go({ days: `${from}..${to}` })}
          onClose={() => setTyping(null)}
        />
      )}
    </>
  )
}
