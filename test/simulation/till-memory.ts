import type { House } from '#core/api/house.ts'
import { partsOf } from '#core/journal/fact.ts'
import { heedRegister } from '#core/recovery/commands.ts'
import { takeBackAdmission, takeBackBill } from '#core/recovery/take-back.ts'
import {
  rememberedBill,
  standsAt,
  type RememberedAdmission,
  type RememberedBill,
} from '#core/receipts/remember.ts'
import { hearReceipt } from '#core/receipts/hear-receipt.ts'
import { signReceipt } from '#core/receipts/receipt.ts'
import { billById } from '#core/billing/store.ts'
import { keysOf } from '../world/keys.ts'
import { atRegister } from '../world/small-house.ts'
import { forgeries } from './forgery.ts'
import type { Surroundings } from './place.ts'
import { statusIn } from './one-id-twice.ts'
import { count } from './stats.ts'

/**
 * What the kiosks of one box remember: every bill they were told of with all that came back of it, whom they let in, and
 * the last thing the box said. They speak before they ask for anything, and offer what they remember once the box lives
 * in another epoch.
 */
export function openTillMemory({ stats, fail, rules }: Pick<Surroundings, 'stats' | 'fail' | 'rules'>) {
  const hearing = rules.receipts ?? hearReceipt
  const bills = new Map<string, RememberedBill>()
  const admissions = new Map<string, RememberedAdmission>()
  let known: { origin: string; seq: number } | undefined
  /** The life that was given everything, as the register writes it. */
  let toldTo = '1'

  function hear({ node }: House) {
    const place = standsAt(node)
    if (known?.origin !== place.origin || known.seq < place.seq) known = place
  }

  return {
    /** The last thing it was told, to say it to whichever machine answers. */
    known: () => known,
    /** As at every connection: the box hears what it last said. */
    greet({ node }: House) {
      if (known) heedRegister(node, known, () => true)
    },
    async offer({ node }: House) {
      const { epoch } = node.identity
      const life = `${epoch}${node.standing.glass() ? ' alone' : ''}`
      if (node.state() !== 'ready' || toldTo === life || toldTo === String(epoch)) return
      for (const bill of bills.values()) {
        const known = billById(node.db, bill.sale.billId)
        const said = await hearing(node, atRegister, signed(bill), tx => takeBackBill(tx, bill))
        if (said === 'refused')
          fail('receipt', `${bill.sale.billId} was told by its box, which does not believe it`)
        if (said !== 'taken_back') continue
        count(stats, known ? 'returns taken back from a register' : 'sales taken back from a register')
        if (!known && bill.returns.length) count(stats, 'sales taken back with what came back of them')
      }
      for (const admission of admissions.values()) {
        const said = await hearing(node, atRegister, signed(admission), tx =>
          takeBackAdmission(tx, admission),
        )
        if (said === 'refused')
          fail('receipt', `${admission.admission.ticketId} was let in, and its box does not believe it`)
        if (said === 'taken_back') count(stats, 'admissions taken back from a scanner')
      }
      const [bill, admission] = [[...bills.values()].at(-1), [...admissions.values()].at(-1)]
      for (const { receipt, take } of forgeries(bill && signed(bill), admission && signed(admission)))
        if ((await hearing(node, atRegister, receipt, take)) === 'refused')
          count(stats, 'forged receipts refused')
      toldTo = life
    },
    /** A register is told of a bill, as it stands in this moment. */
    remember(house: House, billId: string) {
      const row = billById(house.node.db, billId)
      const bill = row && rememberedBill(house.node, row)
      if (!bill) return
      bills.set(billId, bill)
      hear(house)
    },
    /** A scanner is told to let a ticket in. */
    letIn(house: House, admission: RememberedAdmission['admission']) {
      admissions.set(admission.ticketId, { ...standsAt(house.node), admission })
      hear(house)
    },
    /** Everything a kiosk was ever told stands in its box's journal, whatever was lost since. */
    atEnd({ node }: House) {
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
      for (const ticketId of admissions.keys())
        if (!has('admissions WHERE ticket_id', ticketId))
          fail('door', `${ticketId} was let in, and it is forgotten`)
    },
  }
}

/** As its box gave it out: signed then, which is the same whenever it is done. */
const signed = <T extends { origin: string; seq: number }>(told: T) =>
  signReceipt(told, keysOf(partsOf(told.origin).nodeId).own)

/** Vouchers of a bill that its guest has not brought back. */
function inHands({ sale, returns }: RememberedBill): string[] {
  const back = new Set(returns.flatMap(({ lines }) => lines.map(({ line }) => line)))
  return sale.lines.flatMap(({ voucherTypeId, voucherId }, index) =>
    voucherTypeId && voucherId && !back.has(index + 1) ? [voucherId] : [],
  )
}

export type TillMemory = ReturnType<typeof openTillMemory>

/** The registers of a machine that was switched off stand at another one from now on. */
export function joinTills(here: TillMemory, come: TillMemory): TillMemory {
  const both = [come, here]
  return {
    ...here,
    greet: house => both.forEach(till => till.greet(house)),
    offer: async house => {
      for (const till of both) await till.offer(house)
    },
    remember: (house, billId) => both.forEach(till => till.remember(house, billId)),
    atEnd: house => both.forEach(till => till.atEnd(house)),
  }
}
