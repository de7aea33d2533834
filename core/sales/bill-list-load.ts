import { worksIn, type Cinemas } from '../access/employee.ts'
import {
  billsPage,
  sumBills,
  sumPayments,
  type BillFilter,
  type BillPlace,
  type BillSums,
  type MethodSums,
  type SoughtBill,
} from '../billing/list-store.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'
import { readSought } from './sought-bill.ts'
import type { BillRow } from '../billing/store.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { Node } from '../journal/node.ts'
import { daySpans } from '../programme/day-spans.ts'
import type { BillFilterAsked } from './bill-list-contract.ts'

/** Bills that are looked at before everybody else gets a turn: a few milliseconds. */
const lookAtOnce = 1000
/** Bills that one page is looked for among; where few fit, it is short and goes on. */
const lookForPage = 20_000
/** Bills whose sums are added up for one question. */
const lookForSums = 100_000

/** The filter of somebody who works in some cinemas; `until` leaves out what was opened later. */
export function billFilterOf(
  catalogue: Catalogue,
  asked: BillFilterAsked & { until?: string | undefined },
  works: Cinemas,
): BillFilter {
  const cinemas = asked.cinema === undefined ? works : worksIn(works, asked.cinema) ? [asked.cinema] : []
  const { from: first, to: end } = asked
  const isEver = first === undefined && end === undefined
  const spans = isEver ? null : daySpans(catalogue, { from: first, to: end }, cinemas)
  const upTo = (spans ?? []).map(each => each.upTo).reduce((one, other) => (one > other ? one : other), '')
  const from = (spans ?? []).map(each => each.from).reduce((one, other) => (one < other ? one : other), '9')
  const last = asked.until === undefined ? '9999' : new Date(asked.until).toISOString()
  const differ = spans?.some(each => each.from !== from || each.upTo !== upTo)
  return {
    from: spans ? from : '',
    upTo: spans && upTo < last ? upTo : last,
    cinemas: cinemas === 'all' ? null : cinemas,
    spans: differ ? JSON.stringify(spans) : null,
    source: asked.source ?? null,
    device: asked.device ?? null,
    method: asked.method ?? null,
    state: asked.state ?? null,
    employee: asked.employee ?? null,
    shows: null,
    sought: asked.text === undefined ? null : soughtOf(catalogue, asked.text, spans ?? [], asked),
  }
}

/** One page of bills; others get their turn between the looks for it. */
export async function pageOfBills(
  node: Pick<Node, 'db' | 'runtime'>,
  filter: BillFilter,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ rows: BillRow[]; next: string | null }> {
  const rows: BillRow[] = []
  let after = placeOf(before)
  // Where all fit, no more are looked at than are shown.
  let look = limit + 1
  for (let seen = 0; seen < lookForPage; seen += look) {
    const found = billsPage(node.db, filter, { after, limit: limit - rows.length, look })
    rows.push(...found.rows)
    after = found.next
    if (!after || rows.length >= limit) break
    look = lookAtOnce
    await turnOfOthers(node)
  }
  return { rows, next: after && `${after.openedAt}|${after.id}` }
}

/** The sums of a filter; of its newest hundred thousand bills where there are more. */
export async function sumsOfBills(
  node: Pick<Node, 'db' | 'runtime'>,
  filter: BillFilter,
): Promise<BillSums & { whole: boolean }> {
  const all: BillSums = { bills: 0, sales: 0, tickets: 0, keptCents: 0, refundedCents: 0, siteCents: 0 }
  let after: BillPlace | null = null
  for (let seen = 0; seen < lookForSums; seen += lookAtOnce) {
    const { sums, next } = sumBills(node.db, filter, { after, look: lookAtOnce })
    for (const key of Object.keys(all) as (keyof BillSums)[]) all[key] += sums[key]
    if (!next) return { ...all, whole: true }
    after = next
    await turnOfOthers(node)
  }
  return { ...all, whole: false }
}

/** What somebody remembers of a purchase, as a list looks for it. */
function soughtOf(
  catalogue: Catalogue,
  text: string,
  spans: readonly { cinemaId: string }[],
  { from, to }: BillFilterAsked,
): SoughtBill {
  const [cinema] = spans
  const zone = catalogue.get('cinema', cinema?.cinemaId ?? '')?.timezone
  const day = from !== undefined && from === to && spans.length === 1 ? from : undefined
  return readSought(text, {
    movies: catalogue.all('movie'),
    when: day === undefined || zone === undefined ? null : { day, zone, offset: midnightOffsetOf(catalogue) },
  })
}

/** The sums of a day, by the kinds of payment; bounded like those of a list. */
export async function sumsOfDay(node: Pick<Node, 'db' | 'runtime'>, filter: BillFilter) {
  const { sales, tickets, keptCents, refundedCents } = await sumsOfBills(node, filter)
  const methods = new Map<string, MethodSums>()
  let after: BillPlace | null = null
  for (let seen = 0; seen < lookForSums; seen += lookAtOnce) {
    const { sums, next } = sumPayments(node.db, filter, { after, look: lookAtOnce })
    for (const each of sums) {
      const known = methods.get(each.method) ?? { ...each, keptCents: 0, refundedCents: 0 }
      known.keptCents += each.keptCents
      known.refundedCents += each.refundedCents
      methods.set(each.method, known)
    }
    if (!next) break
    after = next
    await turnOfOthers(node)
  }
  const largest = [...methods.values()].sort((a, b) => b.keptCents - a.keptCents)
  return { sales, tickets, keptCents, refundedCents, methods: largest }
}

function turnOfOthers({ runtime }: Pick<Node, 'runtime'>): Promise<void> {
  return new Promise(resolve => runtime.later(resolve))
}

function placeOf(before: string | undefined): BillPlace | null {
  if (before === undefined) return null
  const [openedAt = '', id = ''] = before.split('|')
  return { openedAt, id }
}
