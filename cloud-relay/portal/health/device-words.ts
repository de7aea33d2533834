import type { Health } from '#core/devices/contract.ts'
import type { StatusTone } from '../parts/Status.tsx'

type Device = Health['devices'][number]

const kinds = [
  'printer',
  'drawer',
  'display',
  'scanner',
  'terminal',
  'paper',
  'payments',
  'mail',
  'page',
] as const

/** Source of the printer's conditions: spec/operations.md section 4. */
const conditions = [
  'operational',
  'online',
  'offline',
  'busy',
  'communication_error',
  'key_refused',
  'cover_open',
  'paper_end',
  'paper_near_end',
  'overheating',
  'others',
  'configured',
] as const

/** The word for a device's kind; null for one that a newer driver brought, which is shown by its own name. */
export function kindWord(kind: string): `kind_${(typeof kinds)[number]}` | null {
  const known = kinds.find(each => each === kind)
  return known ? `kind_${known}` : null
}

/** The word for a device's condition, and how serious it is. Payments and mail are either set up or not. */
export function conditionWord(device: Device): {
  tone: StatusTone
  word: `device_${(typeof conditions)[number] | 'payments_off' | 'mail_off'}` | 'pages_open' | null
} {
  const { kind, condition } = device
  if (kind === 'page') return { tone: 'info', word: 'pages_open' }
  const known = conditions.find(each => each === condition)
  if (known && ['operational', 'online', 'configured'].includes(known))
    return { tone: 'ok', word: `device_${known}` }
  if (known) return { tone: 'warn', word: `device_${known}` }
  if (kind === 'payments') return { tone: 'warn', word: 'device_payments_off' }
  if (kind === 'mail') return { tone: 'warn', word: 'device_mail_off' }
  return { tone: 'warn', word: null }
}
