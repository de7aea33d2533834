import { CallRefused } from '../api/call.ts'
import { breachCodes } from './breach-codes.ts'
import type { Breach } from './party-rules.ts'

/** What a server says against where a party sits, if its refusal is that. */
export function refusedBreach(cause: unknown): Breach | undefined {
  if (!(cause instanceof CallRefused)) return undefined
  const code = breachCodes.find(each => each === cause.code)
  const { seats, instead } = cause.details as { seats?: string[]; instead?: string[] }
  return code && { code, seats: seats ?? [], instead: instead ?? [] }
}
