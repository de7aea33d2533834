import { useState } from 'react'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useConflicts } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { ConflictCard } from './ConflictCard.tsx'

/** Conflicts between edits of two sides: each with its editors and its resolutions. */
export function ConflictsPage() {
  const { t } = useWords()
  const asked = useConflicts()
  const [ended, setEnded] = useState(false)
  const conflicts = asked.data?.conflicts
  return (
    <Page title={t('conflicts')} lead={t('conflicts_lead')}>
      {!conflicts ? (
        <Waiting asked={asked} skeleton={<Skeleton height="320px" />} />
      ) : (
        <div className="stack">
          {conflicts.map(conflict => (
            <ConflictCard
              key={conflict.id}
              conflict={conflict}
              onTry={() => setEnded(false)}
              onEnded={() => setEnded(true)}
            />
          ))}
          {conflicts.length === 0 && (
            <EmptyState icon="ok" title={t('conflicts_none')}>
              {t('conflicts_none_hint')}
            </EmptyState>
          )}
          <div role="status">{ended && <Notice tone="ok">{t('conflict_ended')}</Notice>}</div>
        </div>
      )}
    </Page>
  )
}
