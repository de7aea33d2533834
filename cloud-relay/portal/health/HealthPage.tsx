import type { Health } from '#core/devices/contract.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useHealth } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { Quarantine } from '../node-status/Quarantine.tsx'
import { Forks } from '../node-status/Forks.tsx'
import { HealthTables } from './HealthTables.tsx'
import { OffsiteCopy } from './OffsiteCopy.tsx'
import { Verdict } from './Verdict.tsx'

/** The state of the node that serves this page; reloaded every ten seconds. */
export function HealthPage() {
  const { t } = useWords()
  const asked = useHealth()
  return (
    <Page title={t('health')} lead={asked.data && leadOf(asked.data, t('node_box'), t('node_relay'))}>
      {asked.data ? (
        <div className="stack">
          <Forks />
          <Quarantine />
          <Verdict health={asked.data} silent={asked.isError} />
          <OffsiteCopy health={asked.data} />
          <HealthTables health={asked.data} />
        </div>
      ) : (
        <Waiting asked={asked} skeleton={<Skeleton height="420px" />} />
      )}
    </Page>
  )
}

function leadOf(health: Health, box: string, relay: string): string {
  return `${health.node === 'box' ? box : relay} · ${health.name}`
}
