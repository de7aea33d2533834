import type { Identity } from '../journal/identity.ts'

/**
 * The node that alone may use a turn: the relay, or the box of one cinema. An exhibitor has several boxes and every one
 * knows every voucher, so the cinema is named, unlike with seats.
 */
export type TurnOwner = 'relay' | `cinema:${string}`

/**
 * One use of a voucher with its one owner. Every fact that changes it carries the next `version`; only the owner of the
 * version before may write it.
 */
export type Turn = {
  version: number
  owner: TurnOwner
  state: 'free' | 'paying' | 'spent'
  billId: string | null
}

/** What of a voucher one node asks another one for: turns by their number, or its refreshment value in cents. */
export type VoucherPart = 'turns' | 'refreshments'

/** How facts name a turn they change: voucher, number from 1, and the version they write. */
export type TurnChange = { voucherId: string; turn: number; version: number }

/** A turn that pays for a ticket, with what it covered, in cents. */
export type TurnUse = TurnChange & { ticketId: string; coveredCents: number }

/** The name under which a node owns turns. */
export function turnOwnerOf(identity: Pick<Identity, 'role' | 'cinemaId'>): TurnOwner {
  return identity.role === 'relay' ? 'relay' : `cinema:${identity.cinemaId ?? ''}`
}

/** What a turn is before any fact changed it: as the voucher's own fact says. */
export function firstTurn(owner: TurnOwner): Turn {
  return { version: 0, owner, state: 'free', billId: null }
}

/** The cinema whose box owns a turn, or undefined for the relay. */
export function cinemaOfOwner(owner: TurnOwner): string | undefined {
  return owner === 'relay' ? undefined : owner.slice('cinema:'.length)
}

/** What happened to a turn: whose it is since then, and by which purchase. */
export type TurnChangeRow = {
  turn: number
  version: number
  at: string
  owner: TurnOwner
  state: Turn['state']
  billId: string | null
  cinemaId: string | null
}
