import type { Call } from '#core/api/call.ts'
import { giveUpPaying } from '../calls.ts'

const key = 'foyer.paying'

/** This tab is on its way to a payment. */
export function beginPayment(uuid: string): void {
  sessionStorage.setItem(key, uuid)
}

/**
 * Whoever chooses seats again has left the payment before: it is cancelled where the provider can, so that their own
 * seats are not in their way. What is paid already stays bought.
 */
export async function leavePayment(call: Call): Promise<void> {
  const uuid = sessionStorage.getItem(key)
  if (!uuid) return
  sessionStorage.removeItem(key)
  await call(giveUpPaying, { params: { uuid } }).catch(() => undefined)
}
