import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { isUnsure } from '../refunds/refunds.ts'
import { useWords } from '../words.ts'

/**
 * What is done at the drawer with nothing sold, and why. @param lacks what is missing before it may be done @param
 * asked the call it makes
 */
export function ReasonStep({
  word,
  what,
  reason,
  lacks,
  asked,
  children,
  onReason,
  onGo,
  onBack,
}: {
  word: string
  what: ReactNode
  reason: string
  lacks: string | undefined
  asked: { error: Error | null; isPending: boolean }
  children?: ReactNode
  onReason: (reason: string) => void
  onGo: () => void
  onBack: () => void
}) {
  const words = useWords()
  return (
    <div className="cash-step">
      <h3>{word}</h3>
      <p className="quiet">{what}</p>
      {children}
      <Field
        label={words('cash_reason')}
        value={reason}
        maxLength={120}
        autoComplete="off"
        onChange={event => onReason(event.target.value)}
      />
      {asked.error && (
        <Notice tone={isUnsure(asked.error) ? 'warn' : 'stop'} announce>
          {refusalText(asked.error)}
        </Notice>
      )}
      <div className="other-enter">
        <Button size="touch" icon="back" label={words('back')} onPress={onBack} />
        <Button
          variant="primary"
          size="touch"
          wide
          keyHint={keys.next}
          busy={asked.isPending}
          disabledReason={lacks}
          onPress={onGo}
        >
          {word}
        </Button>
      </div>
    </div>
  )
}
