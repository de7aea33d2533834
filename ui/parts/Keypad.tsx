import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export type KeypadKey =
  '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | 'clear' | 'backspace'

/**
 * A telephone-ordered keypad for PINs and cash. It holds no value: each press calls `onKey`, and a hardware
 * keyboard's digits, Backspace, Delete and Enter do the same while anything inside it has the focus. `pin`
 * leaves out the double zero. `enter` is an optional last key across the whole width.
 */
export function Keypad({
  onKey,
  onEnter,
  label,
  words,
  kind = 'cash',
  enter,
}: {
  onKey: (key: KeypadKey) => void
  onEnter?: () => void
  label: string
  words: { clear: string; backspace: string }
  kind?: 'cash' | 'pin'
  enter?: ReactNode
}) {
  const last: KeypadKey = kind === 'cash' ? '00' : 'clear'
  const keys: KeypadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', last, '0', 'backspace']
  return (
    <div
      className="keypad"
      role="group"
      aria-label={label}
      onKeyDown={event => {
        if (/^\d$/.test(event.key)) onKey(event.key as KeypadKey)
        else if (event.key === 'Backspace') onKey('backspace')
        else if (event.key === 'Delete') onKey('clear')
        else if (event.key === 'Enter' && onEnter && !(event.target as Element).closest('.keypad-enter')) {
          event.preventDefault()
          onEnter()
        }
      }}
    >
      {kind === 'cash' && (
        <button type="button" className="keypad-key keypad-clear" onClick={() => onKey('clear')}>
          {words.clear}
        </button>
      )}
      {keys.map(key => (
        <button
          key={key}
          type="button"
          className="keypad-key figures"
          data-key={key}
          aria-label={key === 'clear' || key === 'backspace' ? words[key] : undefined}
          onClick={() => onKey(key)}
        >
          {key === 'backspace' ? <Icon name="backspace" /> : key === 'clear' ? <Icon name="cross" /> : key}
        </button>
      ))}
      {enter && <div className="keypad-enter">{enter}</div>}
    </div>
  )
}
