import * as z from 'zod'
import { Refusal } from '../refusal.ts'

/** Four to six digits. */
export const pinShape = z.string().regex(/^\d{4,6}$/)
/** Six characters at least: spec/operations.md section 9. */
export const passwordShape = z.string().min(6, 'field.too_short').max(200)

export const isPin = (text: string): boolean => pinShape.safeParse(text).success

/** PINs that attackers try first. Refuses `secret_weak`. */
export function requireFitPin(pin: string): void {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  // 1111, 1234, 8765 and 1212.
  const inRow = steps.every(step => step === steps[0] && Math.abs(step) <= 1)
  const inPairs = pin.length % 2 === 0 && pin === pin.slice(0, 2).repeat(pin.length / 2)
  if (inRow || inPairs) throw new Refusal('secret_weak', {}, { pin: ['refusal.secret_weak'] })
}

const common = ['password', 'passwort', 'motdepasse', 'wachtwoord', 'qwerty', 'qwertz', 'azerty', 'foyer']

/** Passwords that attackers try first, and one's own mail address. Refuses `secret_weak`. */
export function requireFitPassword(password: string, email: string): void {
  const plain = password.toLowerCase().replace(/[\d\W_]+$/, '')
  const mail = email.toLowerCase()
  const isMail = plain !== '' && (mail === password.toLowerCase() || mail.split('@')[0] === plain)
  const few = new Set(password).size < 4
  const row = '01234567890 09876543210'.includes(password)
  if (few || row || isMail || common.includes(plain))
    throw new Refusal('secret_weak', {}, { password: ['refusal.secret_weak'] })
}
