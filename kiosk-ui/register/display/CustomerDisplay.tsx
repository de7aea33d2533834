import { useEffect, useEffectEvent, useRef } from 'react'
import { soldParts } from '#core/sales/basket-parts.ts'
import {
  openDisplayChannel,
  sendAgainMs,
  type DisplayMessage,
  type CustomerView,
} from '../../box/customer-display.ts'
import { useCallNumber } from '../printing/call-number.ts'
import { sumBasket } from '../sale/basket-sum.ts'
import { partsOf } from '../sale/parts.ts'
import { usePriceBooks } from '../sale/price-book.ts'
import { seatText } from '../seats/seat-words.ts'
import { knownSeats } from '../server.ts'
import { useTerminal } from '../terminal/terminal.ts'
import { useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useLineDisplay } from './use-line-display.ts'
import { customerView } from './customer-view.ts'

/** Sends the display that faces the customer what is in the basket, what it costs and what comes back. */
export function CustomerDisplay() {
  const state = useTill(state => state)
  const basket = basketOf(state)
  const books = usePriceBooks(partsOf(basket).map(({ scheduleId }) => scheduleId))
  const seats = Object.fromEntries(
    soldParts(basket).map(({ scheduleId, seats }) => {
      const arrangement = knownSeats(scheduleId)?.arrangement
      return [scheduleId, arrangement && !arrangement.freeSeating ? seatText(seats, arrangement.seats) : '']
    }),
  )
  const attemptId = state.at === 'terminal' && state.by === 'code' ? state.attemptId : undefined
  const attempt = useTerminal(attemptId ? basket.id : '')?.asked.find(({ id }) => id === attemptId)
  const view = customerView(state, sumBasket(basket, books), seats, useCallNumber(), attempt)
  useSending(view)
  useLineDisplay(view)
  return null
}

/** Says it when it changes, when a display asks, and now and then; nothing any more when the register is left. */
function useSending(view: CustomerView): void {
  const channel = useRef<BroadcastChannel | null>(null)
  const text = JSON.stringify(view)
  const send = useEffectEvent(() => {
    channel.current?.postMessage({ view: JSON.parse(text) } satisfies DisplayMessage)
  })
  useEffect(() => {
    const opened = openDisplayChannel()
    if (!opened) return
    channel.current = opened
    opened.onmessage = ({ data }: MessageEvent<DisplayMessage>) => {
      if ('asks' in data) send()
    }
    const timer = setInterval(() => send(), sendAgainMs)
    const leave = () => opened.postMessage({ view: { at: 'idle' } } satisfies DisplayMessage)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
      opened.close()
      channel.current = null
    }
  }, [])
  useEffect(() => send(), [text])
}
