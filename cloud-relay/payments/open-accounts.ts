import type { Tenant } from '#core/api/tenant.ts'
import { allAccounts } from '#core/billing/methods/store.ts'
import { onFacts } from '#core/worker.ts'
import { openAccountPayments, type AccountPayments, type Addresses } from './account-payments.ts'
import { providerAt } from './account-provider.ts'
import { openAttemptLog } from './attempt-log.ts'
import { noteRecovery } from './comparison-owed.ts'
import type { PaymentProvider } from './provider.ts'
import { openQuestions } from './questions.ts'

/** The least time between two questions about one payment. */
const betweenMs = 2000

/** The accounts of an exhibitor, opened as they become known, and what they share. */
export function openAccounts(
  tenant: Tenant,
  clientOf: (account: string) => PaymentProvider,
  addresses: Addresses,
) {
  const { node } = tenant
  const opened = new Map<string, AccountPayments>()
  const tries = openAttemptLog(node)
  const questions = openQuestions(node.runtime, betweenMs)
  let begun = false

  function follow(): void {
    for (const { id, provider } of allAccounts(node.db)) {
      if (opened.has(id)) continue
      const isLast = () =>
        [...opened].every(([other, { comparison }]) => other === id || !comparison.searches())
      const account = { id, provider, client: providerAt(id, clientOf(id)) }
      const payments = openAccountPayments(tenant, account, { addresses, tries, questions, isLast })
      opened.set(id, payments)
      if (begun) payments.begin()
    }
  }

  // In the same turn of the event loop in which a recovery begins, and before any account hears of it.
  const stopNoting = noteRecovery(node)
  follow()
  const stopFollowing = onFacts(node, new Set(['payment_account.connected']))(follow)
  const all = () => {
    follow()
    return [...opened.values()]
  }

  return {
    questions,
    tries,
    all,
    ids: () => [...opened.keys()],
    at(id: string): AccountPayments | undefined {
      if (!opened.has(id)) follow()
      return opened.get(id)
    },
    async each(work: (account: AccountPayments) => Promise<void>): Promise<void> {
      await Promise.all(all().map(work))
    },
    begin(): void {
      begun = true
      for (const each of all()) each.begin()
    },
    async close(): Promise<void> {
      stopNoting()
      stopFollowing()
      await Promise.all([...opened.values()].map(each => each.close()))
    },
  }
}
export type Accounts = ReturnType<typeof openAccounts>
