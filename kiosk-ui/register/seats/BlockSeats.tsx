import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { blockReasons } from '#core/database/statuses.ts'
import { blockInEveryShow, freeInEveryShow, readSeatBlocks } from '#core/planning/seat-block-contract.ts'
import { block, readBlocked, unblock } from '#core/seating/blocked/contract.ts'
import { putHold, type SeatMap } from '#core/seating/contract.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { Button } from '#ui/parts/Button.tsx'
import { call } from '../../box/call.ts'
import { useSession } from '../../box/use-session.ts'
import { seatsQuery } from '../server.ts'
import { useWords } from '../words.ts'
import type { Basket } from '../sale/basket.ts'
import { findOthers } from './seating.ts'
import { seatText } from './seat-words.ts'

type Reason = (typeof blockReasons)[number]

type Blocking = {
  basket: Pick<Basket, 'id' | 'seats'>
  map: Pick<SeatMap, 'scheduleId' | 'arrangement'>
  screenId: string
}

/**
 * A broken seat is kept from sale where it is seen: the chosen ones, with a reason, in this show or by a manager in every
 * one. What this side has blocked is given back here too.
 */
export function BlockSeats({ onBack, ...parts }: Blocking & { onBack: () => void }) {
  const words = useWords()
  const [everywhere, setEverywhere] = useState(false)
  const blocking = useBlocking(parts, everywhere)
  const { mayEverywhere, keeping, wrong } = blocking
  const { seats } = parts.map.arrangement
  const chosen = parts.basket.seats
  return (
    <div className="seat-breach" role="group" aria-label={words('block_open')}>
      {chosen.length > 0 && (
        <>
          {mayEverywhere && (
            <Button size="touch" pressed={everywhere} onPress={() => setEverywhere(!everywhere)}>
              {words('block_every')}
            </Button>
          )}
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
      <BlockedNow blocking={blocking} seats={seats} />
      {wrong instanceof CallRefused && <p role="alert">{wrong.message}</p>}
      <Button size="touch" onPress={onBack}>
        {words('back')}
      </Button>
    </div>
  )
}

/** What is blocked, and giving back what may be given back here. */
function BlockedNow({
  blocking,
  seats,
}: {
  blocking: ReturnType<typeof useBlocking>
  seats: readonly Seat[]
}) {
  const words = useWords()
  const { known, own, inEveryShow, giving, mending } = blocking
  return (
    <>
      {known.length > 0 && (
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
      {inEveryShow.length > 0 && (
        <Button size="touch" busy={mending.isPending} onPress={() => mending.mutate()}>
          {words('block_every_back', {
            seats: seatText(
              inEveryShow.map(({ seatId }) => seatId),
              seats,
            ),
          })}
        </Button>
      )}
    </>
  )
}

/** What is blocked in the show and in every show of its screen, and the calls that change it. */
function useBlocking({ basket: { id, seats: chosen }, map, screenId }: Blocking, everywhere: boolean) {
  const memory = useQueryClient()
  const { scheduleId } = map
  const mayEverywhere = useSession()?.permissions.includes('override_vouchers') ?? false
  const known = useQuery({
    queryKey: ['blocked', scheduleId],
    queryFn: ({ signal }) => call(readBlocked, { params: { id: scheduleId }, signal }),
    staleTime: 0,
  }).data?.blocked
  const inEveryShow =
    useQuery({
      queryKey: ['blocked', 'screen', screenId],
      queryFn: ({ signal }) => call(readSeatBlocks, { params: { id: screenId }, signal }),
      enabled: mayEverywhere,
      staleTime: 0,
    }).data?.blocked ?? []
  const own = (known ?? []).filter(({ owner }) => owner === 'box').map(({ seatId }) => seatId)
  const done = async () => {
    await memory.invalidateQueries({ queryKey: ['blocked'] })
    await memory.invalidateQueries({ queryKey: seatsQuery(scheduleId).queryKey })
  }
  const keeping = useMutation({
    mutationFn: async (reason: Reason) => {
      const body = { seats: [...chosen], reason, note: '' }
      if (!everywhere) return call(block, { params: { id: scheduleId }, body: { ...body, holdId: id } })
      // What a basket keeps stays its own, so this one lets go first.
      await call(putHold, { params: { id }, body: { scheduleId, seats: [] } })
      return call(blockInEveryShow, { params: { id: screenId }, body })
    },
    onSuccess: async () => {
      await done()
      await findOthers(chosen)
    },
  })
  const giving = useMutation({
    mutationFn: () => call(unblock, { params: { id: scheduleId }, body: { seats: own } }),
    onSuccess: done,
  })
  const mending = useMutation({
    mutationFn: () =>
      call(freeInEveryShow, {
        params: { id: screenId },
        body: { seats: inEveryShow.map(({ seatId }) => seatId) },
      }),
    onSuccess: done,
  })
  const wrong = keeping.error ?? giving.error ?? mending.error
  return { known: known ?? [], own, inEveryShow, mayEverywhere, keeping, giving, mending, wrong }
}
