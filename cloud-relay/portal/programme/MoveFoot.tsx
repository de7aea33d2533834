import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { ProgrammeScreen } from './board.ts'
import { KeywordForm } from './KeywordForm.tsx'

type MoveFootProps = {
  /** Why it failed, as a sentence. */
  failed: ReactNode
  /** Why the show cannot go there, as a sentence. */
  off: string | undefined
  /** The screen it would go to, where that has another seat plan. */
  otherScreen: ProgrammeScreen | undefined
  /** Seats that are taken. */
  taken: number
  busy: boolean
  onMove: (anew: boolean) => void
  onClose: () => void
}

/** The end of the form: a button that moves the show, or a typed word where it is planned anew. */
export function MoveFoot({ failed, off, otherScreen, taken, busy, onMove, onClose }: MoveFootProps) {
  const { t } = useWords()
  if (otherScreen && taken === 0)
    return (
      <KeywordForm
        title={t('other_plan', { screen: otherScreen.name })}
        confirm={t('plan_anew')}
        busy={busy}
        error={failed}
        off={off}
        takesFocus={false}
        onConfirm={() => onMove(true)}
        onKeep={onClose}
      >
        {t('other_plan_free')}
      </KeywordForm>
    )
  return (
    <>
      {failed && (
        <Notice tone="stop" announce>
          {failed}
        </Notice>
      )}
      <div className="panel-foot row">
        <Button
          variant="primary"
          busy={busy}
          onPress={() => onMove(false)}
          {...(off || otherScreen ? { disabledReason: off ?? t('other_plan_taken') } : {})}
        >
          {t('move_show_now')}
        </Button>
        <Button onPress={onClose}>{t('close')}</Button>
      </div>
    </>
  )
}
