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
  type Acknowledged,
} from './receipts.ts'

type Kept = {
  receipts: Receipts
  /** The incarnation of the box that answered last. */
  incarnation: Incarnation | null
  /** Whether this device can store receipts; if not it works without, and says so. */
  keeps: boolean
}

/** The receipts this device keeps of its box, on its own disk. */
export const useReceipts = create<Kept>(() => ({ receipts: noReceipts, incarnation: null, keeps: true }))

let receiptStore: ReceiptStore | undefined

/** Loads the stored receipts. A page that sells waits for it before its first request to the box. */
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

/** The header that tells the box how far this device has seen it. */
export function whatIsKnown(): Record<string, string> {
  const known = knownPlace(useReceipts.getState().receipts)
  return known ? { [knownHeader]: writeKnown(known) } : {}
}

/** Every answer names the box's incarnation. */
export function receiveHeaders(headers: Pick<Headers, 'get'>): void {
  const incarnation = readIncarnation(headers.get(incarnationHeader))
  if (incarnation) receiveIncarnation(incarnation)
}

/** This is the box's incarnation now, also when a request that began in the one before gets the answer. */
export function receiveIncarnation({ nodeId, epoch, alone = false, proof }: Incarnation): void {
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
 * Stores what the box acknowledged, in place of an earlier receipt of the same bill; resolves when it is on this
 * device's disk, or when that is impossible. Null means there is nothing the box could lose.
 */
export async function remember(receipt: Acknowledged | null): Promise<void> {
  if (!receipt) return
  const receipts = withAcknowledged(useReceipts.getState().receipts, receipt, Date.now())
  useReceipts.setState({ receipts })
  const kept = receipts.kept.filter(each => each.id === idOf(receipt))
  await keep(() => receiptStore?.write({ boxes: receipts.boxes, kept }))
  await forgetPast()
}

/** These were replayed to that incarnation of the box. */
export async function markReplayed(ids: readonly string[], incarnation: Incarnation): Promise<void> {
  const receipts = withReplayed(useReceipts.getState().receipts, ids, incarnation)
  useReceipts.setState({ receipts })
  await keep(() => receiptStore?.write({ kept: receipts.kept.filter(each => ids.includes(each.id)) }))
}

/** Whether a bill's receipt is stored here, and so must be replaced by its current form. */
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

/** A till that cannot store receipts still sells: it says so instead of stopping. */
function forgetful(): void {
  useReceipts.setState({ keeps: false })
}
