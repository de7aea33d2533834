import { useEffect, useEffectEvent } from 'react'
import { letterAt, notePress } from './keyboard-layout.ts'

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>

const printed: Record<string, string> = {
  Delete: 'Del',
  Escape: 'Esc',
  Enter: '↵',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
}

/**
 * A key press by the key's place, as an American keyboard names it: `F9`, `⇧F1`, `Q`, `⇧L`, `7`, `Del`. Keys that
 * belong together lie in a row on every keyboard; what is printed on them is `printedOn`'s. Keys without a known place
 * are read by what they say.
 */
export function keyName({ code, key, shiftKey }: Pressed): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  const name = digit ?? letterAt(code) ?? printed[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  return shiftKey && (name.length === 1 || /^F\d+$/.test(name)) ? `⇧${name}` : name
}

/**
 * A tap does not move the focus: Enter after a tap means the current main button, not the tapped one again. The seat
 * plan keeps its focus, because the arrow keys go on from there.
 */
export function letFingersGo(): void {
  document.addEventListener('click', event => {
    const focused = document.activeElement
    if (event.detail > 0 && focused instanceof HTMLButtonElement && !focused.matches('[role="gridcell"]'))
      focused.blur()
  })
}

/** The listeners, the newest last: what was opened last receives a key first. */
const listeners: ((name: string) => boolean)[] = []

/** Runs each key's button. A text field with the focus keeps all but the function keys. */
export function useKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const handle = useEffectEvent((name: string): boolean => {
    const action = actions[name]
    action?.()
    return action !== undefined
  })
  useEffect(() => {
    const listener = (name: string) => handle(name)
    if (listeners.length === 0) window.addEventListener('keydown', press)
    listeners.push(listener)
    return () => {
      listeners.splice(listeners.indexOf(listener), 1)
      if (listeners.length === 0) window.removeEventListener('keydown', press)
    }
  }, [])
}

/**
 * Does what a key does, for whoever has no keyboard at hand. A field that is being typed in keeps its letters, as it does
 * from a keyboard.
 *
 * @returns whether the key means anything now
 */
export function pressKey(name: string): boolean {
  const isTyping = document.activeElement?.closest('input, textarea, select')
  if (isTyping && !functionKey.test(name)) return false
  return listeners.toReversed().some(handle => handle(name))
}

/** The keys that no field needs. */
const functionKey = /^(⇧?F\d+|Esc)$/

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
  const name = keyName(event)
  const target = event.target instanceof Element ? event.target : null
  // In a field a barcode reader may be typing.
  if (!target?.closest('input, textarea, select')) notePress(event)
  if (target?.closest('input, textarea, select') && !functionKey.test(name)) return
  // The keypad handles its own keys while it has the focus.
  if (target?.closest('.keypad') && /^(\d|Backspace|Del|↵)$/.test(name)) return
  // A focused button handles Enter by itself.
  if (name === '↵' && target?.closest('button, a')) return
  if (listeners.toReversed().some(handle => handle(name))) event.preventDefault()
}
