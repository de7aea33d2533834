import { partsOf, type Fact } from '#core/journal/fact.ts'
import type { Place } from './place.ts'
import { relayId } from '../world/keys.ts'
import type { Fail } from './witness.ts'

/** What names a purchase or a show of one cinema, wherever it stands in a body. */
const naming = ['cinemaId', 'scheduleId', 'billId'] as const

/**
 * Checks of who said what: money is ordered by the relay alone, and no cinema speaks of another one. That nobody writes
 * in another's stream the witness sees.
 */
export function openHostileCheck(fail: Fail) {
  /** The cinema of each show and purchase, by the stream that told of it first. */
  const cinemas = new Map<string, string>()

  function strange(value: unknown, own: string): string | undefined {
    if (typeof value !== 'object' || value === null) return undefined
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== 'string') {
        const found = strange(part, own)
        if (found) return found
      } else if ((naming as readonly string[]).includes(key)) {
        const cinema = key === 'cinemaId' ? part : cinemas.get(part)
        if (cinema !== undefined && cinema !== own) return `${key} ${part}`
      }
    }
    return undefined
  }

  return {
    /** A payment or a refund is ordered at the provider, resting on a fact. */
    ordered(reason: { origin: string; seq: number } | undefined): void {
      if (reason && partsOf(reason.origin).nodeId !== relayId)
        fail('trust', `${reason.origin}#${reason.seq} orders money at the provider`)
    },
    see({ origin, seq, type, body }: Fact, author: Pick<Place, 'identity'>): void {
      const { scope } = partsOf(origin)
      const own = scope === 'exhibitor' ? author.identity.cinemaId : scope.slice('cinema:'.length)
      if (own === undefined) return
      const { id, billId } = body as { id?: string; billId?: string }
      if (type === 'schedule.created' && id) cinemas.set(id, cinemas.get(id) ?? own)
      if ((type === 'sale.made' || type === 'bill.opened') && billId)
        cinemas.set(billId, cinemas.get(billId) ?? own)
      const named = strange(body, own)
      if (named) fail('trust', `${origin}#${seq}, ${type}, speaks of ${named}, which is another cinema's`)
    },
  }
}
