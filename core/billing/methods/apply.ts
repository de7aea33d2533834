import { only, prepared } from '../../database/prepared.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import type { AccountConnected } from './account.ts'

const putAccount = prepared((q, given: Tables['payment_accounts']) =>
  q
    .insertInto('payment_accounts')
    .values(only(given, 'id', 'provider', 'settings', 'digest', 'stamp'))
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({
          provider: ref('excluded.provider'),
          settings: ref('excluded.settings'),
          digest: ref('excluded.digest'),
          stamp: ref('excluded.stamp'),
        }))
        .whereRef('excluded.stamp', '>', 'payment_accounts.stamp'),
    ),
)

export const applyAccountConnected: Apply<AccountConnected> = ({ db }, fact) => {
  const { account, provider, settings, stamp } = fact.body
  putAccount.run(db, {
    id: account,
    provider,
    settings: JSON.stringify(settings),
    digest: fact.private ?? null,
    stamp,
  })
}
