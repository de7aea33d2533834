import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { reprintTicket } from '#core/sales/reprints/contract.ts'
import { reprintReasons, type ReprintReason } from '#core/database/statuses.ts'
import { seatRanges } from '#core/billing/bill-title.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { newId } from '#ui/new-id.ts'
import { call } from '../../box/call.ts'
import { useKeys } from '../../box/keyboard.ts'
import { queryClient } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { billQuery } from '../refunds/refunds.ts'
import { useWords } from '../words.ts'

/** One ticket once more: why, and its paper comes. It stays the same ticket, so the old one lets nobody in twice. */
export function ReprintStep({
  now: { bill },
  line,
  onDone,
  onBack,
}: {
  now: BillNow
  line: BillNow['lines'][number]
  onDone: (message: string) => void
  onBack: () => void
}) {
  const words = useWords()
  const [id] = useState(newId)
  const seat = line.seatId && !line.freeSeating ? seatRanges([line.seatId]) : words('free_seating')
  const printing = useMutation({
    mutationFn: (reason: ReprintReason) =>
      call(reprintTicket, { params: { id: bill.id, line: line.line }, body: { id, reason } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: billQuery(bill.id).queryKey })
      onDone(words('reprint_done', { seat }))
    },
  })
  useKeys({ [keys.back]: onBack })
  return (
    <>
      <ul className="refund-lines">
        <li>
          {line.text}
          <span className="quiet"> · {seat}</span>
        </li>
      </ul>
      <h3 id="reprint-reason">{words('reprint_why')}</h3>
      <div className="refund-reasons" role="group" aria-labelledby="reprint-reason">
        {reprintReasons.map(reason => (
          <Button
            key={reason}
            size="touch"
            wide
            busy={printing.isPending && printing.variables === reason}
            onPress={() => !printing.isPending && printing.mutate(reason)}
          >
            {words(`reprint_${reason}`)}
          </Button>
        ))}
      </div>
      <p className="quiet">{words('reprint_what')}</p>
      {printing.error && (
        <Notice tone="stop" announce>
          {refusalText(printing.error)}
        </Notice>
      )}
      <Button size="touch" wide icon="back" keyHint={keys.back} onPress={onBack}>
        {words('back')}
      </Button>
    </>
  )
}
