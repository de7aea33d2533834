import { create } from 'zustand'
import { knownHeader, lifeHeader, readLife, writeKnown, type Life } from '#core/receipts/headers.ts'
import { openShelf, type Shelf } from './shelf.ts'
import {
  emptyMemory,
  knownPlace,
  idOf,
  lifeText,
  pastKept,
  withAcknowledged,
  withLife,
  withTold,
  type Memory,
  type Told,
} from './witness.ts'

type Kept = {
  memory: Memory
  /** The life of the box that answered last. */
  life: Life | null
  /** Whether this device keeps what it is told; without that it works, and says so. */
  keeps: boolean
}

/** What this device remembers of its box, on its own disk. */
export const useMemory = create<Kept>(() => ({ memory: emptyMemory, life: null, keeps: true }))

let shelf: Shelf | undefined

/** Reads what was kept. A page that sells waits for it before it asks the box anything. */
export async function openMemory(): Promise<void> {
  try {
    shelf = await openShelf()
    const memory = await shelf.read()
    useMemory.setState({ memory })
    await forgetPast()
  } catch {
    forgetful()
  }
}

/** The header that tells the box what this device was last told. */
export function whatIsKnown(): Record<string, string> {
  const known = knownPlace(useMemory.getState().memory)
  return known ? { [knownHeader]: writeKnown(known) } : {}
}

/** Every answer says in which life the box is. */
export function hearBox(headers: Pick<Headers, 'get'>): void {
  const life = readLife(headers.get(lifeHeader))
  if (life) hearLife(life)
}

/** The box lives in this life now, also when the answer that says so was begun in the one before. */
export function hearLife({ nodeId, epoch, alone = false, proof }: Life): void {
  const life = { nodeId, epoch, alone, proof }
  const before = useMemory.getState()
  const known = before.memory.boxes.find(box => box.nodeId === nodeId)
  const proves = proof !== undefined && known?.epoch === epoch && known.proof !== proof
  if (before.life && lifeText(before.life) === lifeText(life) && !proves) return
  const memory = withLife(before.memory, life, Date.now())
  useMemory.setState({ life, memory })
  void keep(() => shelf?.write({ boxes: memory.boxes.filter(box => box.nodeId === life.nodeId) }))
}

/**
 * Keeps what the box acknowledged, in place of what was kept of the same bill; resolves when it is on this device's disk,
 * or when that cannot be. Null is nothing this box could forget.
 */
export async function remember(told: Told | null): Promise<void> {
  if (!told) return
  const memory = withAcknowledged(useMemory.getState().memory, told, Date.now())
  useMemory.setState({ memory })
  const kept = memory.kept.filter(each => each.id === idOf(told))
  await keep(() => shelf?.write({ boxes: memory.boxes, kept }))
  await forgetPast()
}

/** These were given back to that life of the box. */
export async function toldAll(ids: readonly string[], life: Life): Promise<void> {
  const memory = withTold(useMemory.getState().memory, ids, life)
  useMemory.setState({ memory })
  await keep(() => shelf?.write({ kept: memory.kept.filter(each => ids.includes(each.id)) }))
}

/** Whether a bill is kept here, and so must be kept as it is by now. */
export function keeps(billId: string): boolean {
  return useMemory.getState().memory.kept.some(each => each.id === billId)
}

async function forgetPast(): Promise<void> {
  const { memory } = useMemory.getState()
  const drop = pastKept(memory, Date.now()).map(each => each.id)
  if (!drop.length) return
  useMemory.setState({ memory: { ...memory, kept: memory.kept.filter(each => !drop.includes(each.id)) } })
  await keep(() => shelf?.write({ drop }))
}

async function keep(write: () => Promise<void> | undefined): Promise<void> {
  try {
    await write()
  } catch {
    forgetful()
  }
}

/** A till that cannot remember still sells: it says so instead of standing still. */
function forgetful(): void {
  useMemory.setState({ keeps: false })
}
