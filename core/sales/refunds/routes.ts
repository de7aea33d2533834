import { looksSigned, readTicketCode } from '../../admission/ticket-code.ts'
import type { Context, Mount } from '../../api/mount.ts'
import { Refusal } from '../../refusal.ts'
import { typedId } from '../../journal/id.ts'
import type { Catalogue } from '../../journal/apply.ts'
import { settingOf } from '../../venue/settings/effective.ts'
import { worksIn } from '../../access/employee.ts'
import { responsibleCinemaOfBill } from '../../access/store.ts'
import { scheduleById } from '../../programme/store.ts'
import { withSeatsOfBothSides } from '../../seating/gather-commands.ts'
import { buyersOf } from '../bill-buyers-load.ts'
import { showsOf } from '../bill-shows-load.ts'
import type { Paper } from '../routes.ts'
import { billById, billInList } from '../../billing/store.ts'
import { paymentsOnTop } from '../../billing/payment-store.ts'
import type { AskedBy } from './refund-requests.ts'
import { declineRefundRequest, refundOrRequest, requireSynced } from './commands.ts'
import { orderRefunds } from '../../billing/refunds/commands.ts'
import { declineRefund, exchange, findBills, readBill, readDueRefunds, refund } from './contract.ts'
import { orderShowRefunds, readShowRefunds } from './show-contract.ts'
import { exchangeTickets } from './commands.ts'
import { findBills as billsFound, returnById } from '../../billing/refunds/store.ts'
import { refundsOfShow, refundsOrdered } from '../../billing/refunds/cancelled-store.ts'
import { billNowOf, dueRefunds } from './view-load.ts'

const foundMost = 20

/** Refunds and exchanges by staff, on box and relay alike; `paper` where there is a printer. */
export function refundRoutes(mount: Mount, paper?: Paper): void {
  mount(readBill, ({ params }, context) => billNow(context, params.id))

  mount(findBills, ({ query }, { tenant, signedIn }) => {
    const { db, catalogue } = tenant.node
    requireSearchable(catalogue, query.text)
    const signed = looksSigned(query.text) ? readTicketCode(query.text, tenant.keys) : undefined
    const ids = billsFound(tenant.node, {
      text: query.text,
      ticketId: signed?.ticketId ?? typedId(query.text),
      limit: foundMost,
    })
    const rows = ids.flatMap(id => billById(db, id) ?? [])
    const mine = rows.filter(row => worksIn(signedIn!.cinemas, row.cinemaId))
    const bills = mine.map(row => billInList(db, row))
    return {
      bills,
      shows: showsOf(
        tenant.node,
        bills.flatMap(({ lines }) => lines),
      ),
      buyers: buyersOf(tenant.node, mine, signedIn!),
    }
  })

  mount(refund, async ({ params, body }, context) => {
    const { tenant, actor } = context
    const { made, job } = await tenant.node.execute(actor, tx => {
      requireSynced(tenant.node, body.id)
      // The same refund sent again has already printed its slip.
      const known = returnById(tx.db, body.id) !== undefined
      const { made } = refundOrRequest(tx, { ...body, billId: params.id }, whoAsks(context))
      return { made, job: made && !known ? paper?.orderReturn(tx, made.billId, made.id) : undefined }
    })
    return {
      outcome: made ? ('refunded' as const) : ('asked' as const),
      bill: billNow(context, params.id),
      printJobs: job ? [job] : [],
    }
  })

  mount(exchange, async ({ params, body }, context) => {
    const { tenant, actor } = context
    const { node } = tenant
    const shows = body.tickets.map(({ scheduleId }) => scheduleId)
    const { job } = await withSeatsOfBothSides(tenant, shows, () =>
      node.execute(actor, tx => {
        requireSynced(node, body.id)
        const known = returnById(tx.db, body.id) !== undefined
        const made = exchangeTickets(tx, { ...body, billId: params.id }, whoAsks(context))
        return { job: known ? undefined : paper?.orderReturn(tx, made.billId, made.id) }
      }),
    )
    const onTop = paymentsOnTop(node.db, { id: body.id, billId: params.id })
    const changeCents = onTop.reduce((sum, each) => sum + (each.changeCents ?? 0), 0)
    return { bill: billNow(context, params.id), changeCents, printJobs: job ? [job] : [] }
  })

  mount(readDueRefunds, (_, { tenant, signedIn }) => ({
    due: dueRefunds(tenant).filter(({ billId }) =>
      worksIn(signedIn!.cinemas, responsibleCinemaOfBill(tenant.node.db, billId)),
    ),
  }))

  mount(declineRefund, async ({ params }, context) => {
    const { tenant, actor, signedIn } = context
    const ask = await tenant.node.execute(actor, tx => declineRefundRequest(tx, params.id, signedIn!.name))
    return { bill: billNow(context, ask.billId) }
  })

  mount(readShowRefunds, ({ params }, context) => refundsNow(context, params.id))

  mount(orderShowRefunds, async ({ params }, context) => {
    const { tenant, actor, signedIn } = context
    await tenant.node.execute(actor, tx => orderRefunds(tx, params.id, signedIn!.name))
    return refundsNow(context, params.id)
  })
}

/** The buyer's name is shown to employees who may refund the bill. */
function billNow({ tenant, locale, signedIn }: Context, id: string) {
  const row = billById(tenant.node.db, id)
  if (!row) throw new Refusal('bill_unknown')
  const now = billNowOf(tenant, row, locale)
  return signedIn!.permissions.includes('refund') ? now : { ...now, buyer: null }
}

function refundsNow({ tenant }: Context, scheduleId: string) {
  const { db } = tenant.node
  if (!scheduleById(db, scheduleId)) throw new Refusal('schedule_unknown')
  return { orderedAt: refundsOrdered(db, scheduleId), ...refundsOfShow(db, scheduleId) }
}

/** Tickets used at the door are refunded only by employees with that permission: managers. */
function whoAsks({ signedIn, locale }: Context): AskedBy {
  return {
    employeeId: signedIn!.employeeId,
    employeeName: signedIn!.name,
    device: signedIn!.device || null,
    locale,
    usedToo: signedIn!.permissions.includes('refund_used'),
    upToCents: signedIn!.refundUpToCents,
  }
}

/** Refuses `invalid_input` for a text that is shorter than what is searched for; a number is whole at any length. */
function requireSearchable(catalogue: Catalogue, text: string): void {
  const min = settingOf(catalogue, 'public_config.search_min_characters')
  if (text.length < min && !/^\d+$/.test(text))
    throw new Refusal('invalid_input', { min }, { text: ['field.search_short'] })
}
