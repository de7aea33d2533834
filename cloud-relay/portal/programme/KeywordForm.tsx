import { TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Source: spec/operations.md section 4; the word is the same in every language. */
export const keyword = 'CANCEL'

/** Asks for the keyword before a show is cancelled, because that cannot be undone. */
export function KeywordForm({
  title,
  children,
  confirm,
  busy,
  error,
  off,
  takesFocus = true,
  onConfirm,
  onKeep,
}: {
  title: string
  /** What will happen. */
  children: ReactNode
  /** The words on the button. */
  confirm: string
  busy: boolean
  error?: ReactNode
  /** Why it cannot be done yet, whatever is typed. */
  off?: string | undefined
  /** It appears after a press; otherwise beside something being chosen. */
  takesFocus?: boolean
  onConfirm: () => void
  onKeep: () => void
}) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const reason = off ?? (typed.trim() === keyword ? undefined : t('cancel_type_first', { keyword }))
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        if (!reason && !busy) onConfirm()
      }}
    >
      <Notice tone="warn" title={title}>
        {children}
      </Notice>
      <TextInput
        label={t('cancel_type', { keyword })}
        value={typed}
        autoFocus={takesFocus}
        autoComplete="off"
        spellCheck={false}
        error={error}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" variant="danger" busy={busy} {...(reason ? { disabledReason: reason } : {})}>
          {confirm}
        </Button>
        <Button onPress={onKeep}>{t('keep_show')}</Button>
      </div>
    </form>
  )
}
