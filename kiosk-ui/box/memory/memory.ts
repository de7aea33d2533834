import { create } from 'zustand'
import { knownHeader, lifeHeader, readLife, writeKnown } from '#core/recovery/headers.ts'
import { openShelf, type Shelf } from './shelf.ts'
import {
  emptyMemory,
  knownPlace,
  lifeText,
  pastSales,
  withLife,
  withSale,
  withTold,
  type Known,
  type Life,
  type Memory,
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
export function hearLife({ nodeId, epoch }: Life): void {
  const life = { nodeId, epoch }
  const before = useMemory.getState()
  if (before.life && lifeText(before.life) === lifeText(life)) return
  const memory = withLife(before.memory, life, Date.now())
  useMemory.setState({ life, memory })
  void keep(() => shelf?.write({ boxes: memory.boxes.filter(box => box.nodeId === life.nodeId) }))
}

/** Keeps an acknowledged sale; resolves when it is on this device's disk, or when that cannot be. */
export async function rememberSale(told: Known & { sale: { billId: string } }): Promise<void> {
  const memory = withSale(useMemory.getState().memory, told, Date.now())
  useMemory.setState({ memory })
  const sales = memory.sales.filter(each => each.sale.billId === told.sale.billId)
  await keep(() => shelf?.write({ boxes: memory.boxes, sales }))
  await forgetPast()
}

/** These sales were given back to that life of the box. */
export async function toldSales(billIds: readonly string[], life: Life): Promise<void> {
  const memory = withTold(useMemory.getState().memory, billIds, life)
  useMemory.setState({ memory })
  await keep(() => shelf?.write({ sales: memory.sales.filter(each => billIds.includes(each.sale.billId)) }))
}

/** Something of it was given back or exchanged: should the box forget that, the sale as it was must not come back. */
export async function forgetSale(billId: string): Promise<void> {
  if (useMemory.getState().memory.sales.some(each => each.sale.billId === billId)) await dropSales([billId])
}

async function forgetPast(): Promise<void> {
  await dropSales(pastSales(useMemory.getState().memory, Date.now()).map(each => each.sale.billId))
}

async function dropSales(drop: string[]): Promise<void> {
  const { memory } = useMemory.getState()
  if (!drop.length) return
  const sales = memory.sales.filter(each => !drop.includes(each.sale.billId))
  useMemory.setState({ memory: { ...memory, sales } })
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
