import { useState } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import { comparisons } from '#core/reports/contract.ts'
import { groupings, kindsOfGoods } from '#core/reports/subjects.ts'
import { viewPeriods } from '#core/reports/view.ts'
import { DaysForm } from '../parts/DaysForm.tsx'
import { SentencePart } from '../parts/SentencePart.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { ReportChoice } from './use-report.ts'

/** What a report shows, as a sentence of which each part opens its choice; a shared one leaves its days and comparison. */
export function ReportSentence({ choice, isFixed }: { choice: ReportChoice; isFixed: boolean }) {
  const { t } = useWords()
  const { shape, go } = choice
  // Another grouping is another report than the one that was kept.
  const change = (next: Parameters<typeof go>[0]) => go({ ...partsOf(choice), ...next, view: '' })
  const { subject } = shape
  return (
    <p className="filter-sentence">
      <span>{t(`reports_${subject}`)}</span>{' '}
      {isFixed ? (
        <span>{t(`reports_by_${shape.by}`)}, </span>
      ) : (
        <SentencePart
          name={t('reports_grouping')}
          chosen={shape.by}
          choices={groupings[subject].map(by => ({ value: by, words: t(`reports_by_${by}`) }))}
          onChoose={by => change({ by })}
        />
      )}
      {!isFixed && subject === 'takings' && (
        <SentencePart
          name={t('reports_by_kind')}
          chosen={shape.kind ?? ''}
          choices={[
            { value: '', words: t('reports_kind_any') },
            ...kindsOfGoods.map(kind => ({ value: kind, words: t(`reports_kind_${kind}`) })),
          ]}
          onChoose={kind => change({ kind })}
        />
      )}
      {isFixed && shape.kind && <span>{t(`reports_kind_${shape.kind}`)}, </span>}
      {!isFixed && <Places choice={choice} onChange={change} />}
      <DaysPart choice={choice} last={subject === 'vouchers'} />
      {subject !== 'vouchers' && (
        <SentencePart
          name={t('reports_compare')}
          chosen={shape.compare}
          last
          choices={comparisons.map(compare => ({ value: compare, words: t(`reports_compare_${compare}`) }))}
          onChoose={compare => go({ compare })}
        />
      )}
    </p>
  )
}

/** Everything a choice says but the kept report it may be. */
export function partsOf({ shape, period }: ReportChoice) {
  const { subject, by, cinema = '', kind = '', source = '', compare } = shape
  return { subject, by, cinema, kind, source, compare, days: period }
}

/** Of which cinema, and sold where. */
function Places({
  choice: { shape, programme },
  onChange,
}: {
  choice: ReportChoice
  onChange: (next: { cinema?: string; source?: string }) => void
}) {
  const { t } = useWords()
  const cinemas = programme?.cinemas ?? []
  return (
    <>
      {cinemas.length > 1 && (
        <SentencePart
          name={t('cinema')}
          chosen={shape.cinema ?? ''}
          choices={[
            { value: '', words: t('filter_cinemas') },
            ...cinemas.map(({ id, name }) => ({ value: id, words: t('filter_cinema', { name }) })),
          ]}
          onChoose={cinema => onChange({ cinema })}
        />
      )}
      {(shape.subject === 'takings' || shape.subject === 'payments') && (
        <SentencePart
          name={t('sold_at')}
          chosen={shape.source ?? ''}
          choices={[
            { value: '', words: t('filter_places') },
            { value: 'site', words: t('filter_site') },
            { value: 'register', words: t('filter_register') },
          ]}
          onChoose={source => onChange({ source })}
        />
      )}
    </>
  )
}

/** The days: a stretch by its name, or from one day to another. */
function DaysPart({
  choice: { period, days, programme, go },
  last,
}: {
  choice: ReportChoice
  last: boolean
}) {
  const { locale, t } = useWords()
  const [typing, setTyping] = useState<{ from: string; to: string } | null>(null)
  const isNamed = viewPeriods.some(each => each === period)
  const day = (each: string) =>
    formatPlainDay(each, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <>
      <SentencePart
        name={t('filter_days')}
        chosen={isNamed ? period : '..'}
        last={last}
        choices={[
          ...viewPeriods.map(each => ({ value: each, words: t(`reports_days_${each}`) })),
          {
            value: '..',
            words:
              !isNamed && days
                ? t('filter_from_to', { from: day(days.from), to: day(days.to) })
                : t('filter_days_choose'),
          },
        ]}
        onChoose={value =>
          value === '..'
            ? setTyping(days ?? { from: programme!.today, to: programme!.today })
            : go({ days: value })
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
