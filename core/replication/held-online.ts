import type { Node } from '../journal/node.ts'
import { scheduleById } from '../programme/store.ts'
import { seatsHeldOnline, showsHeldOnline } from '../seating/visitors/store.ts'

/**
 * Which seats of a show are in visitors' baskets at the relay; sent again whenever that changes, also when none are.
 */
export type HeldMessage = { kind: 'held'; scheduleId: string; seatIds: string[] }

/** More shows than a cinema has on sale; messages about more are ignored. */
const showsMost = 2000
const nobody: ReadonlySet<string> = new Set()

/**
 * Seats that visitors hold, sent to the box of their cinema, so that its registers do not offer them. Not a fact: it
 * is forgotten when the link closes.
 */
export function openHeldOnline(options: {
  node: Node
  cinemaId: string
  send: (message: HeldMessage) => void
  onHeld?: ((scheduleId: string, changed: string[]) => void) | undefined
}) {
  const { node, cinemaId, send, onHeld } = options
  const announced = new Map<string, string>()
  const received = new Map<string, ReadonlySet<string>>()

  /** At the relay: sends the held seats of one show if they have changed. */
  function announce(scheduleId: string): void {
    if (node.identity.role !== 'relay' || scheduleById(node.db, scheduleId)?.cinemaId !== cinemaId) return
    const seatIds = seatsHeldOnline(node.db, scheduleId, node.runtime.now())
    const text = seatIds.join(' ')
    if ((announced.get(scheduleId) ?? '') === text) return
    if (text) announced.set(scheduleId, text)
    else announced.delete(scheduleId)
    send({ kind: 'held', scheduleId, seatIds })
  }

  return {
    say: announce,
    /** The other side has just connected, and knows nothing. */
    announceAll(): void {
      announced.clear()
      if (node.identity.role === 'relay') showsHeldOnline(node.db, node.runtime.now()).forEach(announce)
    },
    receive({ scheduleId, seatIds }: HeldMessage): void {
      if (node.identity.role !== 'box') return
      const before = received.get(scheduleId) ?? nobody
      const now = new Set(seatIds)
      if (!now.size) received.delete(scheduleId)
      else if (received.size < showsMost || received.has(scheduleId)) received.set(scheduleId, now)
      onHeld?.(scheduleId, [...before.symmetricDifference(now)])
    },
    /** The seats of a show that visitors hold, by the relay's last message. */
    of: (scheduleId: string): ReadonlySet<string> => received.get(scheduleId) ?? nobody,
  }
}
