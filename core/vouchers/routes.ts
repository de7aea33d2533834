import type { Tenant } from '../api/tenant.ts'
import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { typedId } from '../journal/id.ts'
import { guess, type Guard } from '../people/guess.ts'
import { employeeHere } from '../people/sessions.ts'
import { pinHash } from '../people/store.ts'
import {
  allowOverride,
  cancelVoucher as cancelContract,
  exchangeVoucher,
  extendVoucher as extendContract,
  giveVoucher,
  readVoucher,
  readVouchers,
  topUpVoucher as topUpContract,
} from './contract.ts'
import { voucherBatchRoutes } from './batch-routes.ts'
import { allowOverride as allow } from './commands.ts'
import { exchangeCard } from './exchange-commands.ts'
import { reachable, withTurnsOfAllSides } from './gather-commands.ts'
import { readCard, takeCardBack, undoTakeBack as undoContract, type DoorCard } from './card-contract.ts'
import { cardInHand, takeBack, undoTakeBack } from './taken-back-commands.ts'
import { printedCode } from './code.ts'
import { isOrdered } from './order-store.ts'
import { voucherTypeRoutes } from './types-routes.ts'
import { cancelVoucher, extendVoucher, issueVoucher, topUpVoucher } from './commands.ts'
import { voucherById, vouchersPage, type VoucherRow } from './store.ts'
import { voucherDebtRoutes } from './debt-routes.ts'
import { debtsOf } from './debt-store.ts'
import { debtView, historyOf, refreshmentsHistoryOf, voucherView } from './view-load.ts'

const vouchersPerPage = 50

/** Vouchers and their debts, on box and relay alike. */
export function voucherRoutes(mount: Mount): void {
  voucherBatchRoutes(mount)
  voucherTypeRoutes(mount)
  voucherDebtRoutes(mount)
  mount(readVoucher, ({ params }, { tenant, locale, signedIn }) => {
    const voucher = typedVoucher(tenant, params.code)
    return {
      voucher: voucherView(tenant, voucher, locale, signedIn),
      history: historyOf(tenant, voucher),
      refreshments: refreshmentsHistoryOf(tenant, voucher),
      debts: debtsOf(tenant.node.db, { voucherId: voucher.id }).map(debt => debtView(tenant, debt)),
    }
  })

  mount(readVouchers, ({ query }, { tenant, locale }) => {
    const rows = vouchersPage(tenant.node.db, query.before, vouchersPerPage + 1)
    const page = rows.slice(0, vouchersPerPage)
    const last = page.at(-1)
    return {
      vouchers: page.map(row => voucherView(tenant, row, locale)),
      next: rows.length > vouchersPerPage && last ? `${last.issuedAt}|${last.id}` : null,
    }
  })

  mount(giveVoucher, async ({ body }, { tenant, actor, locale, signedIn }) => {
    const { id, ...wanted } = body
    const cinemaId = tenant.node.identity.cinemaId ?? null
    const row = await tenant.node.execute(actor, tx =>
      issueVoucher(tx, { ...wanted, requestId: id, cinemaId, billId: null }),
    )
    return { voucher: voucherView(tenant, row, locale, signedIn) }
  })

  mount(topUpContract, async ({ params, body }, { tenant, actor, locale }) => {
    const ask = { requestId: body.id, voucherId: typedId(params.code), cents: body.cents }
    const row = await tenant.node.execute(actor, tx => topUpVoucher(tx, ask))
    return { voucher: voucherView(tenant, row, locale) }
  })

  mount(extendContract, async ({ params, body }, { tenant, actor, locale }) => {
    const row = await tenant.node.execute(actor, tx =>
      extendVoucher(tx, typedId(params.code), body.validUntil),
    )
    return { voucher: voucherView(tenant, row, locale) }
  })

  mount(cancelContract, async ({ params }, { tenant, actor, locale }) => {
    const row = await tenant.node.execute(actor, tx => cancelVoucher(tx, typedId(params.code)))
    return { voucher: voucherView(tenant, row, locale) }
  })

  mount(exchangeVoucher, async ({ params, body }, { tenant, actor, locale }) => {
    const { id } = typedVoucher(tenant, params.code)
    // Whether anybody has the new code is known only together.
    if (!reachable(tenant)) throw new Refusal('card_needs_connection')
    const ask = { requestId: body.id, newCode: body.newCode }
    const row = await withTurnsOfAllSides(tenant, () =>
      tenant.node.execute(actor, tx => exchangeCard(tx, id, ask)),
    )
    return { voucher: voucherView(tenant, row, locale) }
  })
}

/** Cards at a door: what is left of one, and taking a used-up one back. On the box. */
export function cardRoutes(mount: Mount): void {
  mount(readCard, ({ params }, { tenant }) => cardAnswer(tenant, typedVoucher(tenant, params.code)))

  mount(takeCardBack, async ({ params, body }, { tenant, actor, signedIn }) => {
    const voucher = typedVoucher(tenant, params.code)
    const asked = { takingId: body.id, gate: signedIn!.device }
    await tenant.node.execute(actor, tx => takeBack(tx, voucher, asked))
    return cardAnswer(tenant, voucher)
  })

  mount(undoContract, async ({ params, body }, { tenant, actor, signedIn }) => {
    const voucher = typedVoucher(tenant, params.code)
    const asked = { takingId: body.id, gate: signedIn!.device }
    await tenant.node.execute(actor, tx => undoTakeBack(tx, voucher, asked))
    return cardAnswer(tenant, voucher)
  })
}

function cardAnswer({ node }: Tenant, voucher: VoucherRow): { card: DoorCard } {
  const { turnsLeft, centsLeft, isCancelled, taken } = cardInHand(node, voucher)
  return {
    card: {
      code: printedCode(voucher.id),
      type: voucher.type,
      title: voucher.title,
      turns: voucher.turns,
      left: turnsLeft,
      centsLeft: Math.max(0, centsLeft),
      cancelled: isCancelled,
      taken: taken ?? null,
    },
  }
}

/** A manager's approval at the register, on the box; PIN attempts count as those at the sign-in. */
export function overrideRoutes(mount: Mount, guard: Guard): void {
  mount(allowOverride, async ({ body }, context) => {
    const { tenant, actor } = context
    const { node } = tenant
    const found = await guess(guard, context, {
      name: `pin ${body.employeeId}`,
      employeeId: body.employeeId,
      secret: body.pin,
      stored: pinHash(node, body.employeeId),
      accept: () => {
        const manager = employeeHere(node, body.employeeId)
        return manager?.permissions.includes('override_vouchers') ? manager : undefined
      },
    })
    const wish = {
      billId: body.billId,
      cinemaId: node.identity.cinemaId ?? '',
      voucherId: typedId(body.code),
      count: body.count,
      reachable: reachable(tenant),
    }
    const manager = { employeeId: found.employee.id, name: found.employee.name }
    return node.execute(actor, tx => allow(tx, wish, manager))
  })
}

/** Refuses `voucher_unknown`, `voucher_not_paid` for one whose money has not come, and `voucher_not_here` while disconnected, when it may be a new one. */
function typedVoucher(tenant: Tenant, code: string): VoucherRow {
  const { db } = tenant.node
  const voucher = voucherById(db, typedId(code))
  if (!voucher && isOrdered(db, typedId(code))) throw new Refusal('voucher_not_paid')
  if (!voucher) throw new Refusal(reachable(tenant) ? 'voucher_unknown' : 'voucher_not_here')
  return voucher
}
