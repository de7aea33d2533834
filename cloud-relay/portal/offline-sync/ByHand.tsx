import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Waiting } from '../parts/Page.tsx'
import { useOfflineSync } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { FetchFile } from './FetchFile.tsx'
import { TakeFile } from './TakeFile.tsx'

/**
 * What a manager does while a cinema is disconnected: bring bundles of each side's facts to the other, on a phone or a
 * stick.
 */
export function ByHand() {
  const { t } = useWords()
  const offlineSync = useOfflineSync()
  if (!offlineSync.data) return <Waiting asked={offlineSync} skeleton={<Skeleton height="180px" />} />
  const { node, cinemas, publicKey, handOverHours, turns } = offlineSync.data
  if (!cinemas.length) return null
  return (
    <section className="card" aria-labelledby="by-hand">
      <div>
        <h2 id="by-hand">{t('offline_sync')}</h2>
        <p className="quiet">{t(node === 'relay' ? 'offline_sync_lead_relay' : 'offline_sync_lead_box')}</p>
      </div>
      <div className="offline-sync">
        <FetchFile cinemas={cinemas} node={node} hours={handOverHours} turns={turns} />
        <TakeFile node={node} />
      </div>
      <details className="offline-sync-key">
        <summary>{t('offline_sync_key')}</summary>
        <p className="quiet">{t('offline_sync_key_hint')}</p>
        <code>{publicKey}</code>
      </details>
    </section>
  )
}
