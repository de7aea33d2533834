import type { Seat } from './seats.ts'

/** What a customer or cashier was told is theirs, with the number they were told. */
export type Sale = {
  billId: string
  by: 'register' | 'site'
  seats: readonly Seat[]
  cents: number
  number: string | null
}

/** A way of saying no, by whom, and how often. */
type Refused = { by: 'box' | 'relay'; code: string; status: number; sentence: string; count: number }

/** What the people of the torture were told, kept outside of everything that can be killed. */
export function openDiary() {
  const sold = new Map<string, Sale>()
  const opened = new Map<string, Sale>()
  const refusals = new Map<string, Refused>()
  const contradictions: string[] = []
  let unanswered = 0

  return {
    /** Acknowledged: from here on it must never be lost. */
    sold,
    /** A visitor's bill that was told to be open. */
    opened,
    refusals,
    /** The same sale told in two ways. */
    contradictions,
    sell(sale: Sale) {
      const before = sold.get(sale.billId)
      if (!before) return void sold.set(sale.billId, sale)
      if (before.number !== sale.number || before.cents !== sale.cents)
        contradictions.push(
          `${sale.billId} was told as ${before.number} over ${before.cents} and as ${sale.number} over ${sale.cents}`,
        )
    },
    refuse(by: Refused['by'], code: string, status: number, sentence: string) {
      const known = refusals.get(`${by} ${code}`)
      if (known) known.count += 1
      else refusals.set(`${by} ${code}`, { by, code, status, sentence, count: 1 })
    },
    /** How often a side said that it cannot keep anything now. */
    refusedBy: (by: Refused['by']) =>
      [...refusals.values()].reduce((sum, no) => sum + (no.by === by && no.status === 503 ? no.count : 0), 0),
    miss() {
      unanswered += 1
    },
    unanswered: () => unanswered,
  }
}
export type Diary = ReturnType<typeof openDiary>
