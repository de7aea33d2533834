/** Who holds a part of a voucher, as `core/vouchers/turn.ts` says. */
type TurnOwner = 'relay' | `cinema:${string}`

/** What can happen to a part of a voucher's refreshment value. */
export type RefreshmentChange = 'topped_up' | 'refunded' | 'transferred' | 'spent' | 'returned'

/** Vouchers with their turns and debts, their refreshment value, and what extends them. */
export type VoucherTables = {
  vouchers: {
    id: string
    request_id: string
    voucher_type_id: string
    type: 'giftcard' | 'subscription'
    title: string
    turns: number
    turn_cents: number
    refreshment_cents: number
    pause_minutes: number
    /** What a ticket may cost for a turn to pay for it, in cents, and what is done above; null for whatever it costs. */
    ticket_max_cents: number | null
    ticket_above: 'difference' | 'refused' | null
    owner: TurnOwner
    valid_from: string
    valid_until: string | null
    cinema_id: string | null
    bill_id: string | null
    /** 1 when another system sold it. */
    taken_over: number
    issued_at: string
    private_digest: string | null
  }
  /** Ordered on the website: what is issued under this code once its bill is paid. */
  voucher_orders: {
    voucher_id: string
    bill_id: string
    cinema_id: string
    voucher_type_id: string
    type: 'giftcard' | 'subscription'
    title: string
    turns: number
    turn_cents: number
    refreshment_cents: number
    pause_minutes: number
    /** What a ticket may cost for a turn to pay for it, in cents, and what is done above; null for whatever it costs. */
    ticket_max_cents: number | null
    ticket_above: 'difference' | 'refused' | null
    valid_months: number | null
    /** Which voucher of its order it is, from 1. */
    place: number
    at: string
    fact: string
  }
  /** To whom vouchers of the website are mailed and when; `from_ms` is null while only the mail is known. */
  voucher_deliveries: {
    bill_id: string
    place: number
    round: number
    day: string
    from_ms: number | null
    private_digest: string | null
    at: string
    fact: string
    mailed_at: string | null
  }
  /** Used-up cards that were handed in; `undone_card_takings` says which of that was undone. */
  card_takings: { taking_id: string; voucher_id: string; at: string; gate: string; who: string }
  undone_card_takings: { taking_id: string; at: string; gate: string; who: string }
  voucher_cancellations: {
    voucher_id: string
    at: string
    fact: string
    /** The return it was cancelled by. */
    return_id: string | null
    /** 1 where what was left of it was moved to another card. */
    moved: number
    /** The ids of the nodes that moved it, in their order, with a space between. */
    moved_by: string
  }
  turn_tokens: {
    voucher_id: string
    turn: number
    version: number
    owner: TurnOwner
    state: 'free' | 'paying' | 'spent'
    bill_id: string | null
    ticket_id: string | null
    fact: string
  }
  turn_changes: {
    voucher_id: string
    turn: number
    version: number
    fact: string
    at: string
    owner: TurnOwner
    state: 'free' | 'paying' | 'spent'
    bill_id: string | null
    cinema_id: string | null
  }
  turn_conflicts: { voucher_id: string; turn: number; version: number; fact: string }
  voucher_debts: {
    id: string
    voucher_id: string
    owner: TurnOwner
    bill_id: string
    cinema_id: string
    ticket_id: string
    covered_cents: number
    allowed_by: string
    at: string
  }
  voucher_debt_endings: { debt_id: string; ending: 'settled' | 'written_off'; at: string; fact: string }
  /** The sum of everything that happened to a holder's part; what its first holder was issued with is not in it. */
  refreshment_parts: { voucher_id: string; owner: TurnOwner; cents: number; version: number }
  refreshment_changes: {
    voucher_id: string
    /** Whose part it is, who alone writes it. */
    owner: TurnOwner
    version: number
    fact: string
    at: string
    what: RefreshmentChange
    cents: number
    /** Who has it now, of a transfer. */
    receiver: TurnOwner | null
    cinema_id: string | null
    /** Whose purchase it paid. */
    payment_id: string | null
    /** The return that gave it back; of a top-up, and of the refund of one, the top-up. */
    return_id: string | null
  }
  /** Evidence: two facts wrote one version of a part. */
  refreshment_conflicts: { voucher_id: string; owner: TurnOwner; version: number; fact: string }
  voucher_extensions: { voucher_id: string; valid_until: string }
  /** What is left of its refreshment value is below zero, in cents. */
  overdrawn_vouchers: { voucher_id: string; cents: number }
  /** A card and the one it was exchanged for; two of them where a box had two histories. */
  card_moves: { voucher_id: string; moved_to: string }
  /** What an owner has of an exchanged card beyond what is on the new one, or how much less than that; none where it is even. */
  card_rests: { voucher_id: string; owner: TurnOwner; turns: number; cents: number }
}
