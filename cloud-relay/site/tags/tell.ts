import type { Result } from '../bill/use-result.ts'
import { onAnswer, readAnswer } from './consent.ts'
import { loadTags, type TaggedWindow } from './load-tags.ts'
import { maySayOnce, purchaseEvent } from './purchase.ts'

/** An empty page whose address says nothing of the order. */
const frameAddress = '/order-complete'

/**
 * Tells the tag manager of an order, once, as soon as the visitor allows it; the returned function stops waiting. The
 * page of an order shows names and codes under an address that opens it, so the manager is loaded into an empty frame
 * with an address of its own.
 */
export function tellOrder(container: string, result: Result): () => void {
  const tell = () => {
    const event = purchaseEvent(result)
    if (!event || readAnswer(container) !== 'allowed') return
    stop()
    if (!maySayOnce(event.ecommerce.transaction_id)) return
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.src = frameAddress
    frame.addEventListener('load', () => {
      const inside = frame.contentWindow as TaggedWindow | null
      if (!inside) return
      loadTags(inside, container)
      inside.dataLayer?.push(event)
    })
    document.body.append(frame)
  }
  const stop = onAnswer(tell)
  tell()
  return stop
}
