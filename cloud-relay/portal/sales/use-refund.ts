import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refund, type BillNow } from '#core/sales/refunds/contract.ts'
import { refundSum } from '#core/billing/refunds/returns.ts'
import type { RefundReason } from '#core/database/statuses.ts'
import { newId } from '#ui/new-id.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** The refund being put together: which lines, for what reason, for how many cents, and its way to the server. */
export function useRefund(now: BillNow, onDone: () => void) {
  const call = useCall()
  const memory = useQueryClient()
  const [id, setId] = useState(newId)
  const [kept, setKept] = useState<readonly number[]>([])
  const [reason, setReason] = useState<RefundReason>('guest')
  const left = now.lines.filter(line => line.left > 0)
  const wanted = left
    .filter(({ line }) => !kept.includes(line))
    .map(({ line, left }) => ({ line, quantity: left }))
  const cents = refundSum(now, wanted)?.cents ?? 0
  const sending = useMutation({
    mutationFn: () =>
      call(refund, { params: { id: now.bill.id }, body: { id, lines: wanted, reason, cents } }),
    onSuccess: ({ bill }) => {
      memory.setQueryData(['bill', now.bill.id], bill)
      void memory.invalidateQueries({ queryKey: ['bills'] })
      onDone()
      setKept([])
      setId(newId())
    },
  })
  return {
    /** Lines of which something can still be given back. */
    left,
    isWanted: (line: number) => !kept.includes(line),
    want: (line: number, isWanted: boolean) =>
      setKept(isWanted ? kept.filter(each => each !== line) : [...kept, line]),
    any: wanted.length > 0,
    cents,
    reason,
    setReason,
    sending,
  }
}

export type Refund = ReturnType<typeof useRefund>
