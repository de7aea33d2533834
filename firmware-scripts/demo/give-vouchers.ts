import type { Node } from '#core/journal/node.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { issueVoucher } from '#core/vouchers/commands.ts'
import type { DemoNodes } from './nodes.ts'

/** The vouchers issued before the demo opens: the holder, the type, how many turns, and cents for snacks. */
const given: { voucherTypeId: string; turns: number; refreshmentCents?: number; holderName: string }[] = [
  { voucherTypeId: 'gift-card', turns: 2, refreshmentCents: 2000, holderName: 'Léa Muller' },
  { voucherTypeId: 'gift-card', turns: 5, holderName: 'Paulo Ribeiro' },
  { voucherTypeId: 'ten-times', turns: 10, holderName: 'Emma Jansen' },
]

/** Vouchers issued by the website's side, and one by each register, whose code is returned by its cinema. */
export async function giveVouchers({ relay, boxes }: DemoNodes): Promise<Map<string, string>> {
  for (const [index, voucher] of given.entries()) await give(relay, `demo-${index + 1}`, voucher, null)
  const codes = new Map<string, string>()
  for (const [cinemaId, box] of boxes)
    codes.set(
      cinemaId,
      await give(box, `demo-${cinemaId}`, { ...given[2]!, holderName: 'Jos Wagner' }, cinemaId),
    )
  return codes
}

async function give(
  node: Node,
  requestId: string,
  voucher: (typeof given)[number],
  cinemaId: string | null,
): Promise<string> {
  const { id } = await node.execute(nodeActor('demo'), tx =>
    issueVoucher(tx, { ...voucher, requestId, cinemaId, billId: null }),
  )
  return id
}
