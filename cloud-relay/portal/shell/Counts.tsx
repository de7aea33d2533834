import { useConflicts, useWorklist } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** How much money waits for a person; nothing while there is none. */
export function StuckCount() {
  const { t } = useWords()
  const count = useWorklist().data?.entries.length ?? 0
  return <Count count={count} words={t('worklist_count', { count })} />
}

/** How many decisions wait. */
export function ConflictCount() {
  const { t } = useWords()
  const count = useConflicts().data?.conflicts.length ?? 0
  return <Count count={count} words={t('conflicts_count', { count })} />
}

function Count({ count, words }: { count: number; words: string }) {
  if (!count) return null
  return (
    <span className="navigation-count figures">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
