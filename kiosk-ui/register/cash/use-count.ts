import { useState } from 'react'
import type { CashNow } from '#core/cash/contract.ts'
import { worthOf } from '#core/cash/denominations.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { KeypadKey } from '#ui/parts/Keypad.tsx'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'

/** Five digits are more pieces than a drawer holds; seven are 99,999.99 euro. */
const longestPieces = 5
const longestSum = 7

/** One thing that is counted: the pieces of a coin or note, or, without a coin, the sum of another way to pay. */
export type CountRow = { key: string; coin?: number; name: string; number: number }

/**
 * What is counted, row by row: the pieces of the chosen one are typed, and Enter goes on to the next one; after the last
 * `onDone` is called.
 */
export function useCount({ coins: known, methods }: CashNow, locale: Locale, onDone: () => void) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [at, setAt] = useState(0)
  const numberOf = (key: string) => Number(typed[key] || 0)
  const rows: CountRow[] = [
    ...known.map(coin => ({
      key: `${coin}`,
      coin,
      name: coinName(coin, locale),
      number: numberOf(`${coin}`),
    })),
    ...methods.map(({ id, name }) => ({
      key: id,
      name: name ? inLocale(name, locale) : id,
      number: numberOf(id),
    })),
  ]
  const row = rows[at]
  const press = (key: KeypadKey) => {
    if (!row) return
    const most = row.coin === undefined ? longestSum : longestPieces
    setTyped(before => {
      const now = before[row.key] ?? ''
      const next = key === 'clear' ? '' : key === 'backspace' ? now.slice(0, -1) : (now + key).slice(0, most)
      return { ...before, [row.key]: next }
    })
  }
  const next = () => (at < rows.length - 1 ? setAt(at + 1) : onDone())
  useKeys({
    ...Object.fromEntries([...'0123456789'].map(digit => [digit, () => press(digit as KeypadKey)])),
    Backspace: () => press('backspace'),
    [keys.clear]: () => press('clear'),
    ArrowDown: () => setAt(Math.min(rows.length - 1, at + 1)),
    ArrowUp: () => setAt(Math.max(0, at - 1)),
    [keys.next]: next,
  })
  const coins = known.map(cents => ({ cents, pieces: numberOf(`${cents}`) }))
  return {
    rows,
    at,
    choose: setAt,
    press,
    next,
    coins,
    cashCents: worthOf(coins),
    others: methods.map(({ id }) => ({ method: id, cents: numberOf(id) })),
  }
}

/** `€20` and `20 ct`, as the reader writes them. */
function coinName(cents: number, locale: Locale): string {
  if (cents < 100) return `${cents} ct`
  const whole = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale, whole).format(cents / 100)
}
