import { expect } from 'vitest'
import type { Window } from './building.ts'

/** What a sum on a screen is, in cents. */
export const centsIn = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)

/** Taps a number into the keypad that is on the screen. */
export async function tapDigits(till: Window, text: string): Promise<void> {
  for (const digit of text)
    await till.page.locator(`.keypad-key[data-key="${digit}"]`).setTimeout(30_000).click()
}

/** Counts so much in the drawer, coin by coin, by touch. */
export async function countDrawer(till: Window, cents: number): Promise<void> {
  const names = await till.page.$$eval('.cash-coin span', all =>
    all.map(name => (name as HTMLElement).innerText),
  )
  let left = cents
  for (const [at, name] of names.entries()) {
    const coin = name.startsWith('€') ? centsIn(name) : Number(/^(\d+) ct$/.exec(name)?.[1] ?? 0)
    const pieces = coin ? Math.floor(left / coin) : 0
    if (!pieces) continue
    await till.page.locator(`.cash-coin:nth-child(${at + 1})`).click()
    await tapDigits(till, String(pieces))
    left -= pieces * coin
  }
  expect(left).toBe(0)
}
