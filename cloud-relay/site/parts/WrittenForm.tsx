import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { useWritten } from './use-written.ts'

type Written = Pick<
  ReturnType<typeof useWritten<'website'>>,
  'form' | 'written' | 'trouble' | 'state' | 'submit'
>

/** A form that a visitor sends to the cinema, what became of it, and the trap for machines. */
export function WrittenForm({
  of: { form, written, trouble, state, submit },
  word,
  sent,
  disabledReason,
  children,
  onTrap,
}: {
  of: Written
  word: string
  sent: string
  disabledReason?: string | undefined
  children: ReactNode
  onTrap: (value: string) => void
}) {
  return (
    <form
      ref={form}
      className="contact-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children}
      {/* Machines fill in every field; people neither see nor reach this one. */}
      <input
        className="contact-trap"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        value={written.website}
        onChange={event => onTrap(event.target.value)}
      />
      <div aria-live="polite" className="contact-state">
        {trouble && <Notice tone="stop">{trouble}</Notice>}
        {state === 'sent' && <Notice tone="ok">{sent}</Notice>}
      </div>
      <p>
        <Button type="submit" variant="primary" busy={state === 'busy'} disabledReason={disabledReason}>
          {word}
        </Button>
      </p>
    </form>
  )
}
