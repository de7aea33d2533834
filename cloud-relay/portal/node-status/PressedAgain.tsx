import { useMutationState } from '@tanstack/react-query'
import { Notice } from '#ui/parts/Notice.tsx'
import { isCatchingUp } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** While something somebody pressed waits for a server that has just started: it is pressed again by itself. */
export function PressedAgain() {
  const { t } = useWords()
  const waiting = useMutationState({
    filters: { status: 'pending', predicate: ({ state }) => isCatchingUp(state.failureReason) },
    select: ({ mutationId }) => mutationId,
  })
  if (!waiting.length) return null
  return (
    <section className="node-status">
      <Notice tone="info" announce title={t('pressed_again_title')}>
        {t('pressed_again')}
      </Notice>
    </section>
  )
}
