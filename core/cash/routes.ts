import { noteSecurity } from '../access/security-log.ts'
import type { Context, Mount } from '../api/mount.ts'
import type { Tx } from '../journal/node.ts'
import { daySpans } from '../programme/day-spans.ts'
import { Refusal } from '../refusal.ts'
import { closeShift, countDrawer, handOver, moveCash, openDrawer, openShift } from './commands.ts'
import {
  closeCashShift,
  countShift,
  handOverShift,
  moveShiftCash,
  openCashShift,
  openTillDrawer,
  printShift,
  readCash,
  readTillReports,
} from './contract.ts'
import { movesAndDeposits } from './deposit-store.ts'
import { giveDepositsBack } from './deposit-commands.ts'
import { returnDeposits } from './deposit-contract.ts'
import { dayReportsOf } from './day-report-load.ts'
import {
  exportShifts,
  readShift,
  readShiftDays,
  readShifts,
  readShiftSums,
  type ShiftFilterAsked,
} from './list-contract.ts'
import { pageOfShifts, shiftInList } from './list-load.ts'
import { sumShifts } from './list-store.ts'
import { loadDrawer } from './load.ts'
import { closingsOf, countsInShift, handoversInShift, openingsInShift, shiftById } from './store.ts'
import { atTill, cashNowOf, countView, lineView, reportView, tillReportsOf } from './view-load.ts'

/** What the box does with the paper of a shift. */
export type ShiftPaper = {
  /** Orders a shift's report on paper, in the transaction that closes it. Returns the order's id. */
  orderShift(tx: Tx, shiftId: string, copy: boolean): string
  /** Opens the drawer of the till once the transaction is safe. */
  openDrawer(tx: Tx): void
}

/** Shifts at the registers of a box: its tills and their drawers are its own. */
export function tillCashRoutes(mount: Mount, paper: ShiftPaper): void {
  const here = ({ tenant, signedIn, locale }: Context) => atTill(tenant.node, signedIn!, locale)
  const now = (context: Context) => cashNowOf(context.tenant.node, here(context))
  const act = <R>(context: Context, command: (tx: Tx) => R) =>
    context.tenant.node.execute(context.actor, command)

  mount(readCash, (_, context) => now(context))

  mount(readTillReports, (_, context) => tillReportsOf(context.tenant.node, here(context)))

  mount(openCashShift, async ({ body }, context) => {
    await act(context, tx => openShift(tx, body, here(context)))
    return now(context)
  })

  mount(moveShiftCash, async ({ params, body }, context) => {
    await act(context, tx => moveCash(tx, params.id, body, here(context)))
    return now(context)
  })

  mount(countShift, async ({ params, body }, context) => {
    const count = await act(context, tx => countDrawer(tx, params.id, body, here(context)))
    return { count: countView(context.tenant.node.catalogue, count), cash: now(context) }
  })

  mount(handOverShift, async ({ params, body }, context) => {
    await act(context, tx => handOver(tx, params.id, body, here(context)))
    return now(context)
  })

  mount(closeCashShift, async ({ params, body }, context) => {
    const { catalogue } = context.tenant.node
    const { closing, printJobs } = await act(context, tx => {
      const by = here(context)
      const wasOpen = shiftById(tx.db, by.cinemaId, params.id)?.closedAt === null
      const closing = closeShift(tx, params.id, body, by)
      // Sent again it has been printed already.
      return { closing, printJobs: wasOpen ? [paper.orderShift(tx, params.id, false)] : [] }
    })
    return { report: reportView(catalogue, closing), printJobs, cash: now(context) }
  })

  mount(printShift, async ({ params }, context) => {
    const job = await act(context, tx => {
      const row = shiftById(tx.db, here(context).cinemaId, params.id)
      if (!row?.closedAt) throw new Refusal('shift_unknown')
      return paper.orderShift(tx, row.id, true)
    })
    return { printJobs: [job] }
  })

  mount(returnDeposits, async ({ body }, context) => {
    await act(context, tx => {
      // Sent again it is open already.
      if (giveDepositsBack(tx, body, { ...here(context), locale: context.locale })) paper.openDrawer(tx)
    })
    return { cents: body.cents }
  })

  mount(openTillDrawer, async ({ body }, context) => {
    await act(context, tx => {
      // Sent again it is open already.
      if (openDrawer(tx, body, here(context))) paper.openDrawer(tx)
    })
    return now(context)
  })
}

const shiftsPerPage = 50
const exportedPerPage = 200

/** Shifts as managers read them, on box and relay alike. */
export function cashRoutes(mount: Mount): void {
  const spans = ({ tenant, signedIn }: Context, asked: ShiftFilterAsked) =>
    daySpans(tenant.node.catalogue, asked, signedIn!.cinemas)

  mount(readShifts, ({ query }, context) =>
    pageOfShifts(context.tenant.node, spans(context, query), { before: query.before, limit: shiftsPerPage }),
  )

  mount(readShiftSums, ({ query }, context) => sumShifts(context.tenant.node.db, spans(context, query)))

  mount(readShiftDays, ({ query }, context) => dayReportsOf(context.tenant.node, spans(context, query)))

  mount(exportShifts, ({ query }, context) => {
    const { tenant, actor, request } = context
    const { node } = tenant
    if (query.before === undefined)
      noteSecurity(node.runtime, 'data.exported', { who: actor.who, address: request.ip, what: 'shifts' })
    return pageOfShifts(node, spans(context, query), { before: query.before, limit: exportedPerPage })
  })

  mount(readShift, ({ params }, { tenant: { node } }) => {
    const { db, catalogue } = node
    const { cinemaId, id } = params
    const row = shiftById(db, cinemaId, id)
    if (!row) throw new Refusal('shift_unknown')
    return {
      shift: shiftInList(node, row),
      drawer: loadDrawer(node, row).map(line => lineView(catalogue, line)),
      moves: movesAndDeposits(db, cinemaId, id),
      counts: countsInShift(db, cinemaId, id).map(count => countView(catalogue, count)),
      handovers: handoversInShift(db, cinemaId, id),
      openings: openingsInShift(db, cinemaId, id),
      reports: closingsOf(db, cinemaId, id).map(closing => reportView(catalogue, closing)),
    }
  })
}
