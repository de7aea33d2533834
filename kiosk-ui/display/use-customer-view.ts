import { useEffect, useState } from 'react'
import {
  forgottenAfterMs,
  openDisplayChannel,
  type DisplayMessage,
  type CustomerView,
} from '../box/customer-display.ts'

const idle: CustomerView = { at: 'idle' }

/** What the register of this browser shows its customer; idle before its first word, and when it has not spoken for a while. */
export function useCustomerView(): CustomerView {
  const [view, setView] = useState<CustomerView>(idle)
  useEffect(() => {
    const channel = openDisplayChannel()
    if (!channel) return
    let silent: ReturnType<typeof setTimeout> | undefined
    channel.onmessage = ({ data }: MessageEvent<DisplayMessage>) => {
      if (!('view' in data)) return
      clearTimeout(silent)
      silent = setTimeout(() => setView(idle), forgottenAfterMs)
      const next = JSON.stringify(data.view)
      setView(before => (JSON.stringify(before) === next ? before : data.view))
    }
    channel.postMessage({ asks: true } satisfies DisplayMessage)
    return () => {
      clearTimeout(silent)
      channel.close()
    }
  }, [])
  return view
}
