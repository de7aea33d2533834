import type { Call } from '#core/api/call.ts'
import { giveUpPaying } from '../calls.ts'

const key = 'foyer.paying'

/** This tab is being sent to a payment. */
export function beginPayment(uuid: string): void {
  sessionStorage.setItem(key, uuid)
}

/**
 * A visitor who chooses seats again has left the earlier payment: it is cancelled where the provider can, so that its
 * seats are free for them. If it was paid already, it stays bought.
 */
export async function leavePayment(call: Call): Promise<void> {
  const uuid = sessionStorage.getItem(key)
  if (!uuid) return
  sessionStorage.removeItem(key)
  await call(giveUpPaying, { params: { uuid } }).catch(() => undefined)
}
