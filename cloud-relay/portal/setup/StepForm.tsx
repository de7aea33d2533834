import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { sentenceOf } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** A step's form: its inputs, what was refused, and the button that saves. */
export function StepForm({
  saving,
  save,
  off,
  children,
}: {
  saving: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>
  /** The button's words. */
  save: string
  /** Why it cannot be saved yet. */
  off?: string | undefined
  children: ReactNode
}) {
  const { t } = useWords()
  return (
    <form
      className="stack setup-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!off && !saving.isPending) saving.mutate()
      }}
    >
      {children}
      {saving.error && (
        <Notice tone="stop" announce>
          {refusedIn(saving.error) ?? sentenceOf(saving.error, t('unreachable'))}
        </Notice>
      )}
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          busy={saving.isPending}
          {...(off ? { disabledReason: off } : {})}
        >
          {save}
        </Button>
        {off && <span className="quiet">{off}</span>}
      </div>
    </form>
  )
}

/** The first sentence about a field. */
function refusedIn(error: Error): string | undefined {
  return error instanceof CallRefused ? Object.values(error.fields)[0]?.[0] : undefined
}
