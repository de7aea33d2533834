import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import { privatePart, type PrivateReading } from '../../journal/storage/private-store.ts'
import type { AccountSecrets } from './account.ts'

const columns = ['id', 'provider', 'settings', 'digest', 'stamp'] as const
const one = prepared((q, given: { id: string }) =>
  q.selectFrom('payment_accounts').select(columns).where('id', '=', given.id),
)
const all = prepared(q => q.selectFrom('payment_accounts').select(columns).orderBy('id'))

export type AccountRow = {
  id: string
  provider: string
  settings: Record<string, string>
  /** Of its sealed secrets. */
  digest: string | null
  stamp: string
}

export function accountById(db: Db, id: string): AccountRow | undefined {
  const row = one.first(db, { id })
  return row && { ...row, settings: JSON.parse(row.settings) as Record<string, string> }
}

/** Every account there ever was: money that one took may have to go back years later. */
export function allAccounts(db: Db): AccountRow[] {
  return all.all(db).map(row => ({ ...row, settings: JSON.parse(row.settings) as Record<string, string> }))
}

/** Its sealed secrets; undefined where they are lost, or on a node that never had them. */
export function sealedSecretsOf(at: PrivateReading, { digest }: AccountRow): string | undefined {
  return privatePart<AccountSecrets>(at, digest)?.sealed
}
