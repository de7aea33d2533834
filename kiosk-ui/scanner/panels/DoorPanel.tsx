import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words.ts'

/** What a ticket's code begins with, in any case: a hand scanner types it wherever it is. */
const looksScanned = /^foyer1\./i

/**
 * In place of the verdict: a list, and below it, where a thumb reaches them, what to look for and the way back to
 * scanning.
 */
export function DoorPanel({
  title,
  onClose,
  children,
  foot,
}: {
  title: string
  onClose: () => void
  children: ReactNode
  foot: ReactNode
}) {
  const words = useWords()
  return (
    <section className="door-panel" aria-label={title}>
      <h1>{title}</h1>
      <div className="door-panel-body">{children}</div>
      <div className="door-panel-foot">
        {foot}
        <Button size="touch" wide icon="back" onPress={onClose}>
          {words('tool_close')}
        </Button>
      </div>
    </section>
  )
}

/** What to look for. A ticket that is scanned meanwhile is no search: it is let in, as always. */
export function DoorSearch({
  label,
  typed,
  onType,
  onScan,
}: {
  label: string
  typed: string
  onType: (text: string) => void
  onScan: (code: string) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const catchKey = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (isLetter && document.activeElement === document.body) field.current?.focus({ preventScroll: true })
    }
    window.addEventListener('keydown', catchKey)
    return () => window.removeEventListener('keydown', catchKey)
  }, [])
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        const text = typed.trim()
        if (looksScanned.test(text)) onScan(text)
        else field.current?.blur()
      }}
    >
      <input
        ref={field}
        className="input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={600}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={event => onType(event.target.value)}
      />
    </form>
  )
}
