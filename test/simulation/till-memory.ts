import type { House } from '#core/api/house.ts'
import { originOf } from '#core/journal/fact.ts'
import { heedRegister, takeBackSale, type RememberedSale } from '#core/recovery/commands.ts'
import type { SaleMade } from '#core/sales/facts.ts'
import { atRegister } from '../world/small-house.ts'
import { count, type Stats } from './stats.ts'

/**
 * What the registers of one box remember: every sale they were told of, and the last thing the box said. They speak
 * before they ask for anything, and offer what they remember once the box lives in another epoch.
 */
export function openTillMemory(stats: Stats) {
  const sales = new Map<string, RememberedSale>()
  let known: { origin: string; seq: number } | undefined
  let epoch = 1

  return {
    /** The last thing it was told, to say it to whichever machine answers. */
    known: () => known,
    /** Bills it could give back. */
    remembered: () => [...sales.keys()],
    /** As at every connection: the box hears what it last said. */
    greet({ node }: House) {
      if (known) heedRegister(node, known)
    },
    async offer({ node }: House) {
      if (node.state() !== 'ready' || node.identity.epoch === epoch) return
      for (const sale of sales.values()) {
        const said = await node.execute(atRegister, tx => takeBackSale(tx, sale))
        if (said === 'taken_back') count(stats, 'sales taken back from a register')
      }
      epoch = node.identity.epoch
    },
    /** Tickets that were given back are nothing to bring back. */
    forget(billId: string) {
      sales.delete(billId)
    },
    remember({ node }: House, billId: string) {
      const row = node.db
        .prepare(
          `SELECT f.bytes, o.origin, f.seq FROM bills b JOIN origins o ON o.origin = b.origin JOIN facts f ON f.origin_id = o.id AND f.seq = b.seq
           WHERE b.id = ? AND NOT EXISTS (SELECT 1 FROM returns r WHERE r.bill_id = b.id)`,
        )
        .get(billId) as { bytes: string; origin: string; seq: number } | undefined
      if (!row) return
      const { origin, seq, bytes } = row
      const sale = (JSON.parse(bytes) as { body: SaleMade }).body
      if (!sales.has(billId)) sales.set(billId, { origin, seq, sale })
      const own = originOf(
        node.identity.nodeId,
        node.identity.epoch,
        `cinema:${node.identity.cinemaId ?? ''}`,
      )
      if (origin === own && (known?.origin !== own || known.seq < seq)) known = { origin, seq }
    },
  }
}
export type TillMemory = ReturnType<typeof openTillMemory>

/** The registers of a machine that was switched off stand at another one from now on. */
export function joinTills(here: TillMemory, come: TillMemory): TillMemory {
  const both = [come, here]
  return {
    ...here,
    remembered: () => both.flatMap(till => till.remembered()),
    greet: house => both.forEach(till => till.greet(house)),
    offer: async house => {
      for (const till of both) await till.offer(house)
    },
    forget: billId => both.forEach(till => till.forget(billId)),
  }
}
