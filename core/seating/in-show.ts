import { Refusal } from '../refusal.ts'

/** Runs a check of one show: a basket may have several, so what it refuses says which show it is about. */
export function inShow<R>(scheduleId: string, check: () => R): R {
  try {
    return check()
  } catch (cause) {
    throw cause instanceof Refusal ? refusedInShow(scheduleId, cause) : cause
  }
}

/** The same refusal, which names the show it is about. */
export function refusedInShow(scheduleId: string, { code, details, fields }: Refusal): Refusal {
  return new Refusal(code, { ...details, scheduleId }, fields)
}
