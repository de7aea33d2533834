import type * as z from 'zod'
import { partsOf } from '#core/journal/fact.ts'
import { incarnationPlace, type Known, type Incarnation } from '#core/receipts/headers.ts'
import type { admissionReceipt, billReceipt } from '#core/receipts/receipt-contents.ts'

type BillReceipt = z.infer<typeof billReceipt>
type AdmissionReceipt = z.infer<typeof admissionReceipt>

/** What the box acknowledged and must not lose: a bill with all its returns, or an admission and that it was undone. */
export type Acknowledged = BillReceipt | AdmissionReceipt

/** `replayedTo` is the last incarnation that received it, as text; at first the one that acknowledged it. */
export type Receipt = Acknowledged & { id: string; atMs: number; replayedTo: string }

/**
 * The newest incarnation of a box that a device has seen, how far its stream was known to reach, and when that was
 * (epoch ms).
 */
export type KnownBox = Incarnation & { known: Known | null; receivedAtMs: number }

/** The receipts a kiosk keeps from the boxes it has worked with. */
export type Receipts = {
  readonly boxes: readonly KnownBox[]
  readonly kept: readonly Receipt[]
}

export const noReceipts: Receipts = { boxes: [], kept: [] }

/** By the device's own clock. */
const keptMs = 24 * 3_600_000

export function incarnationText({
  nodeId,
  epoch,
  alone,
}: Pick<Incarnation, 'nodeId' | 'epoch' | 'alone'>): string {
  return `${nodeId}.${epoch}${alone ? ' alone' : ''}`
}

/** A box has answered. An incarnation older than the known one changes nothing: it is refused instead. */
export function withIncarnation(receipts: Receipts, incarnation: Incarnation, nowMs: number): Receipts {
  const before = boxOf(receipts, incarnation.nodeId)
  if (before && before.epoch > incarnation.epoch) return receipts
  const same = before?.epoch === incarnation.epoch ? before : undefined
  const known = same?.known ?? null
  return withBox(receipts, {
    ...incarnation,
    proof: incarnation.proof ?? same?.proof,
    known,
    receivedAtMs: nowMs,
  })
}

/** The id under which it is stored and replaced: a bill's own id, or that of an admission's scan. */
export function idOf(receipt: Acknowledged): string {
  return 'sale' in receipt ? receipt.sale.billId : receipt.admission.admissionId
}

/**
 * Whether a bill's receipt lacks a return that the one kept before has: in emergency mode a box that has forgotten what came
 * back of a bill answers as if nothing had, and the money is out of the drawer all the same.
 */
export function lacksReturns(receipt: Acknowledged, before: Acknowledged | undefined): boolean {
  if (!before || !('sale' in receipt) || !('sale' in before)) return false
  const has = new Set(receipt.returns.map(({ id }) => id))
  return before.returns.some(({ id }) => !has.has(id))
}

/**
 * The box acknowledged something: its current form is kept for a day, unless the box has forgotten some of it, and the box is
 * known to reach that far.
 */
export function withAcknowledged(receipts: Receipts, receipt: Acknowledged, nowMs: number): Receipts {
  const { nodeId, epoch } = partsOf(receipt.origin)
  const id = idOf(receipt)
  const earlier = receipts.kept.find(each => each.id === id)
  const current = { ...receipt, id, atMs: nowMs, replayedTo: incarnationText({ nodeId, epoch }) }
  const kept = earlier && lacksReturns(receipt, earlier) ? earlier : current
  const next = { ...receipts, kept: [...receipts.kept.filter(each => each.id !== id), kept] }
  const before = boxOf(receipts, nodeId)
  const known = { origin: receipt.origin, seq: receipt.seq, proof: receipt.proof }
  const proof = before?.epoch === epoch ? before.proof : undefined
  const newer =
    !before ||
    epoch > before.epoch ||
    (epoch === before.epoch && (!before.known || receipt.seq > before.known.seq))
  return newer ? withBox(next, { nodeId, epoch, proof, known, receivedAtMs: nowMs }) : next
}

/** These were replayed to that incarnation of the box. */
export function withReplayed(receipts: Receipts, ids: readonly string[], incarnation: Incarnation): Receipts {
  const kept = receipts.kept.map(each =>
    ids.includes(each.id) ? { ...each, replayedTo: incarnationText(incarnation) } : each,
  )
  return { ...receipts, kept }
}

/** Drops receipts older than a day. A clock that was set back keeps them longer, which does no harm. */
export function pastKept(receipts: Receipts, nowMs: number): Receipt[] {
  return receipts.kept.filter(each => each.atMs < nowMs - keptMs)
}

/** Sent with every request: the furthest known position of the box that answered last. */
export function knownPlace(receipts: Receipts): Known | null {
  const last = receipts.boxes.toSorted((a, b) => b.receivedAtMs - a.receivedAtMs)[0]
  if (!last) return null
  return last.known ?? incarnationPlace(last)
}

export type Verdict =
  | { may: 'sell' }
  /** These must be replayed to the box before anything is sold. */
  | { may: 'offer'; kept: readonly Receipt[] }
  /** An older copy of a box that is known in a newer incarnation. */
  | { may: 'refuse'; knownEpoch: number }

/** Whether a register may sell on a box in this incarnation. */
export function judge(receipts: Receipts, incarnation: Incarnation): Verdict {
  const knownEpoch = boxOf(receipts, incarnation.nodeId)?.epoch ?? 0
  if (knownEpoch > incarnation.epoch) return { may: 'refuse', knownEpoch }
  // What was acknowledged by this incarnation, or replayed to it before emergency mode, need not be replayed in
  // emergency mode.
  const incarnations = [incarnationText(incarnation), incarnationText({ ...incarnation, alone: false })]
  const kept = receipts.kept.filter(each => !incarnations.includes(each.replayedTo))
  return kept.length ? { may: 'offer', kept } : { may: 'sell' }
}

/** The bills among the receipts, in the form they are sent. */
export function billsIn(kept: readonly Receipt[]): BillReceipt[] {
  return kept.flatMap(each =>
    'sale' in each ? [{ ...signed(each), sale: each.sale, returns: each.returns }] : [],
  )
}

/** The admissions among the receipts, and those that were undone, in the form they are sent. */
export function admissionsIn(kept: readonly Receipt[]): AdmissionReceipt[] {
  return kept.flatMap(each => {
    if (!('admission' in each)) return []
    const { admission, undone } = each
    return [{ ...signed(each), ...(undone ? { undone } : {}), admission }]
  })
}

/** The fields the box's signature covers besides the content, and the signature. */
const signed = ({ origin, seq, training, signature }: Receipt) => ({
  origin,
  seq,
  ...(training ? { training } : {}),
  ...(signature ? { signature } : {}),
})

/** The most receipts the box accepts at once; a body may have 256 kB. */
const lot = { most: 200, characters: 120_000 }

/** As many as fit into one request, at least one. */
export function nextLot<T>(kept: readonly T[]): T[] {
  let characters = 0
  const fits = (each: T, at: number) =>
    (characters += JSON.stringify(each).length) <= lot.characters || at === 0
  const end = kept.slice(0, lot.most).findIndex((each, at) => !fits(each, at))
  return kept.slice(0, end < 0 ? lot.most : end)
}

function boxOf(receipts: Receipts, nodeId: string): KnownBox | undefined {
  return receipts.boxes.find(box => box.nodeId === nodeId)
}

function withBox(receipts: Receipts, box: KnownBox): Receipts {
  return { ...receipts, boxes: [...receipts.boxes.filter(each => each.nodeId !== box.nodeId), box] }
}
