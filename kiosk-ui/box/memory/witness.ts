import { originOf, partsOf } from '#core/journal/fact.ts'

/** One life of one box, as every answer of it says. */
export type Life = { nodeId: string; epoch: number }

/** A place in a box's own stream. */
export type Known = { origin: string; seq: number }

/** A sale as the box acknowledged it. `toldTo` is the last life that was given it, as text; at first the one that made it. */
export type Remembered = Known & { sale: { billId: string }; atMs: number; toldTo: string }

/** The newest life a device has seen of a box, how far its stream was known to reach, and when it was heard (epoch ms). */
export type KnownBox = { nodeId: string; epoch: number; known: Known | null; heardAtMs: number }

/** What a kiosk remembers of the boxes it has worked with. */
export type Memory = {
  readonly boxes: readonly KnownBox[]
  readonly sales: readonly Remembered[]
}

export const emptyMemory: Memory = { boxes: [], sales: [] }

/** By the device's own clock. */
const keptMs = 24 * 3_600_000

export function lifeText({ nodeId, epoch }: Life): string {
  return `${nodeId}.${epoch}`
}

/** A box was heard. An older life than the known one changes nothing: it is refused instead. */
export function withLife(memory: Memory, life: Life, nowMs: number): Memory {
  const before = boxOf(memory, life.nodeId)
  if (before && before.epoch > life.epoch) return memory
  const known = before?.epoch === life.epoch ? before.known : null
  return withBox(memory, { ...life, known, heardAtMs: nowMs })
}

/** A sale was acknowledged: it is kept for a day, and the box is known to reach that far. */
export function withSale(memory: Memory, told: Known & { sale: { billId: string } }, nowMs: number): Memory {
  const { nodeId, epoch } = partsOf(told.origin)
  const kept = { ...told, atMs: nowMs, toldTo: lifeText({ nodeId, epoch }) }
  const others = memory.sales.filter(each => each.sale.billId !== told.sale.billId)
  const next = { ...memory, sales: [...others, kept] }
  const before = boxOf(memory, nodeId)
  const known = { origin: told.origin, seq: told.seq }
  const newer =
    !before ||
    epoch > before.epoch ||
    (epoch === before.epoch && (!before.known || told.seq > before.known.seq))
  return newer ? withBox(next, { nodeId, epoch, known, heardAtMs: nowMs }) : next
}

/** These sales were given to that life of the box. */
export function withTold(memory: Memory, billIds: readonly string[], life: Life): Memory {
  const sales = memory.sales.map(each =>
    billIds.includes(each.sale.billId) ? { ...each, toldTo: lifeText(life) } : each,
  )
  return { ...memory, sales }
}

/** Sales that are older than a day. A clock that was set back keeps them longer, which does no harm. */
export function pastSales(memory: Memory, nowMs: number): Remembered[] {
  return memory.sales.filter(each => each.atMs < nowMs - keptMs)
}

/** What to say with every request: the furthest place known of the box that was heard last. */
export function knownPlace(memory: Memory): Known | null {
  const last = memory.boxes.toSorted((a, b) => b.heardAtMs - a.heardAtMs)[0]
  if (!last) return null
  return last.known ?? { origin: originOf(last.nodeId, last.epoch, 'exhibitor'), seq: 0 }
}

export type Verdict =
  | { may: 'sell' }
  /** These sales are given to the box before anything is sold. */
  | { may: 'offer'; sales: readonly Remembered[] }
  /** An older copy of a box that is known in a newer life. */
  | { may: 'refuse'; knownEpoch: number }

/** Whether a register may sell on a box that says it is in this life. */
export function judge(memory: Memory, life: Life): Verdict {
  const knownEpoch = boxOf(memory, life.nodeId)?.epoch ?? 0
  if (knownEpoch > life.epoch) return { may: 'refuse', knownEpoch }
  const sales = memory.sales.filter(each => each.toldTo !== lifeText(life))
  return sales.length ? { may: 'offer', sales } : { may: 'sell' }
}

/** The box takes this many sales at once, and a body of 256 kB. */
const lot = { sales: 200, characters: 120_000 }

/** As many as may be given in one request, at least one. */
export function nextLot(sales: readonly Remembered[]): Remembered[] {
  let characters = 0
  const fits = ({ sale }: Remembered, at: number) =>
    (characters += JSON.stringify(sale).length) <= lot.characters || at === 0
  const end = sales.slice(0, lot.sales).findIndex((sale, at) => !fits(sale, at))
  return sales.slice(0, end < 0 ? lot.sales : end)
}

function boxOf(memory: Memory, nodeId: string): KnownBox | undefined {
  return memory.boxes.find(box => box.nodeId === nodeId)
}

function withBox(memory: Memory, box: KnownBox): Memory {
  return { ...memory, boxes: [...memory.boxes.filter(each => each.nodeId !== box.nodeId), box] }
}
