/** A payment may end some minutes late, and a refund is ordered in a moment: neither is shown yet. */
export const overdueMs = 5 * 60_000
export const refundMs = 60_000

export type Tried = { tries: number; firstMs: number }

/** The part of a bill the list shows; an unmatched payment has none. */
export type BillSummary = { id: string; number: string | null; cinemaId: string; seats: string[] }

/** What an entry says of its bill. */
export function billFields(bill: BillSummary | undefined, billId: string) {
  return {
    billId,
    billNumber: bill?.number ?? null,
    cinemaId: bill?.cinemaId ?? null,
    seats: bill?.seats ?? [],
    till: null,
    compared: null,
  }
}

/** How often somebody was asked in vain. */
export function triedOf(tried: Tried | undefined) {
  return {
    tries: tried?.tries ?? 0,
    silentSince: tried ? new Date(tried.firstMs).toISOString() : null,
  }
}
