import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The key that saves a small form about shows, and how many it changed once it did. */
export function SaveRow({
  off,
  isPending,
  changed,
}: {
  /** Why nothing can be saved now. */
  off: string | undefined
  isPending: boolean
  changed: number | undefined
}) {
  const { t } = useWords()
  return (
    <div className="row">
      <Button type="submit" size="small" busy={isPending} {...(off ? { disabledReason: off } : {})}>
        {t('save')}
      </Button>
      {changed !== undefined && (
        <span className="quiet" role="status">
          {t('several_changed', { count: changed })}
        </span>
      )}
    </div>
  )
}
