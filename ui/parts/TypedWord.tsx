import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'

/**
 * A decision that cannot be undone, with its consequence. The button works only once the word was typed, so that it
 * cannot be pressed by mistake.
 *
 * @param isTyped whether the field contains the word
 * @param onDecide receives what was typed; if it throws, the error's sentence is shown
 */
export function TypedWord({
  title,
  children,
  label,
  first,
  action,
  isTyped,
  onDecide,
}: {
  title: string
  children: ReactNode
  label: string
  /** Why the button does not work yet. */
  first: string
  action: string
  isTyped: (typed: string) => boolean
  onDecide: (typed: string) => Promise<unknown>
}) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const ready = isTyped(typed)
  async function decide() {
    if (!ready || busy) return
    setBusy(true)
    setError(undefined)
    await onDecide(typed).catch((cause: unknown) =>
      setError(cause instanceof Error ? cause.message : String(cause)),
    )
    setBusy(false)
  }
  return (
    <form
      className="typed-word"
      onSubmit={event => {
        event.preventDefault()
        void decide()
      }}
    >
      <h2>{title}</h2>
      {children}
      <Field
        label={label}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="danger"
        size="touch"
        wide
        busy={busy}
        {...(ready ? {} : { disabledReason: first })}
      >
        {action}
      </Button>
    </form>
  )
}
