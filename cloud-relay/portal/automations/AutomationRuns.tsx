import { useQuery } from '@tanstack/react-query'
import { readAutomationRuns, type AutomationRunView } from '#core/automations/contract.ts'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Waiting } from '../parts/Page.tsx'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { cinema } from '#core/venue/cinema.entity.ts'

/** Runs come by themselves, a few an evening. */
const everyMs = 15_000

/** How often a rule would have run, and what it did. */
export function AutomationRuns({ automation: rule }: { automation: Entry<'automation'> }) {
  const { t, locale } = useWords()
  const call = useCall()
  const zone = useEntries(cinema).data?.entries.find(({ id }) => id === rule.cinemaId)?.timezone ?? 'UTC'
  // An edit of the rule changes what it would have done.
  const asked = useQuery({
    queryKey: ['entries', 'automation', 'runs', rule],
    queryFn: ({ signal }) => call(readAutomationRuns, { params: { id: rule.id }, signal }),
    refetchInterval: everyMs,
  })
  const when = (at: string) => `${formatDay(at, locale, zone)} ${formatTime(at, locale, zone)}`
  if (!asked.data) return <Waiting asked={asked} skeleton={<Skeleton height="160px" />} />
  const { runs, running, wouldHave } = asked.data
  return (
    <section className="stack" aria-labelledby="automation-runs">
      <h3 className="panel-title" id="automation-runs">
        {t('automation_runs')}
      </h3>
      {!running && <p className="quiet">{t('automation_waits')}</p>}
      <p>{t('automation_would', { count: wouldHave.count })}</p>
      {wouldHave.latest.length > 0 && (
        <ol className="voucher-history">
          {wouldHave.latest.map(({ at, about }, index) => (
            <li key={index}>
              <span>{about ?? when(at)}</span>
              {about && <span className="quiet figures">{when(at)}</span>}
            </li>
          ))}
        </ol>
      )}
      <p className="quiet">{t('automation_would_what')}</p>
      {runs.length ? (
        <PlainTable
          label={t('automation_runs')}
          heads={[t('automation_at'), t('automation_about'), t('automation_outcome')]}
          rows={runs.map(run => ({
            key: run.id,
            cells: [when(run.at), run.about ?? '–', outcomeOf(t, run)],
          }))}
        />
      ) : (
        <p className="quiet">{t('automation_no_runs')}</p>
      )}
    </section>
  )
}

function outcomeOf(t: ReturnType<typeof useWords>['t'], run: AutomationRunView): string {
  if (run.outcome === 'nothing') return t('automation_nothing')
  if (run.outcome === 'refused') return t('automation_refused', { why: run.why ?? '' })
  if (run.action === 'take_off_website') return t('automation_did_website')
  if (run.action === 'wall_notice') return t('automation_did_walls')
  const counted = run.action === 'release_reservations' ? 'automation_did_seats' : 'automation_did_mails'
  return t(counted, { count: run.count })
}
