import { queryOptions, useQuery } from '@tanstack/react-query'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { giveTerminalMoney, readTerminalMoney, type GivingView } from '#core/sales/refunds/giving/contract.ts'
import type { BodyOf } from '#core/api/route.ts'
import { newId } from '#ui/new-id.ts'
import { call } from '../../box/call.ts'
import { queryClient } from '../../box/query-client.ts'

/** Under the key of the terminal: told anew by its events, and looked at while a terminal works or fell silent. */
const givingQuery = queryOptions({
  queryKey: ['terminal', 'giving'],
  queryFn: () => call(readTerminalMoney, { query: {} }),
  refetchInterval: ({ state }) =>
    (state.data?.waiting ?? []).some(each => ['pending', 'unknown'].includes(each.state)) ? 2000 : 60_000,
  retry: false,
})

/** Money of refunds that is still to go back over the cinema's terminals; empty until the box has said. */
export function useMoneyToGive(): GivingView[] {
  return useQuery(givingQuery).data?.waiting ?? []
}

const anew = () => queryClient.invalidateQueries({ queryKey: ['terminal'] })

export async function give(id: string, way: BodyOf<typeof giveTerminalMoney>['way']): Promise<void> {
  const body = { attemptId: newId(), way }
  await call(giveTerminalMoney, { params: { id }, body }).finally(anew)
  void queryClient.invalidateQueries({ queryKey: ['bill'] })
}

/**
 * A refund or an exchange was made: the terminals that took its money are asked to give it back. Where one cannot be
 * asked now, it waits in sight of every till.
 */
export async function askTerminals({ bill, payments }: BillNow, returnId: string): Promise<void> {
  if (!payments.some(({ overTerminal }) => overTerminal)) return
  const now = await call(readTerminalMoney, { query: { billId: bill.id } }).catch(() => null)
  const mine = now?.ofBill.filter(each => each.returnId === returnId && each.state === 'waiting') ?? []
  for (const { id } of mine) await give(id, 'terminal').catch(anew)
  await anew()
}

/** Parts of a refund, with whether the terminal that took each gives it back itself. */
export function waysOf(
  money: readonly { paymentId: string; method: string; cents: number }[],
  payments: BillNow['payments'],
) {
  return money.map(part => ({
    ...part,
    overTerminal: payments.find(({ id }) => id === part.paymentId)?.overTerminal ?? false,
  }))
}
