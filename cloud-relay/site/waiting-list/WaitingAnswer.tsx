import { useEffect, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { newKey } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useGo } from '../address.ts'
import { keepBasket } from '../buy/kept-basket.ts'
import { confirmWaitingList, leaveWaitingList, scheduleData, takeWaitingOffer } from '../calls.ts'
import type { ScheduleData } from '../buy/schedule-data.ts'
import { useBrowser, useSite } from '../site.ts'
import { useWaitingWords } from './waiting-words.ts'

export type WaitingLink = 'confirm' | 'offer' | 'leave'

const done = { confirm: 'waiting_confirmed', offer: 'waiting_taken', leave: 'waiting_left' } as const

/** What a mailed link asks: a button, since programs that look at links follow them too and press nothing. */
export function WaitingAnswer({ what }: { what: WaitingLink }) {
  const { t } = useSite()
  const say = useWaitingWords()
  const { call } = useBrowser()
  const go = useGo()
  const [token, setToken] = useState('')
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => setToken(decodeURIComponent(window.location.hash.slice(1))), [])

  async function press() {
    setState('busy')
    setTrouble(null)
    try {
      if (what === 'offer') return await take()
      await call(what === 'confirm' ? confirmWaitingList : leaveWaitingList, { body: { token } })
      setState('done')
    } catch (cause) {
      if (!(cause instanceof CallRefused)) throw cause
      setTrouble(cause.message)
      setState('asking')
    }
  }

  /** The seats come into this tab's basket, at the first price that so many of them may have. */
  async function take() {
    const id = newKey()
    const { scheduleId, seats } = await call(takeWaitingOffer, { body: { token, basket: id } })
    const data = await call(scheduleData, { params: { id: scheduleId }, query: { basket: id } })
    keepBasket(scheduleId, { id, seats, picked: true, quantities: firstPrice(data, seats.length) })
    go({ name: 'buy.tickets', scheduleId }, { replace: true })
  }

  return (
    <div className="contact-form" aria-live="polite">
      {trouble && <Notice tone="stop">{trouble}</Notice>}
      {state === 'done' ? (
        <Notice tone="ok">{say(done[what])}</Notice>
      ) : (
        <>
          {what === 'offer' && <p>{say('waiting_offer_lead')}</p>}
          <p>
            <Button variant="primary" size="touch" busy={state === 'busy'} onPress={() => void press()}>
              {what === 'offer' ? say('waiting_take') : t(`waiting_${what}`)}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}

/** So many tickets at the first price that may be had that often; by several prices where none may. */
function firstPrice({ tariffs }: ScheduleData, seats: number): Record<string, number> {
  const one = tariffs.find(({ min_tickets, max_tickets }) => min_tickets <= seats && seats <= max_tickets)
  if (one) return { [one.price_rate_id]: seats }
  const quantities: Record<string, number> = {}
  let left = seats
  for (const { price_rate_id, min_tickets, max_tickets } of tariffs) {
    const many = Math.min(left, max_tickets)
    if (many < Math.max(1, min_tickets)) continue
    quantities[price_rate_id] = many
    left -= many
  }
  return quantities
}
