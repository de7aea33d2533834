import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refund, type BillNow } from '#core/sales/refunds/contract.ts'
import { creditSum, mostCredit } from '#core/billing/refunds/credit.ts'
import { refundSum } from '#core/billing/refunds/returns.ts'
import { creditReasons, staffReasons, type RefundReason } from '#core/database/statuses.ts'
import { newId } from '#ui/new-id.ts'
import { centsOf } from '../kit/typed-value.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** Whole lines go back, or a sum of what they cost while everything that was bought stays. */
export type RefundWay = 'lines' | 'sum'

/**
 * The refund being put together: which lines or what sum, for what reason, for how many cents, and its way to the server.
 *
 * @param upToCents most that may be given back of one bill; null for any sum
 */
export function useRefund(now: BillNow, upToCents: number | null, onDone: () => void) {
  const call = useCall()
  const memory = useQueryClient()
  const [id, setId] = useState(newId)
  const [kept, setKept] = useState<readonly number[]>([])
  const [chosenReason, setReason] = useState<RefundReason>('guest')
  const [way, setWay] = useState<RefundWay>('lines')
  const [typed, setTyped] = useState('')
  const left = now.lines.filter(line => line.left > 0)
  const wanted = left
    .filter(({ line }) => !kept.includes(line))
    .map(({ line, left }) => ({ line, quantity: left }))
  // The other side is asked for whole lines alone.
  const mostCents = now.here ? mostSum(now, upToCents) : 0
  const creditCents = centsOf(typed) ?? 0
  const isSum = way === 'sum' && mostCents > 0
  const sum = isSum
    ? creditCents <= mostCents
      ? creditSum(now, null, creditCents)
      : undefined
    : refundSum(now, wanted)
  const cents = sum?.cents ?? 0
  const reasons: readonly RefundReason[] = isSum ? creditReasons : staffReasons
  const reason = reasons.includes(chosenReason) ? chosenReason : reasons[0]!
  const sending = useMutation({
    mutationFn: () => {
      const what = isSum ? { lines: null, creditCents } : { lines: wanted }
      return call(refund, { params: { id: now.bill.id }, body: { id, ...what, reason, cents } })
    },
    onSuccess: ({ bill }) => {
      memory.setQueryData(['bill', now.bill.id], bill)
      void memory.invalidateQueries({ queryKey: ['bills'] })
      onDone()
      setKept([])
      setTyped('')
      setWay('lines')
      setId(newId())
    },
  })
  return {
    /** Lines of which something can still be given back. */
    left,
    isWanted: (line: number) => !kept.includes(line),
    want: (line: number, isWanted: boolean) =>
      setKept(isWanted ? kept.filter(each => each !== line) : [...kept, line]),
    way: isSum ? ('sum' as const) : ('lines' as const),
    setWay,
    typed,
    setTyped,
    /** The most that may go back as a sum; 0 where none may. */
    mostCents,
    isTooMuch: isSum && creditCents > mostCents,
    any: isSum ? sum !== undefined : wanted.length > 0,
    cents,
    reasons,
    reason,
    setReason,
    sending,
  }
}

/** What of a bill may go back as a sum, by what is left of it and by what somebody may give back of one bill. */
function mostSum(now: BillNow, upToCents: number | null): number {
  const before = now.returns.reduce((sum, { cents }) => sum + Math.max(0, cents), 0)
  return Math.max(0, Math.min(mostCredit(now, null), (upToCents ?? Infinity) - before))
}

export type Refund = ReturnType<typeof useRefund>
