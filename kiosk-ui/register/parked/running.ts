import { useEffect } from 'react'
import { queryOptions } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { isEmpty } from '#core/sales/basket-parts.ts'
import { keepRunning, readRunning, takeOverBasket, type RunningView } from '#core/sales/running/contract.ts'
import { newId } from '#ui/new-id.ts'
import { call } from '../../box/call.ts'
import { queryClient } from '../../box/query-client.ts'
import { isSeated } from '../sale/parts.ts'
import { settleSeats } from '../seats/seating.ts'
import { onLive, pricesQuery } from '../server.ts'
import { goOn, onTill, showTrouble, till } from '../till.ts'
import { basketOf, isOver, type TillState } from '../till-state.ts'
import { wordsNow } from '../words.ts'
import { mayTakeUp } from './parked.ts'
import { resumed, runningOf, withoutTaken } from './running-state.ts'

/** How long a basket is left alone before the box is told of it: a few presses are one call. */
const restMs = 800
/** How old the list of other registers’ baskets may be, in ms; no event tells of each press there. */
const listMs = 20_000
/** A register that has not changed its basket for so long is worth a look, though its line may seem to be open. */
const silentMs = 120_000

export const runningQuery = queryOptions({
  queryKey: ['parked', 'running'],
  queryFn: () => call(readRunning),
  refetchInterval: listMs,
  retry: false,
})

/** Baskets of registers that seem to have died: nobody is there, or nobody has touched them for a while. */
export function silentAmong(running: readonly RunningView[], nowMs: number): RunningView[] {
  return running.filter(({ isOn, at }) => !isOn || nowMs - Date.parse(at) > silentMs)
}

/** What was sent to the box last, so that the same is not sent twice. */
let sentText: string | null = null
/** A basket is being fetched from another register: that none is here yet would tell the box that it was given up. */
let isTaking = false

/** Tells the box what this register has in front of it, unless it knows; whoever took it over meanwhile is told here. */
export async function tellRunning(again = false): Promise<void> {
  const state = till()
  const { id, ...basket } = basketOf(state)
  const isNothing = state.at === 'selling' && isEmpty(basket)
  const running = isNothing ? null : runningOf(state)
  // A finished sale is a bill: the next basket takes its place.
  if (isOver(state) || isTaking) return
  const text = JSON.stringify(running)
  if (text === sentText && !again) return
  sentText = text
  try {
    await call(keepRunning, { body: { running } })
  } catch (error) {
    sentText = null
    if (!(error instanceof CallRefused) || error.code !== 'basket_taken_over') return
    goOn(now => withoutTaken(now, id, error.message, newId))
  }
}

/** Keeps the box told of the basket, for as long as somebody is at work here. */
export function useRunning(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    void tellRunning(true)
    const forget = onTill(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void tellRunning(), restMs)
    })
    // It may be this register's basket that another one went on with.
    const deaf = onLive(event => event.type === 'parked.changed' && void tellRunning(true))
    return () => {
      deaf()
      forget()
      clearTimeout(timer)
    }
  }, [])
}

/** Goes on here with what another register had in front of it. Refused while a basket is here. */
export async function takeOver({ id, deviceId, device, employee }: RunningView): Promise<void> {
  if (!mayTakeUp(till())) return
  isTaking = true
  const isHere = await call(takeOverBasket, { params: { id }, body: { from: deviceId } })
    .then(({ running }) => goOn((state): TillState | null => (mayTakeUp(state) ? resumed(running) : null)))
    .finally(() => (isTaking = false))
  void queryClient.invalidateQueries({ queryKey: runningQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: ['seats'] })
  void queryClient.invalidateQueries({ queryKey: pricesQuery.queryKey })
  if (!isHere) return
  const words = wordsNow()
  const text = words('running_from', { till: device, name: employee })
  if (till().at === 'selling' && !isSeated(basketOf(till())) && (await settleSeats()))
    return showTrouble({ place: 'seats', tone: 'warn', text: `${text} ${words('parked_seats_new')}` })
  showTrouble({ place: 'pay', tone: 'info', text })
}
