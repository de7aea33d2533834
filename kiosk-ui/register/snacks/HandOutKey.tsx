import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { handOutSnacks } from '#core/sales/handouts/contract.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { call } from '../../box/call.ts'
import { queryClient } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { billQuery } from '../refunds/refunds.ts'
import { useWords } from '../words.ts'
import { snacksWait } from './snacks.ts'

/** Hands out the snacks of a website's order, once; the slip for the counter comes with it. */
export function HandOutKey({ now }: { now: BillNow }) {
  const words = useWords()
  // Pressed again after an answer was lost, it is the same hand-out.
  const [id] = useState(newId)
  const going = useMutation({
    mutationFn: () => call(handOutSnacks, { params: { id: now.bill.id }, body: { id } }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: billQuery(now.bill.id).queryKey })
      void queryClient.invalidateQueries({ queryKey: ['due'] })
    },
  })
  return (
    <>
      {going.error && (
        <Notice tone="stop" announce>
          {refusalText(going.error)}
        </Notice>
      )}
      {going.isSuccess && (
        <Notice tone="ok" announce>
          {words('snacks_done')}
        </Notice>
      )}
      {snacksWait(now) && (
        <Button
          variant="primary"
          size="touch"
          wide
          icon="popcorn"
          busy={going.isPending}
          onPress={() => going.mutate()}
        >
          {words('snacks_hand_out')}
        </Button>
      )}
    </>
  )
}
