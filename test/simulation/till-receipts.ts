import type { Tenant } from '#core/api/tenant.ts'
import { partsOf } from '#core/journal/fact.ts'
import { checkClaim } from '#core/recovery/commands.ts'
import { reinstateAdmission, reinstateBill } from '#core/recovery/reinstate-commands.ts'
import type { AdmissionReceipt, BillReceipt } from '#core/receipts/make-receipt.ts'
import type { Node } from '#core/journal/node.ts'
import { epochOpenedAt } from '#core/journal/storage/epoch-store.ts'
import { billReceipt, standsAt } from '#core/receipts/load.ts'
import { receiveReceipt } from '#core/receipts/commands.ts'
import { signReceipt } from '#core/receipts/receipt.ts'
import { billById } from '#core/billing/store.ts'
import { lacksReturns } from '#kiosk/box/receipts/receipts.ts'
import { keysOf } from '../world/keys.ts'
import { atRegister } from '../world/small-exhibitor.ts'
import { forgeries } from './forgery.ts'
import type { Surroundings } from './place.ts'
import { statusIn } from './one-id-twice.ts'
import { calledNow } from './shared-id.ts'
import { count } from './stats.ts'

/**
 * What the kiosks of one box remember: every bill they were told of with all that came back of it, whom they let in, and
 * the last thing the box said. They speak before they ask for anything, and offer what they remember once the box lives
 * in another epoch.
 */
export function openTillReceipts({ stats, fail, rules }: Pick<Surroundings, 'stats' | 'fail' | 'rules'>) {
  const hearing = rules.receipts ?? receiveReceipt
  const bills = new Map<string, BillReceipt>()
  const admissions = new Map<string, AdmissionReceipt>()
  let known: { origin: string; seq: number } | undefined
  /** The life that was given everything, as the register writes it. */
  let replayedTo = '1'

  function hear({ node }: Tenant) {
    const place = standsAt(node)
    if (known?.origin !== place.origin || known.seq < place.seq) known = place
  }

  return {
    /** Whether it remembers what it is told. */
    keeps: true,
    /** The last thing it was told, to say it to whichever machine answers. */
    known: () => known,
    /** As at every connection: the box hears what it last said. */
    greet({ node }: Tenant) {
      if (known) checkClaim(node, known, () => true)
    },
    async offer({ node }: Tenant) {
      const { epoch } = node.identity
      const incarnation = `${epoch}${node.nodeStatus.emergencyMode() ? ' alone' : ''}`
      if (node.state() !== 'ready' || replayedTo === incarnation || replayedTo === String(epoch)) return
      for (const bill of bills.values()) {
        const known = billById(node.db, bill.sale.billId)
        const said = await hearing(node, atRegister, signed(bill), tx => reinstateBill(tx, bill))
        if (said === 'refused' && openedIn1970(node)) bills.delete(bill.sale.billId)
        else if (said === 'refused')
          fail('receipt', `${bill.sale.billId} was told by its box, which does not believe it`)
        if (said !== 'reinstated') continue
        count(stats, known ? 'returns taken back from a register' : 'sales taken back from a register')
        if (!known && bill.returns.length) count(stats, 'sales taken back with what came back of them')
      }
      for (const admission of admissions.values()) {
        const said = await hearing(node, atRegister, signed(admission), tx =>
          reinstateAdmission(tx, admission),
        )
        if (said === 'refused' && openedIn1970(node)) admissions.delete(admission.admission.ticketId)
        else if (said === 'refused')
          fail('receipt', `${admission.admission.ticketId} was let in, and its box does not believe it`)
        if (said === 'reinstated') count(stats, 'admissions taken back from a scanner')
      }
      const [bill, admission] = [[...bills.values()].at(-1), [...admissions.values()].at(-1)]
      for (const { receipt, take } of forgeries(bill && signed(bill), admission && signed(admission)))
        if ((await hearing(node, atRegister, receipt, take)) === 'refused')
          count(stats, 'forged receipts refused')
      replayedTo = incarnation
    },
    /** A register is told of a bill, as it stands in this moment. */
    remember(tenant: Tenant, billId: string) {
      const row = billById(tenant.node.db, calledNow(tenant.node, billId))
      const bill = row && billReceipt(tenant.node, row)
      if (!bill) return
      if (!lacksReturns(bill, bills.get(billId))) bills.set(billId, bill)
      hear(tenant)
    },
    /** A scanner is told to let a ticket in. */
    letIn(tenant: Tenant, admission: AdmissionReceipt['admission']) {
      admissions.set(admission.ticketId, { ...standsAt(tenant.node), admission })
      hear(tenant)
    },
    /** It is told that an admission is undone, and keeps that in its place. */
    undone(tenant: Tenant, admission: AdmissionReceipt['admission']) {
      const { ticketId, admissionId } = admission
      if ((admissions.get(ticketId)?.admission.admissionId ?? admissionId) !== admissionId) return
      admissions.set(ticketId, { ...standsAt(tenant.node), admission, undone: true })
      hear(tenant)
    },
    /** Everything a kiosk was ever told stands in its box's journal, whatever was lost since. */
    atEnd({ node }: Tenant) {
      const has = (table: string, id: string) =>
        Boolean(node.db.prepare(`SELECT 1 FROM ${table} = ?`).get(id))
      for (const { sale, returns } of bills.values()) {
        if (!statusIn(node.db, { billId: sale.billId, place: 'register' }))
          fail('I5', `a register was told of ${sale.billId}, which is lost`)
        for (const { id } of returns)
          if (!has('returns WHERE id', id)) fail('I5', `a register was told of ${id}, which is lost`)
      }
      for (const id of [...bills.values()].flatMap(inHands))
        if (!has('vouchers WHERE id', id)) fail('I7', `voucher ${id} is in a guest's hand and is lost`)
      for (const [ticketId, { admission }] of admissions)
        if (
          !['admissions', 'later_admissions', 'undone_admissions'].some(table =>
            has(`${table} WHERE admission_id`, admission.admissionId),
          )
        )
          fail('door', `${ticketId} was let in by ${admission.admissionId}, and that is forgotten`)
    },
  }
}

/**
 * Both the relay's clock and the box's were at 1970 when the box recovered, and are put right: by both of them that is long
 * ago, and a register that comes more than ten minutes after it is not believed.
 */
function openedIn1970({ db, identity }: Node): boolean {
  return Number(epochOpenedAt(db, identity.nodeId, identity.epoch)?.slice(0, 4)) < 2000
}

/** As its box gave it out: signed then, which is the same whenever it is done. */
const signed = <T extends { origin: string; seq: number }>(told: T) =>
  signReceipt(told, keysOf(partsOf(told.origin).nodeId).own)

/** Vouchers of a bill that its guest has not brought back. */
function inHands({ sale, returns }: BillReceipt): string[] {
  const back = new Set(returns.flatMap(({ lines }) => lines.map(({ line }) => line)))
  return sale.lines.flatMap(({ voucherTypeId, voucherId }, index) =>
    voucherTypeId && voucherId && !back.has(index + 1) ? [voucherId] : [],
  )
}

export type TillReceipts = ReturnType<typeof openTillReceipts>

/** The registers of a machine that was switched off stand at another one from now on. */
export function joinTills(here: TillReceipts, come: TillReceipts): TillReceipts {
  const both = [come, here]
  return {
    ...here,
    keeps: here.keeps || come.keeps,
    greet: tenant => both.forEach(till => till.greet(tenant)),
    offer: async tenant => {
      for (const till of both) await till.offer(tenant)
    },
    remember: (tenant, billId) => both.forEach(till => till.remember(tenant, billId)),
    atEnd: tenant => both.forEach(till => till.atEnd(tenant)),
  }
}
