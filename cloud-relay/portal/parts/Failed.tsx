import { Notice } from '#ui/parts/Notice.tsx'
import { sentenceOf } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Why a call did not do what was asked; nothing while there is no error. */
export function Failed({ error }: { error: Error | null }) {
  const { t } = useWords()
  if (!error) return null
  return (
    <Notice tone="stop" announce>
      {sentenceOf(error, t('unreachable'))}
    </Notice>
  )
}
