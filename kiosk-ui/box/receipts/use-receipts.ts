import { create } from 'zustand'
import {
  knownHeader,
  incarnationHeader,
  readIncarnation,
  writeKnown,
  type Incarnation,
} from '#core/receipts/headers.ts'
import { openReceiptStore, type ReceiptStore } from './receipt-store.ts'
import {
  noReceipts,
  knownPlace,
  idOf,
  incarnationText,
  pastKept,
  withAcknowledged,
  withIncarnation,
  withReplayed,
  type Receipts,
  type Told,
} from './receipts.ts'

type Kept = {
  receipts: Receipts
  /** The life of the box that answered last. */
  incarnation: Incarnation | null
  /** Whether this device keeps what it is told; without that it works, and says so. */
  keeps: boolean
}

/** What this device remembers of its box, on its own disk. */
export const useReceipts = create<Kept>(() => ({ receipts: noReceipts, incarnation: null, keeps: true }))

let receiptStore: ReceiptStore | undefined

/** Reads what was kept. A page that sells waits for it before it asks the box anything. */
export async function openMemory(): Promise<void> {
  try {
    receiptStore = await openReceiptStore()
    const receipts = await receiptStore.read()
    useReceipts.setState({ receipts })
    await forgetPast()
  } catch {
    forgetful()
  }
}

/** The header that tells the box what this device was last told. */
export function whatIsKnown(): Record<string, string> {
  const known = knownPlace(useReceipts.getState().receipts)
  return known ? { [knownHeader]: writeKnown(known) } : {}
}

/** Every answer says in which life the box is. */
export function hearBox(headers: Pick<Headers, 'get'>): void {
  const incarnation = readIncarnation(headers.get(incarnationHeader))
  if (incarnation) hearIncarnation(incarnation)
}

/** The box lives in this life now, also when the answer that says so was begun in the one before. */
export function hearIncarnation({ nodeId, epoch, alone = false, proof }: Incarnation): void {
  const incarnation = { nodeId, epoch, alone, proof }
  const before = useReceipts.getState()
  const known = before.receipts.boxes.find(box => box.nodeId === nodeId)
  const proves = proof !== undefined && known?.epoch === epoch && known.proof !== proof
  if (before.incarnation && incarnationText(before.incarnation) === incarnationText(incarnation) && !proves)
    return
  const receipts = withIncarnation(before.receipts, incarnation, Date.now())
  useReceipts.setState({ incarnation, receipts })
  void keep(() =>
    receiptStore?.write({ boxes: receipts.boxes.filter(box => box.nodeId === incarnation.nodeId) }),
  )
}

/**
 * Keeps what the box acknowledged, in place of what was kept of the same bill; resolves when it is on this device's disk,
 * or when that cannot be. Null is nothing this box could forget.
 */
export async function remember(told: Told | null): Promise<void> {
  if (!told) return
  const receipts = withAcknowledged(useReceipts.getState().receipts, told, Date.now())
  useReceipts.setState({ receipts })
  const kept = receipts.kept.filter(each => each.id === idOf(told))
  await keep(() => receiptStore?.write({ boxes: receipts.boxes, kept }))
  await forgetPast()
}

/** These were given back to that life of the box. */
export async function toldAll(ids: readonly string[], incarnation: Incarnation): Promise<void> {
  const receipts = withReplayed(useReceipts.getState().receipts, ids, incarnation)
  useReceipts.setState({ receipts })
  await keep(() => receiptStore?.write({ kept: receipts.kept.filter(each => ids.includes(each.id)) }))
}

/** Whether a bill is kept here, and so must be kept as it is by now. */
export function keeps(billId: string): boolean {
  return useReceipts.getState().receipts.kept.some(each => each.id === billId)
}

async function forgetPast(): Promise<void> {
  const { receipts } = useReceipts.getState()
  const drop = pastKept(receipts, Date.now()).map(each => each.id)
  if (!drop.length) return
  useReceipts.setState({
    receipts: { ...receipts, kept: receipts.kept.filter(each => !drop.includes(each.id)) },
  })
  await keep(() => receiptStore?.write({ drop }))
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
  useReceipts.setState({ keeps: false })
}
