import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { showOnLineDisplay } from '#core/devices/line-display-contract.ts'
import { call } from '../../box/call.ts'
import { useChoice } from '../../box/choice.ts'
import type { CustomerView } from '../../box/customer-display.ts'
import { printingQuery } from '../server.ts'
import { useWords } from '../words.ts'
import { lineView } from './line-view.ts'

/** So many ms without a change: who taps three times is shown the third. */
const settleMs = 120

/** Sends the line display of this till what the customer is shown, where it has one. A lost message is followed by the next. */
export function useLineDisplay(view: CustomerView): void {
  const hasOne = useQuery(printingQuery).data?.hasLineDisplay ?? false
  const { locale } = useChoice()
  const words = useWords()
  const before = useRef<CustomerView>({ at: 'idle' })
  const text = JSON.stringify(view)
  const discount = words('discount')
  useEffect(() => {
    if (!hasOne) return
    const timer = setTimeout(() => {
      const now = JSON.parse(text) as CustomerView
      const shown = lineView(now, before.current, locale, () => discount)
      before.current = now
      void call(showOnLineDisplay, { body: { view: shown, locale } }).catch(() => {})
    }, settleMs)
    return () => clearTimeout(timer)
  }, [hasOne, text, locale, discount])
}
