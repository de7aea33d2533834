import type { WantedVoucher } from './issue.ts'

/** The most vouchers one batch has. */
export const batchMost = 500

/** Vouchers that are issued in one turn, so that sales get theirs between them. */
const atOnce = 25

/** Many vouchers of one kind for one buyer: all alike but for their codes. */
export type Batch = Omit<WantedVoucher, 'requestId'> & {
  /** Sent again, it is the same batch, and what it lacks is issued. */
  id: string
  count: number
}

/** Between the batch and a voucher's place in it: no other request has it in its id. */
const mark = '/'

/** The vouchers of a batch, in turns that share a commit. Each has an id of its own, so none is ever issued twice. */
export function* turnsOfBatch({ id, count, ...wanted }: Batch): Generator<WantedVoucher[]> {
  for (let at = 0; at < count; at += atOnce)
    yield Array.from({ length: Math.min(atOnce, count - at) }, (_, index) => ({
      ...wanted,
      requestId: `${id}${mark}${String(at + index + 1).padStart(3, '0')}`,
    }))
}

/** The batch a request is of; null for a voucher that was issued alone. */
export function batchOf(requestId: string): string | null {
  const end = requestId.indexOf(mark)
  return end < 0 ? null : requestId.slice(0, end)
}

/** From where to where the requests of a batch stand in their order, the last one not included. */
export const requestsOf = (batchId: string): { from: string; before: string } => ({
  from: `${batchId}${mark}`,
  before: `${batchId}${String.fromCharCode(mark.charCodeAt(0) + 1)}`,
})
