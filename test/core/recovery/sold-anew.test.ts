import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { linesOf } from '#core/billing/line-store.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { startEmergencyMode } from '#core/recovery/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { vouchersOfBill } from '#core/vouchers/store.ts'
import { atRegister, byHand, carl, saleOf, tonight } from '../../world/small-exhibitor.ts'
import { disagreements, openLink } from '../journal/link.ts'
import { evening, rest } from '../journal/machine.ts'

/**
 * A box sells, its relay hears of it and its register does not. Then both disks are lost while the line is cut, and the
 * register sends its sale again to the box in emergency mode.
 *
 * @returns what was in the guest's hand from either sale, and both sides after the line is back
 */
async function soldTwice(request: SaleRequest, inHand: (node: Node) => unknown) {
  const { box, relay, first, link, durableIdentity } = await evening()
  await link.settle()
  const copy = box.copy()
  const sell = (node: Node) => node.execute(atRegister, tx => sellAtRegister(tx, request, carl))
  await sell(first)
  const papers = [inHand(first)]
  await rest(link)
  link.cut()
  await first.close()
  box.put(copy)
  box.restored()
  writeFileSync(box.mirrorPath, '')
  const node = await box.start(durableIdentity)
  await startEmergencyMode(node, byHand)
  await sell(node)
  papers.push(inHand(node))
  await rest(openLink(relay, node))
  expect(node.nodeStatus.emergencyMode()).toBeNull()
  expect(disagreements(node, relay)).toEqual([])
  expect([...verify(node.db), ...verify(relay.db)]).toEqual([])
  return { node, relay, papers }
}

test('a ticket that is sold again in emergency mode, as nobody had heard that it was, is the same one', async () => {
  const ticketOf = (node: Node) => linesOf(node.db, 'sale-2')[0]!.ticketId!
  const { node, papers } = await soldTwice(saleOf('sale-2', ['A4']), ticketOf)
  const [first, second] = papers as [string, string]
  expect(second).toBe(first)
  const scan = (id: string, typed: string) =>
    node.execute({ who: 'employee:ugo', via: 'scanner 1' }, tx =>
      admit(tx, { id, typed, signed: null, scheduleId: tonight, gate: 'scanner 1' }),
    )
  // Whichever of the two papers is shown, and once.
  await scan('scan-1', second)
  await expect(scan('scan-2', first)).rejects.toMatchObject({ code: 'ticket_used' })
})

test('of a gift card that is sold again there is one', async () => {
  const newVouchers = [{ voucherTypeId: 'ten', turns: 5 }]
  const gift = { ...saleOf('sale-2', []), newVouchers, totalCents: 4250 }
  const codes = ({ db }: Node) => vouchersOfBill(db, 'sale-2').map(({ id }) => id)
  const { node, relay, papers } = await soldTwice(gift, codes)
  expect(papers[1]).toEqual(papers[0])
  for (const at of [node, relay]) expect(codes(at)).toEqual(papers[0])
})
