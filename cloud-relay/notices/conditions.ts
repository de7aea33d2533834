import type { AnswerOf } from '#core/api/route.ts'
import type { Health, readBoxes } from '#core/devices/contract.ts'
import type { OffsiteHealth } from '#core/offsite/contract.ts'
import { reportedStateOf } from '#core/offsite/report.ts'
import type { WorkEntry } from '#core/sales/worklist/contract.ts'

type Box = AnswerOf<typeof readBoxes>['boxes'][number]

/** What a manager at home must know, and how long it must last before they are mailed, in milliseconds. */
export const noticeWaits = {
  /** A box that restarts, or a line that fails for a while, is no news: the cinema goes on selling. */
  box_unreachable: 30 * 60_000,
  box_line: 5 * 60_000,
  copy_trouble: 30 * 60_000,
  own_copy_trouble: 30 * 60_000,
  mirror_lost: 2 * 60_000,
  mirror_damaged: 0,
  disk_full: 0,
  outdated: 5 * 60_000,
  conflicts: 5 * 60_000,
  recovery_left: 5 * 60_000,
  provider_silent: 30 * 60_000,
  refund_failed: 5 * 60_000,
  refund_by_hand: 5 * 60_000,
  charged_back: 0,
  payment_mismatched: 5 * 60_000,
  payment_found: 5 * 60_000,
  seat_lost: 5 * 60_000,
  invoice_mails: 5 * 60_000,
  wallet_ends: 0,
  wallet_over: 0,
} as const
export type NoticeKind = keyof typeof noticeWaits

/** Something that is not as it should be; `key` stays the same while it lasts. */
export type Condition = {
  key: string
  kind: NoticeKind
  /** Whose it is; null when it is all cinemas'. */
  cinemaId: string | null
  bill: string | null
  cents: number | null
  count: number | null
}

/** How many days before the end of Apple’s certificate a manager hears of it; making another one takes an hour, and somebody who may. */
export const walletDays = [60, 30, 7] as const
const dayMs = 86_400_000

const plain = { cinemaId: null, bill: null, cents: null, count: null }

/** What is wrong with this relay's part of the exhibitor, with its boxes, and with money. */
export function conditionsNow(now: {
  nowMs: number
  health: Pick<Health, 'state' | 'disk' | 'outdated' | 'conflicts'> & {
    nodeStatus: Pick<Health['nodeStatus'], 'quarantined' | 'displaced'>
    mirror: Pick<Health['mirror'], 'damage'>
    /** Of the relay's own off-site copy; left out where nobody looks after it yet. */
    offsite?: Pick<OffsiteHealth, 'state'> | undefined
  }
  boxes: readonly Pick<Box, 'nodeId' | 'cinemaId' | 'connected' | 'breach' | 'offsite'>[]
  worklist: readonly WorkEntry[]
  heldMails: readonly { cinemaId: string; count: number }[]
  /** When the certificate ends that tickets are signed by for Apple’s wallet, epoch milliseconds; null where there is none. */
  appleEndMs?: number | null
}): Condition[] {
  return [
    ...ofNode(now.health),
    ...now.boxes.flatMap(box => ofBox(box, now.nowMs)),
    ...now.worklist.flatMap(ofMoney),
    ...now.heldMails.map(ofMails),
    ...ofWallet(now.appleEndMs ?? null, now.nowMs),
  ]
}

function ofNode(health: Parameters<typeof conditionsNow>[0]['health']): Condition[] {
  const left = health.nodeStatus.quarantined + health.nodeStatus.displaced
  const found: [NoticeKind, boolean, number | null][] = [
    ['mirror_lost', health.state === 'mirror_lost', null],
    ['mirror_damaged', health.mirror.damage?.mended === false, null],
    ['own_copy_trouble', health.offsite?.state === 'trouble', null],
    ['disk_full', health.disk === 'full', null],
    ['outdated', health.outdated, null],
    ['conflicts', health.conflicts > 0, health.conflicts],
    ['recovery_left', left > 0, left],
  ]
  return found.flatMap(([kind, holds, count]) => (holds ? [{ ...plain, key: kind, kind, count }] : []))
}

function ofBox(
  { nodeId, cinemaId, connected, breach, offsite }: Parameters<typeof conditionsNow>[0]['boxes'][number],
  nowMs: number,
): Condition[] {
  const found: [NoticeKind, boolean][] = [
    ['box_unreachable', !connected],
    ['box_line', breach !== null && breach !== undefined],
    ['copy_trouble', reportedStateOf(offsite, nowMs) === 'trouble'],
  ]
  return found.flatMap(([kind, holds]) =>
    holds ? [{ ...plain, key: `${kind} ${nodeId}`, kind, cinemaId }] : [],
  )
}

/** Each of the last days that matter begins once and lasts until there is another certificate. */
function ofWallet(endMs: number | null, nowMs: number): Condition[] {
  if (endMs === null) return []
  const count = Math.max(0, Math.ceil((endMs - nowMs) / dayMs))
  const ends = walletDays
    .filter(days => count <= days)
    .map(days => ({ ...plain, key: `wallet_ends ${days}`, kind: 'wallet_ends' as const, count }))
  return count ? ends : [...ends, { ...plain, key: 'wallet_over', kind: 'wallet_over' }]
}

function ofMails({ cinemaId, count }: { cinemaId: string; count: number }): Condition {
  const kind = 'invoice_mails'
  return { ...plain, key: `${kind} ${cinemaId}`, kind, cinemaId, count }
}

/** Rows of the work list that nobody would hear of otherwise; what ends by itself, or was asked for by staff, is none. */
function ofMoney({ id, kind, cinemaId, billNumber, cents }: WorkEntry): Condition[] {
  if (!(kind in noticeWaits)) return []
  return [{ key: `${kind} ${id}`, kind: kind as NoticeKind, cinemaId, bill: billNumber, cents, count: null }]
}
