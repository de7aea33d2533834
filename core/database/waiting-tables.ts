/** Who waits for seats of a show that is sold out, and what was offered to them. */
export type WaitingTables = {
  waiting_guests: {
    id: string
    /** When they asked; empty until that fact is here, as the next three. */
    at: string
    cinema_id: string
    schedule_id: string
    locale: string
    seats: number
    /** 1 where they only come with seats side by side. */
    adjacent: number
    /** Who. */
    private_digest: string | null
    confirmed_at: string | null
    ended_at: string | null
    ended_how: string | null
    /** 1 where they were forgotten. */
    gone: number
  }
  waiting_offers: {
    id: string
    /** Empty until the fact that made it is here, as the next three. */
    guest_id: string
    schedule_id: string
    /** Ids of its seats, as JSON. */
    seats: string
    at: string
    until_ms: number
    /** The basket it was taken into, which is the bill it becomes. */
    bill_id: string | null
    taken_stamp: string | null
    withdrawn_at: string | null
  }
}
