import { queryOptions } from '@tanstack/react-query'
import { create } from 'zustand'
import { CallRefused } from '#core/api/call.ts'
import type { ParkedBasket } from '#core/sales/parked/basket.ts'
import { parkBasket, readParked, takeParked } from '#core/sales/parked/contract.ts'
import { isEmpty } from '#core/sales/basket-parts.ts'
import { call } from '../../box/call.ts'
import { askWhoIsHere, queryClient } from '../../box/query-client.ts'
import type { Basket } from '../sale/basket.ts'
import { isSeated } from '../sale/parts.ts'
import { settleSeats } from '../seats/seating.ts'
import { pricesQuery } from '../server.ts'
import { goOn, nextCustomer, showTrouble, till } from '../till.ts'
import { basketOf, selling, takesMore, type TillState } from '../till-state.ts'
import { wordsNow } from '../words.ts'

export const parkedQuery = queryOptions({ queryKey: ['parked'], queryFn: () => call(readParked) })

/** The number of the basket that was parked last at this register, for the cashier to say; null once it was read. */
export const useJustParked = create<{ number: number | null }>(() => ({ number: null }))

/** What of the till may be put aside: a basket with something in it that nobody is paying. */
export function parkable(state: TillState): Basket | null {
  return state.at === 'selling' && !isEmpty(state.basket) ? state.basket : null
}

/** Whether a parked basket may come to the till now: it takes the place of the basket there, so that one is empty. */
export const mayTakeUp = (state: TillState): boolean => takesMore(state) && isEmpty(basketOf(state))

/** Puts the basket aside with its seats, for any register of the cinema; what was pressed meanwhile goes with it. */
export async function park(): Promise<void> {
  try {
    for (;;) {
      await settleSeats()
      const basket = parkable(till())
      if (!basket) return
      const { parked } = await call(parkBasket, { body: { basket: basket as ParkedBasket } })
      if (parkable(till()) !== basket) continue
      nextCustomer()
      useJustParked.setState({ number: parked.number })
      break
    }
  } catch (error) {
    askWhoIsHere(error)
    if (!(error instanceof CallRefused)) throw error
    showTrouble({ place: 'pay', tone: 'stop', code: error.code, text: error.message })
  }
  void queryClient.invalidateQueries({ queryKey: parkedQuery.queryKey })
}

/** Brings a parked basket to this till; seats it lost meanwhile are looked for anew, and that is said. */
export async function takeUp(id: string): Promise<void> {
  const { basket } = await call(takeParked, { params: { id } })
  const isHere = goOn(state => (mayTakeUp(state) ? selling(basket as Basket) : null))
  // Somebody began another sale here while the box answered.
  if (!isHere) await call(parkBasket, { body: { basket } })
  void queryClient.invalidateQueries({ queryKey: parkedQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: ['seats'] })
  // What the guest was shown may still be kept for it.
  void queryClient.invalidateQueries({ queryKey: pricesQuery.queryKey })
  if (!isHere || isSeated(basket as Basket)) return
  if (await settleSeats()) showTrouble({ place: 'seats', tone: 'warn', text: wordsNow()('parked_seats_new') })
}
