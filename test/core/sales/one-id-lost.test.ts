import { expect, test } from 'vitest'
import type { Node } from '#core/journal/node.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { turnsOf, voucherById } from '#core/vouchers/store.ts'
import { atRegister, carl, checkoutOf, openEmptyNode, saleOf, visitor } from '../../world/small-exhibitor.ts'
import { receiveSigned } from '../../world/signed.ts'
import { relayAndBox } from '../journal/link.ts'
import { buyFor, issue, sellFor } from '../vouchers/evening.ts'

const id = 'one-id'

/** What a node wrote in one of its streams after a moment. */
type Piece = { node: Node; origin: string; after: number }

async function readIn(pieces: readonly Piece[]) {
  const { node: reader } = openEmptyNode('relay', { identity: { epoch: 2 } })
  for (const { node, origin, after } of pieces)
    await receiveSigned(reader, origin, node.journal.after(origin, after, 1000))
  return reader
}

const billsOf = ({ db }: Node, voucher: string) => [
  ...new Set([...turnsOf(db, voucherById(db, voucher)!).values()].flatMap(({ billId }) => billId ?? [])),
]

test.each([
  ['register', `${id}~box:cinema-1`],
  ['website', `${id}~relay:cinema-1`],
] as const)(
  'turns of the purchase of the %s stay its own where its sale is lost, whenever the other one under its id is heard',
  async (lost, own) => {
    const { relay, box, link } = await relayAndBox()
    await link.settle()
    const voucher = await issue(lost === 'register' ? box : relay, 'gift-1', 3)
    await link.settle()
    link.cut()
    // The relay's streams introduce everybody else.
    const before = relay.journal.heads().toSorted((a, b) => (a.origin < b.origin ? 1 : -1))
    const base = before.map(({ origin, seq }) => ({
      node: { journal: { after: () => relay.journal.after(origin, 0, seq) } } as unknown as Node,
      origin,
      after: 0,
    }))
    const rest = (node: Node, scope: string): Piece => {
      const origin = `${node.identity.nodeId}.1.${scope}`
      return { node, origin, after: before.find(head => head.origin === origin)?.seq ?? 0 }
    }
    if (lost === 'register') {
      await sellFor(box, id, ['A3'], voucher)
      await relay.execute(visitor, tx => openBill(tx, checkoutOf(id, ['B2']), 'en'))
    } else {
      await buyFor(relay, id, ['B2'], voucher)
      await box.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, ['A3']), carl))
    }
    const turns = rest(lost === 'register' ? box : relay, 'exhibitor')
    const purchase = rest(lost === 'register' ? relay : box, 'cinema:cinema-1')
    const purchaseFirst = await readIn([...base, purchase, turns])
    const turnsFirst = await readIn([...base, turns, purchase])
    expect([billsOf(purchaseFirst, voucher), billsOf(turnsFirst, voucher)]).toEqual([[own], [own]])
    expect(dumpDerived(turnsFirst.db)).toEqual(dumpDerived(purchaseFirst.db))
  },
)
