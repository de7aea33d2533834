import type * as z from 'zod'
import { partsOf } from '#core/journal/fact.ts'
import { lifePlace, type Known, type Life } from '#core/receipts/headers.ts'
import type { rememberedAdmission, rememberedBill } from '#core/receipts/remembered.ts'

type RememberedBill = z.infer<typeof rememberedBill>
type RememberedAdmission = z.infer<typeof rememberedAdmission>

/** What the box acknowledged and must not forget: a bill with all that came back of it, or whom it let in. */
export type Told = RememberedBill | RememberedAdmission

/** `toldTo` is the last life that was given it, as text; at first the one that acknowledged it. */
export type Remembered = Told & { id: string; atMs: number; toldTo: string }

/** The newest life a device has seen of a box, how far its stream was known to reach, and when it was heard (epoch ms). */
export type KnownBox = Life & { known: Known | null; heardAtMs: number }

/** What a kiosk remembers of the boxes it has worked with. */
export type Memory = {
  readonly boxes: readonly KnownBox[]
  readonly kept: readonly Remembered[]
}

export const emptyMemory: Memory = { boxes: [], kept: [] }

/** By the device's own clock. */
const keptMs = 24 * 3_600_000

export function lifeText({ nodeId, epoch, alone }: Pick<Life, 'nodeId' | 'epoch' | 'alone'>): string {
  return `${nodeId}.${epoch}${alone ? ' alone' : ''}`
}

/** A box was heard. An older life than the known one changes nothing: it is refused instead. */
export function withLife(memory: Memory, life: Life, nowMs: number): Memory {
  const before = boxOf(memory, life.nodeId)
  if (before && before.epoch > life.epoch) return memory
  const same = before?.epoch === life.epoch ? before : undefined
  const known = same?.known ?? null
  return withBox(memory, { ...life, proof: life.proof ?? same?.proof, known, heardAtMs: nowMs })
}

/** By what it is kept and replaced: a bill by its own id, an admission by its scan's. */
export function idOf(told: Told): string {
  return 'sale' in told ? told.sale.billId : told.admission.admissionId
}

/** The box acknowledged something: it is kept for a day as it stands now, and the box is known to reach that far. */
export function withAcknowledged(memory: Memory, told: Told, nowMs: number): Memory {
  const { nodeId, epoch } = partsOf(told.origin)
  const id = idOf(told)
  const kept = { ...told, id, atMs: nowMs, toldTo: lifeText({ nodeId, epoch }) }
  const next = { ...memory, kept: [...memory.kept.filter(each => each.id !== id), kept] }
  const before = boxOf(memory, nodeId)
  const known = { origin: told.origin, seq: told.seq, proof: told.proof }
  const proof = before?.epoch === epoch ? before.proof : undefined
  const newer =
    !before ||
    epoch > before.epoch ||
    (epoch === before.epoch && (!before.known || told.seq > before.known.seq))
  return newer ? withBox(next, { nodeId, epoch, proof, known, heardAtMs: nowMs }) : next
}

/** These were given to that life of the box. */
export function withTold(memory: Memory, ids: readonly string[], life: Life): Memory {
  const kept = memory.kept.map(each => (ids.includes(each.id) ? { ...each, toldTo: lifeText(life) } : each))
  return { ...memory, kept }
}

/** What is older than a day. A clock that was set back keeps it longer, which does no harm. */
export function pastKept(memory: Memory, nowMs: number): Remembered[] {
  return memory.kept.filter(each => each.atMs < nowMs - keptMs)
}

/** What to say with every request: the furthest place known of the box that was heard last. */
export function knownPlace(memory: Memory): Known | null {
  const last = memory.boxes.toSorted((a, b) => b.heardAtMs - a.heardAtMs)[0]
  if (!last) return null
  return last.known ?? lifePlace(last)
}

export type Verdict =
  | { may: 'sell' }
  /** These are given to the box before anything is sold. */
  | { may: 'offer'; kept: readonly Remembered[] }
  /** An older copy of a box that is known in a newer life. */
  | { may: 'refuse'; knownEpoch: number }

/** Whether a register may sell on a box that says it is in this life. */
export function judge(memory: Memory, life: Life): Verdict {
  const knownEpoch = boxOf(memory, life.nodeId)?.epoch ?? 0
  if (knownEpoch > life.epoch) return { may: 'refuse', knownEpoch }
  // What was acknowledged in this life, or given to it as a whole, need not be given to it while it is alone.
  const told = [lifeText(life), lifeText({ ...life, alone: false })]
  const kept = memory.kept.filter(each => !told.includes(each.toldTo))
  return kept.length ? { may: 'offer', kept } : { may: 'sell' }
}

/** The bills among what is kept, as they are given. */
export function billsIn(kept: readonly Remembered[]): RememberedBill[] {
  return kept.flatMap(each =>
    'sale' in each ? [{ ...signed(each), sale: each.sale, returns: each.returns }] : [],
  )
}

/** The admissions among what is kept, as they are given. */
export function admissionsIn(kept: readonly Remembered[]): RememberedAdmission[] {
  return kept.flatMap(each => ('admission' in each ? [{ ...signed(each), admission: each.admission }] : []))
}

/** What the box's signature is over, besides the content. */
const signed = ({ origin, seq, signature }: Told) => ({ origin, seq, ...(signature ? { signature } : {}) })

/** The box takes this many at once, and a body of 256 kB. */
const lot = { most: 200, characters: 120_000 }

/** As many as may be given in one request, at least one. */
export function nextLot<T>(kept: readonly T[]): T[] {
  let characters = 0
  const fits = (each: T, at: number) =>
    (characters += JSON.stringify(each).length) <= lot.characters || at === 0
  const end = kept.slice(0, lot.most).findIndex((each, at) => !fits(each, at))
  return kept.slice(0, end < 0 ? lot.most : end)
}

function boxOf(memory: Memory, nodeId: string): KnownBox | undefined {
  return memory.boxes.find(box => box.nodeId === nodeId)
}

function withBox(memory: Memory, box: KnownBox): Memory {
  return { ...memory, boxes: [...memory.boxes.filter(each => each.nodeId !== box.nodeId), box] }
}
