import { useState } from 'react'
import type { KeypadKey } from '#ui/parts/Keypad.tsx'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/**
 * A sum that is typed in cents from the right, on the screen's keys or a keyboard's.
 *
 * @param mostDigits seven are 99,999.99 euro, more than a drawer holds
 * @param beginsAt what stands there before anything is typed; the first digit takes its place
 * @returns the sum, what a key of the screen does, and the keys of a keyboard
 */
export function useTypedCents(mostDigits: number, beginsAt = 0) {
  const [typed, setTyped] = useState<string | null>(null)
  const press = (key: KeypadKey) =>
    setTyped(before =>
      key === 'clear'
        ? ''
        : key === 'backspace'
          ? (before ?? String(beginsAt)).slice(0, -1)
          : ((before ?? '') + key).slice(0, mostDigits),
    )
  const digitKeys: Record<string, () => void> = {
    ...Object.fromEntries(digits.map(digit => [digit, () => press(digit)])),
    Backspace: () => press('backspace'),
  }
  return { cents: typed === null ? beginsAt : Number(typed || 0), press, digitKeys }
}
