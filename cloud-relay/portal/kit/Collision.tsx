import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Another user changed a field that was edited here: both values, and the choice between them. */
export function Collision({
  theirs,
  who,
  onTake,
  onKeep,
}: {
  /** Their value in readable form. */
  theirs: string
  who: string
  onTake: () => void
  onKeep: () => void
}) {
  const { t } = useWords()
  return (
    <Notice tone="warn" title={t('entry_collision', { who })} announce>
      <p className="collision-theirs">{theirs}</p>
      <div className="row">
        <Button size="small" onPress={onKeep}>
          {t('entry_keep_mine')}
        </Button>
        <Button size="small" onPress={onTake}>
          {t('entry_take_theirs')}
        </Button>
      </div>
    </Notice>
  )
}
