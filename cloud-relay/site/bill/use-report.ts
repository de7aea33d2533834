import { useEffect } from 'react'
import { useSite } from '../site.ts'
import type { Result } from './use-result.ts'

/** Tells a settled order to the exhibitor's tag manager, where there is one; what was practised is told to nobody. */
export function useReport(result: Result | null): void {
  const { content, programme } = useSite()
  const container = programme.training ? '' : content.tagManager
  useEffect(() => {
    if (!container || result?.status !== 'settled') return
    let stop: (() => void) | null = () => undefined
    void import('../tags/tell.ts').then(({ tellOrder }) => {
      if (stop) stop = tellOrder(container, result)
    })
    return () => {
      stop?.()
      stop = null
    }
  }, [container, result])
}
