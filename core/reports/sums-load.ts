import type { Cinemas } from '../access/employee.ts'
import type { Node } from '../journal/node.ts'
import { addDays, businessDay, isoIn, startOfDay } from '../programme/day.ts'
import { scheduleById, schedulesBetween, type ScheduleRow } from '../programme/store.ts'
import { groupOf } from '../pricing/product-groups.ts'
import { arrangementById } from '../seating/store.ts'
import { midnightOffsetOf, exhibitorOf } from '../venue/exhibitor.ts'
import type { ReportQuestion } from './contract.ts'
import { sumsOfGoods, sumsOfMoney, sumsOfVoucher, type Movement } from './goods.ts'
import { depositsOf } from './deposits-load.ts'
import { moneyOf, type MoneyRow } from './money-store.ts'
import { keyOfDay, weekdayOf, type Days } from './periods.ts'
import { attendanceOf } from './show-store.ts'
import { cinemasAsked, stretchesOf } from './spans-load.ts'
import { goodsOf, type GoodsRow } from './store.ts'
import { addSums, isInTime, type Grouping, type Sums } from './subjects.ts'
import { vouchersAt, type OpenVoucher } from './voucher-store.ts'

export type Reading = Pick<Node, 'db' | 'catalogue' | 'runtime'>

/** The sums of each line of a report, by its key, and what the line was called where its goods were sold. */
export type Summed = { lines: Map<string, Record<string, number>>; texts: Map<string, string> }

type Asked = Pick<ReportQuestion, 'subject' | 'by' | 'cinema' | 'kind' | 'source'>
type Reader = {
  node: Reading
  asked: Asked
  days: Days
  works: Cinemas
  until: string | null
  summed: Summed
}

/** Shows and vouchers that are read before everybody else gets a turn. */
const atOnce = 50

/**
 * The sums of a report, read stretch by stretch from the tables' own indexes; sales and everybody else get their turn
 * between them.
 *
 * @param until leaves out what is later; ISO
 */
export async function loadSums(
  node: Reading,
  asked: Asked,
  days: Days,
  works: Cinemas,
  until: string | null,
): Promise<Summed> {
  const summed: Summed = { lines: new Map(), texts: new Map() }
  const reader = { node, asked, days, works, until, summed }
  if (asked.subject === 'takings') await readTakings(reader)
  if (asked.subject === 'payments') await readPayments(reader)
  if (asked.subject === 'shows') await readShows(reader)
  if (asked.subject === 'vouchers') await readVouchers(reader)
  if (asked.subject === 'deposits') await readDeposits(reader)
  return summed
}

function add({ lines, texts }: Summed, key: string, sums: Sums, text?: string): void {
  let line = lines.get(key)
  if (!line) lines.set(key, (line = {}))
  addSums(line, sums)
  if (text) texts.set(key, text)
}

async function readTakings({ node, asked, days, works, until, summed }: Reader): Promise<void> {
  const keyOf = keysOfGoods(node, asked.by)
  for (const stretch of stretchesOf(node, days, cinemasAsked(node, asked.cinema, works), until)) {
    for (const [movement, row] of movements(node, stretch, asked.by === 'hour')) {
      if (asked.kind && row.kind !== asked.kind) continue
      if (asked.source && row.source !== asked.source) continue
      const { key, text } = keyOf(row, stretch)
      add(summed, key, sumsOfGoods(row, movement), text)
    }
    await turnOfOthers(node)
  }
}

function* movements(
  { db }: Reading,
  stretch: Parameters<typeof goodsOf>[1],
  hourly: boolean,
): Generator<[Movement, GoodsRow]> {
  const found = goodsOf(db, stretch, hourly)
  for (const movement of Object.keys(found) as Movement[])
    for (const row of found[movement]) yield [movement, row]
}

type Where = { day: string; zone: string }

/** Which line goods belong to; what they have nothing of is the line without a key. */
function keysOfGoods(
  node: Reading,
  by: Grouping,
): (row: GoodsRow, where: Where) => { key: string; text?: string } {
  const { catalogue, db } = node
  const weekStartsOn = startOfWeek(node)
  const shows = new Map<string, ScheduleRow | undefined>()
  const showOf = (id: string | null) => {
    if (id === null) return undefined
    if (!shows.has(id)) shows.set(id, scheduleById(db, id))
    return shows.get(id)
  }
  const groups = catalogue.all('product_group').filter(({ deleted }) => !deleted)
  return (row, { day, zone }) => {
    if (isInTime(by)) return { key: keyOfDay(day, by, weekStartsOn) }
    switch (by) {
      case 'weekday':
        return { key: weekdayOf(day) }
      case 'hour':
        return { key: isoIn(Date.parse(`${row.hour}:00:00Z`), zone).slice(11, 13) }
      case 'cinema':
        return { key: row.cinemaId }
      case 'kind':
        return { key: row.kind }
      case 'movie':
        return { key: showOf(row.scheduleId)?.movieId ?? '' }
      case 'screen':
        return { key: showOf(row.scheduleId)?.screenId ?? '' }
      case 'rate':
        return row.rateId === null ? { key: '' } : { key: row.rateId, text: row.text }
      case 'product':
        return row.productId === null ? { key: '' } : { key: row.productId, text: row.text }
      case 'combination':
        return { key: row.combinationId ?? '' }
      case 'group': {
        const product = row.productId === null ? undefined : catalogue.get('product', row.productId)
        return { key: product ? groupOf(product, groups) : '' }
      }
      case 'vat':
        return { key: String(row.vatRate) }
      case 'employee':
        return { key: row.employee ?? '', text: row.employee ?? '' }
      case 'device':
        return { key: row.device ?? '', text: row.device ?? '' }
      case 'source':
        return { key: row.source }
      default:
        return { key: '' }
    }
  }
}

async function readPayments({ node, asked, days, works, until, summed }: Reader): Promise<void> {
  const weekStartsOn = startOfWeek(node)
  const { by } = asked
  const keyOf = (row: MoneyRow, day: string): string => {
    if (isInTime(by)) return keyOfDay(day, by, weekStartsOn)
    if (by === 'cinema') return row.cinemaId
    if (by === 'source') return row.source
    if (by === 'device') return row.device ?? ''
    if (by === 'payment') return row.paymentId
    const { methodId, method } = row
    return methodId !== null && node.catalogue.get('payment_method', methodId) ? methodId : method
  }
  for (const stretch of stretchesOf(node, days, cinemasAsked(node, asked.cinema, works), until)) {
    const { paid, back } = moneyOf(node.db, stretch, by === 'payment')
    const moved = [...paid.map(row => ({ row, isBack: false })), ...back.map(row => ({ row, isBack: true }))]
    for (const { row, isBack } of moved.toSorted((one, other) => (one.row.at < other.row.at ? -1 : 1)))
      if (!asked.source || row.source === asked.source)
        add(
          summed,
          keyOf(row, stretch.day),
          sumsOfMoney(row, isBack),
          by === 'device' ? (row.device ?? '') : '',
        )
    await turnOfOthers(node)
  }
}

/** Deposits that were charged, and what came back of them. */
async function readDeposits({ node, asked, days, works, until, summed }: Reader): Promise<void> {
  const weekStartsOn = startOfWeek(node)
  for (const stretch of stretchesOf(node, days, cinemasAsked(node, asked.cinema, works), until)) {
    const found = depositsOf(node, stretch, { by: asked.by, day: stretch.day, weekStartsOn })
    for (const { key, text, sums } of found) add(summed, key, sums, text)
    await turnOfOthers(node)
  }
}

/** Shows that have begun, by the day they are shown on: what is sold for later ones is not told yet. */
async function readShows({ node, asked, days, works, until, summed }: Reader): Promise<void> {
  const { db, catalogue, runtime } = node
  const offset = midnightOffsetOf(catalogue)
  const weekStartsOn = startOfWeek(node)
  const last = Math.min(runtime.now() + 1, until === null ? Infinity : Date.parse(until))
  const places = new Map<string, number>()
  for (const cinemaId of cinemasAsked(node, asked.cinema, works)) {
    const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
    const before = Math.min(last, startOfDay(addDays(days.to, 1), zone, offset))
    const all = schedulesBetween(db, startOfDay(days.from, zone, offset), before)
    const shows = all.filter(show => show.cinemaId === cinemaId && !show.cancelled)
    for (const [index, show] of shows.entries()) {
      if (index % atOnce === atOnce - 1) await turnOfOthers(node)
      const { arrangementId } = show
      if (!places.has(arrangementId))
        places.set(arrangementId, arrangementById(db, arrangementId)?.seats.length ?? 0)
      const sums = { shows: 1, capacity: places.get(arrangementId)!, ...attendanceOf(db, show.id) }
      add(summed, keyOfShow(show, { by: asked.by, zone, offset, weekStartsOn }), sums)
    }
  }
}

function keyOfShow(
  show: ScheduleRow,
  { by, zone, offset, weekStartsOn }: { by: Grouping; zone: string; offset: number; weekStartsOn: number },
): string {
  const day = businessDay(show.startMs, zone, offset)
  if (isInTime(by)) return keyOfDay(day, by, weekStartsOn)
  if (by === 'weekday') return weekdayOf(day)
  if (by === 'hour') return isoIn(show.startMs, zone).slice(11, 13)
  if (by === 'cinema') return show.cinemaId
  if (by === 'screen') return show.screenId
  return by === 'show' ? show.id : show.movieId
}

/**
 * Vouchers as they were when the period ended, or as they are where it has not; and what was sold and used of them in its
 * days.
 */
async function readVouchers({ node, asked, days, works, until, summed }: Reader): Promise<void> {
  const { db, catalogue, runtime } = node
  const offset = midnightOffsetOf(catalogue)
  const zone = catalogue.all('cinema')[0]?.timezone ?? 'UTC'
  const [from, end] = [days.from, addDays(days.to, 1)].map(day => startOfDay(day, zone, offset)) as [
    number,
    number,
  ]
  const atMs = Math.min(end, runtime.now() + 1, until === null ? Infinity : Date.parse(until))
  const at = new Date(atMs).toISOString()
  const day = businessDay(atMs - 1, zone, offset)
  const cinemas =
    works === 'all' && asked.cinema === undefined ? null : cinemasAsked(node, asked.cinema, works)
  for (let after: OpenVoucher | null = null, page: OpenVoucher[]; ; after = page.at(-1)!) {
    page = vouchersAt(db, at, after, atOnce * 4)
    for (const voucher of page) {
      if (cinemas && !cinemas.includes(voucher.cinemaId ?? '')) continue
      const issuedMs = Date.parse(voucher.issuedAt)
      const key =
        asked.by === 'type' ? voucher.voucherTypeId : businessDay(issuedMs, zone, offset).slice(0, 4)
      if (issuedMs >= from) add(summed, key, { issued: 1 })
      if (!voucher.cancelled) add(summed, key, sumsOfVoucher(voucher, day))
    }
    if (page.length < atOnce * 4) break
    await turnOfOthers(node)
  }
  if (asked.by === 'type') await readUses({ node, asked, days, works, until, summed })
}

/** What vouchers were sold for in these days, and what they paid. */
async function readUses({ node, asked, days, works, until, summed }: Reader): Promise<void> {
  for (const stretch of stretchesOf(node, days, cinemasAsked(node, asked.cinema, works), until)) {
    for (const [movement, row] of movements(node, stretch, false)) {
      if (row.voucherTypeId === null) continue
      const { soldCents = 0, usedTurns = 0, usedCents = 0 } = sumsOfGoods(row, movement)
      add(summed, row.voucherTypeId, { soldCents, usedTurns, usedCents })
    }
    const { paid, back } = moneyOf(node.db, stretch)
    for (const row of paid)
      if (row.voucherTypeId !== null) add(summed, row.voucherTypeId, { usedValueCents: row.cents })
    for (const row of back)
      if (row.voucherTypeId !== null) add(summed, row.voucherTypeId, { usedValueCents: -row.cents })
    await turnOfOthers(node)
  }
}

/** The first day of the exhibitor's cine week, 1 Monday to 7 Sunday. */
export const startOfWeek = ({ catalogue }: Pick<Node, 'catalogue'>): number =>
  exhibitorOf(catalogue)?.cineWeekStartsOn ?? 3

function turnOfOthers({ runtime }: Pick<Node, 'runtime'>): Promise<void> {
  return new Promise(resolve => runtime.later(resolve))
}
