import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { blockReasons } from '#core/database/statuses.ts'
import { block, readBlocked, unblock } from '#core/seating/blocked/contract.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { Button } from '#ui/parts/Button.tsx'
import { call } from '../../box/call.ts'
import { seatsQuery } from '../server.ts'
import { useWords } from '../words.ts'
import type { Basket } from '../sale/basket.ts'
import { findOthers } from './seating.ts'
import { seatText } from './seat-words.ts'

type Reason = (typeof blockReasons)[number]

/**
 * A broken seat is kept from sale where it is seen: the chosen ones, with a reason. What this side has blocked is given
 * back here too.
 */
export function BlockSeats({
  basket: { id, scheduleId, seats: chosen },
  seats,
}: {
  basket: Pick<Basket, 'id' | 'seats'> & { scheduleId: string }
  seats: readonly Seat[]
}) {
  const words = useWords()
  const memory = useQueryClient()
  const [open, setOpen] = useState(false)
  const known = useQuery({
    queryKey: ['blocked', scheduleId],
    queryFn: ({ signal }) => call(readBlocked, { params: { id: scheduleId }, signal }),
    enabled: open,
    staleTime: 0,
  }).data?.blocked
  const own = (known ?? []).filter(({ owner }) => owner === 'box').map(({ seatId }) => seatId)
  const done = async () => {
    await memory.invalidateQueries({ queryKey: ['blocked', scheduleId] })
    await memory.invalidateQueries({ queryKey: seatsQuery(scheduleId).queryKey })
  }
  const keeping = useMutation({
    mutationFn: (reason: Reason) =>
      call(block, { params: { id: scheduleId }, body: { seats: [...chosen], reason, note: '', holdId: id } }),
    onSuccess: async () => {
      await done()
      await findOthers(chosen)
    },
  })
  const giving = useMutation({
    mutationFn: () => call(unblock, { params: { id: scheduleId }, body: { seats: own } }),
    onSuccess: done,
  })
  const wrong = keeping.error ?? giving.error
  if (!open)
    return (
      <Button size="touch" onPress={() => setOpen(true)}>
        {words('block_open')}
      </Button>
    )
  return (
    <div className="seat-breach" role="group" aria-label={words('block_open')}>
      {chosen.length > 0 && (
        <>
          <span className="quiet">{words('block_why', { seats: seatText(chosen, seats) })}</span>
          <div className="seat-breach-reasons">
            {blockReasons.map(reason => (
              <Button
                key={reason}
                size="touch"
                busy={keeping.isPending}
                onPress={() => keeping.mutate(reason)}
              >
                {words(`block_${reason}`)}
              </Button>
            ))}
          </div>
        </>
      )}
      {known && known.length > 0 && (
        <ul className="blocked-seats">
          {known.map(seat => (
            <li key={seat.seatId}>
              {seatText([seat.seatId], seats)} · {words(`block_${seat.reason}`)} · {seat.employee}
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <Button size="touch" busy={giving.isPending} onPress={() => giving.mutate()}>
          {words('block_back', { seats: seatText(own, seats) })}
        </Button>
      )}
      {wrong instanceof CallRefused && <p role="alert">{wrong.message}</p>}
      <Button size="touch" onPress={() => setOpen(false)}>
        {words('back')}
      </Button>
    </div>
  )
}
