import type { Db } from '#core/database/sql.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { keptLetter, putLetter } from './letter-store.ts'

/** Owes somebody a mail that a manager removed their second step. */
export function oweSecondStepNews(
  { db, nowMs, stamp }: { db: Db; nowMs: number; stamp: () => string },
  employeeId: string,
  managerId: string,
): void {
  const about = `${employeeId} ${managerId} ${stamp()}`
  putLetter(db, { kind: 'second_step', about, nextMs: nowMs })
}

/** Between two mails with a link for the same secret, so that nobody floods a mailbox. */
const betweenResetsMs = 5 * 60_000

/**
 * Owes somebody a mail with a link to set a secret, unless one waits or was sent just now.
 *
 * @param options.anew it goes to another address than the one before
 */
export function oweReset(
  { db, nowMs }: { db: Db; nowMs: number },
  employeeId: string,
  kind: 'pin' | 'password' | 'first',
  { locale, anew = false }: { locale?: Locale; anew?: boolean } = {},
): void {
  const about = [employeeId, kind, ...(locale ? [locale] : [])].join(' ')
  const before = keptLetter(db, 'reset', about)
  if (!anew && before && (before.state === 'waiting' || nowMs - before.nextMs < betweenResetsMs)) return
  putLetter(db, { kind: 'reset', about, nextMs: nowMs })
}
