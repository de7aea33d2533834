import { Checkbox } from '@mantine/core'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import { showsPerCall } from '#core/planning/week-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../../parts/Failed.tsx'
import { Status } from '../../parts/Status.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import type { Many } from './use-many.ts'

/** What is planned: a film, an earlier week, or one that was saved. */
export type How = 'film' | 'copy' | 'saved'

const nothing = { film: 'many_nothing', copy: 'many_nothing_before', saved: 'week_saved_choose' } as const

/** Every show that would be planned, with what speaks against it, and the two ways of planning them. */
export function JudgedShows({ programme, many, how }: { programme: Programme; many: Many; how: How }) {
  const { t } = useWords()
  const { planning, undoing } = many
  if (planning.data) return <Planned many={many} made={planning.data} />
  if (!many.rows.length)
    return (
      <EmptyState icon="film" title={t(nothing[how])}>
        {t(`${nothing[how]}_hint`)}
      </EmptyState>
    )
  return (
    <section className="stack" aria-label={t('many_preview')} aria-busy={many.isLooking}>
      <Summary many={many} />
      <Failed error={many.looking.error ?? planning.error ?? undoing.error} />
      {[...Map.groupBy(many.rows, ({ day }) => day)].map(([day, rows]) => (
        <Day key={day} day={day} rows={rows} programme={programme} many={many} />
      ))}
    </section>
  )
}

/** How many can be planned, and the presses that do. */
function Summary({ many }: { many: Many }) {
  const { t } = useWords()
  const wanted = many.rows.filter(({ left }) => !left)
  const bad = wanted.filter(({ judged }) => judged?.trouble).length
  const good = wanted.length - bad
  const off = many.isMany
    ? t('many_too_many', { most: showsPerCall })
    : many.isLooking
      ? t('loading')
      : good === 0
        ? t('many_none_good')
        : undefined
  return (
    <div className="many-summary">
      <p role="status" className="figures">
        {many.isMany
          ? t('many_too_many', { most: showsPerCall })
          : `${t('many_count', { count: wanted.length })}${bad ? ` · ${t('many_bad', { count: bad })}` : ''}`}
      </p>
      <div className="row">
        <Button
          variant="primary"
          busy={many.planning.isPending}
          onPress={() => many.planning.mutate(bad > 0)}
          {...(off ? { disabledReason: off } : {})}
        >
          {bad ? t('many_plan_good', { count: good }) : t('many_plan_all', { count: good })}
        </Button>
      </div>
    </div>
  )
}

type Row = Many['rows'][number]

function Day({
  day,
  rows,
  programme,
  many,
}: {
  day: string
  rows: readonly Row[]
  programme: Programme
  many: Many
}) {
  const { locale, t } = useWords()
  const name = (id: string) => programme.screens.find(screen => screen.id === id)?.name ?? ''
  const title = (versionId: string) => {
    const version = programme.versions.find(({ id }) => id === versionId)
    return programme.movies.find(({ id }) => id === version?.movieId)?.title ?? ''
  }
  return (
    <div className="many-day">
      <h2 className="panel-title">
        {formatPlainDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })}
      </h2>
      <ul className="plain">
        {rows.map(row => (
          <li key={row.key} className="many-show" data-left={row.left || undefined}>
            <Checkbox
              size="md"
              checked={!row.left}
              onChange={() => many.toggle(row.key)}
              label={
                <span className="many-show-name">
                  <b className="figures">{row.time}</b> {name(row.screenId)} · {title(row.versionId)}
                </span>
              }
            />
            {!row.left && row.judged && (
              <Status tone={row.judged.trouble ? 'stop' : 'ok'}>
                {row.judged.trouble ?? t('many_free_until', { time: row.judged.ready?.slice(11, 16) ?? '' })}
              </Status>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What was planned, and the one way back. */
function Planned({ many, made }: { many: Many; made: string[] }) {
  const { t } = useWords()
  return (
    <section className="stack">
      <Notice
        tone="ok"
        announce
        action={
          <Button size="small" busy={many.undoing.isPending} onPress={() => many.undoing.mutate(made)}>
            {t('undo')}
          </Button>
        }
      >
        {t('many_done', { count: made.length })}
      </Notice>
      <Failed error={many.undoing.error} />
      <div className="row">
        <Button onPress={many.goOn}>{t('many_go_on')}</Button>
      </div>
    </section>
  )
}
