import type { Answered } from '../world/client.ts'

/** Somebody asked and heard nothing, or nothing that counts: it may have happened or not. */
export class NoAnswer extends Error {}

/** Whether the same request may succeed when it is sent again. */
export function worthTryingAgain({ status }: Answered): boolean {
  return status >= 500 || status === 429
}
