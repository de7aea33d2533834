import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { dueLetters } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import { openDatabase } from '#core/database/open.ts'
import type { Db } from '#core/database/sql.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { openNode } from '#core/node.ts'
import type { Node } from '#core/journal/node.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { paidTwice, displacedOf } from '#core/recovery/store.ts'
import { orderRefunds } from '#core/billing/refunds/commands.ts'
import { keepRefunds } from '#core/sales/refunds/refund-keeper.ts'
import { findBills } from '#core/billing/refunds/store.ts'
import { orderedRefunds, owedForCancelled, refundsOfShow } from '#core/billing/refunds/cancelled-store.ts'
import { openRefundRequests } from '#core/billing/refunds/request-store.ts'
import { billsPage } from '#core/billing/list-store.ts'
import { billView } from '#core/billing/store.ts'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { closedPayments, openPayments } from '#core/billing/payment-store.ts'
import { stuckNow } from '#core/sales/worklist/store.ts'
import { ticketsSoldSince } from '#core/seating/store.ts'
import { vouchersPage } from '#core/vouchers/store.ts'
import { openDebts } from '#core/vouchers/debt-store.ts'
import { purchasesOver } from '#core/vouchers/purchases-over-store.ts'
import { quietLog } from '../world/clock.ts'
import { ownKeys } from '../world/keys.ts'
import { furnishSmall } from '../world/small-exhibitor.ts'
import { drawHalls, eveningsFor, halls, pairsOf, planEvenings, showOf, writeSeason } from './season.ts'

/** Milliseconds of processor of one call of each list and worker, over a season's tables. */
const everyBill = {
  from: '',
  upTo: '9999',
  cinemas: null,
  spans: null,
  source: null,
  device: null,
  method: null,
  state: null,
  employee: null,
  shows: null,
  sought: null,
}

export type SeasonFigures = {
  facts: number
  bills: number
  /** Microseconds of processor of a sale: the first ones, after the season, and with a cancelled show beside. */
  saleMicros: { empty: number; season: number; cancelledShow: number }
  lookMs: Record<string, number>
}

const byHand = { who: 'node', via: 'bench' }
const identity = { role: 'relay', nodeId: 'relay-season0', epoch: 1, exhibitorId: 'tenant' } as const

/**
 * Writes a season at a relay whose cinema has no box, so that till and website sell on one node; cancels shows whose
 * tickets were paid at the till and whose guests never come; and measures what a sale and every list cost then.
 *
 * @param options.facts how many facts the season has
 * @param options.cancelled how many shows are cancelled, with their refunds confirmed
 * @param options.sales how many sales are measured each time
 */
export async function measureSeason(options: {
  facts: number
  cancelled: number
  sales: number
}): Promise<SeasonFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-season-'))
  const path = join(folder, 'relay.db')
  const node = openNode({
    identity,
    signing: ownKeys(identity.nodeId),
    db: openDatabase(path),
    mirror: await openMirrorFile(join(folder, 'second-disk', 'relay.log'), path),
    runtime: systemRuntime(quietLog().log),
  })
  const refunds = keepRefunds(node).start()
  await node.execute(byHand, tx => {
    furnishSmall(tx, { hasBox: false, tonight: false })
    drawHalls(tx)
    planEvenings(tx, eveningsFor(options.facts + 40 * options.sales))
  })
  const pairs = pairsOf('both')
  const some = (online: number) => writeSeason(node, { facts: options.sales, online, pairs, atOnce: 50 })
  // Both sides of the comparison are warm.
  await some(0)
  const empty = await microsPerBill(node, () => some(0))
  await writeSeason(node, { facts: options.facts, online: 40, pairs })
  const season = await microsPerBill(node, () => some(0))
  await cancelShows(node, options.cancelled)
  const cancelledShow = await microsPerBill(node, () => some(0))
  const lookMs = looks(node)
  const figures = {
    facts: node.journal.count(),
    bills: node.db.prepare('SELECT count(*) FROM bills').pluck().get() as number,
    saleMicros: { empty, season, cancelledShow },
    lookMs,
  }
  await refunds.stop()
  await node.close()
  rmSync(folder, { recursive: true })
  return figures
}

/** The least of a few rounds: what others do on the machine only adds. */
async function microsPerBill(node: Node, round: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let at = 0; at < 4; at++) {
    const before = billsOf(node.db)
    const cpu = process.cpuUsage()
    await round()
    const { user, system } = process.cpuUsage(cpu)
    least = Math.min(least, (user + system) / (billsOf(node.db) - before))
  }
  return Math.round(least)
}

const billsOf = (db: Db) => db.prepare('SELECT count(*) FROM bills').pluck().get() as number

/** Cancels sold-out shows of the season; the website's buyers are paid back by themselves, the till's wait. */
async function cancelShows(node: Node, count: number): Promise<void> {
  for (let at = 0; at < count; at++)
    await node.execute(byHand, tx => {
      const show = showOf(1 + Math.floor(at / halls), 1 + (at % halls))
      cancelSchedule(tx, show)
      orderRefunds(tx, show, 'Sofia')
    })
  while (orderedRefunds(node.db, 'relay', 1).length) await setTimeout(20)
}

/** What pages and workers ask, each once before it is measured. */
function looks(node: Node): Record<string, number> {
  const { db, runtime } = node
  const all: Record<string, () => unknown> = {
    'last bills': () =>
      billsPage(db, everyBill, { after: null, limit: 50, look: 51 }).rows.map(row => billView(db, row)),
    'bill by number': () => findBills(node, { text: 'W-000321', ticketId: 'w000321', limit: 50 }),
    'bill by a name nobody has': () =>
      findBills(node, { text: 'Nobody Known', ticketId: 'n0b0dyknown', limit: 50 }),
    'bill by a code nobody has': () =>
      findBills(node, { text: 'zzzzzzzzzz', ticketId: 'zzzzzzzzzz', limit: 50 }),
    'work list': () => stuckNow(db),
    'tickets to pay back': () => owedForCancelled(db, 'relay', 50),
    'refunds of one show': () => refundsOfShow(db, showOf(1, 1)),
    'requests to answer': () => openRefundRequests(db, 'relay').toArray(),
    'refunds by themselves': () => orderedRefunds(db, 'relay', 200),
    'payments under way': () => [
      openPayments(db),
      openRefunds(db),
      closedPayments(db, '2000-01-01', 'test-main'),
    ],
    'mails to send': () => [
      noteOwed({ ...node, nowMs: runtime.now() }, () => true),
      dueLetters(db, runtime.now()),
    ],
    vouchers: () => [vouchersPage(db, undefined, 51), openDebts(db), purchasesOver(db)],
    'what a recovery left': () => [displacedOf(db), paidTwice(db)],
    'tickets of the last half hour': () =>
      ticketsSoldSince(db, showOf(2, 1), new Date(runtime.now() - 1_800_000).toISOString()),
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, look]) => {
      look()
      const cpu = process.cpuUsage()
      look()
      const { user, system } = process.cpuUsage(cpu)
      return [name, Math.round((user + system) / 100) / 10]
    }),
  )
}
