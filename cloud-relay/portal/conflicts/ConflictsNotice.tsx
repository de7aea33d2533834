import { Link } from 'react-router'
import { Notice } from '#ui/parts/Notice.tsx'
import { useConflicts } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** On the day's page: shows that conflicts wait for a decision. */
export function ConflictsNotice() {
  const { t } = useWords()
  const count = useConflicts().data?.conflicts.length ?? 0
  if (!count) return null
  return (
    <div className="conflicts-notice">
      <Notice
        tone="stop"
        title={t('conflicts_count', { count })}
        action={<Link to="/conflicts">{t('conflicts_open')}</Link>}
      >
        {t('conflicts_lead')}
      </Notice>
    </div>
  )
}
