import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { mia, refundOf } from '../../world/refunding.ts'
import { atRegister } from '../../world/small-exhibitor.ts'
import { disagreements, openLink } from '../journal/link.ts'
import { evening, file, machine, rest, sell } from '../journal/machine.ts'

test('a stream that ended is no trouble of the line once what came after its end was set aside', async () => {
  const { box: first, relay, first: node, link } = await evening()
  await rest(link)
  const copy = first.copy()
  node.nodeStatus.begin('peer_knows_more')
  for (let tries = 0; tries < 200 && node.identity.epoch === 1; tries++) await rest(link)
  link.cut()
  const again = machine()
  again.put(copy)
  writeFileSync(again.mirrorPath, '')
  const older = await again.start(file().durableIdentity)
  await sell(older, 'sale-unsynced', 'A5')
  const line = openLink(relay, older)
  // The line doubles: what came after the end arrives once more, and is refused again.
  const facts = await firstFacts(line)
  for (let tries = 0; tries < 200 && older.state() !== 'ready'; tries++) await rest(line)
  line.hand(facts)
  await rest(line)
  expect(older.identity.epoch).toBe(3)
  for (const side of ['relay', 'box'] as const) expect(line.peers[side].trouble()).toBeNull()
})

/** The first facts of the box's own stream on their way to the relay, which they also reach. */
async function firstFacts(line: ReturnType<typeof openLink>) {
  let found: Parameters<typeof line.hand>[0] | undefined
  await line.settle(lot => {
    found ??= lot.find(
      ({ to, message }) =>
        to === 'relay' && message.kind === 'facts' && message.origin === 'box-small00000.1.cinema:cinema-1',
    )
    return lot
  })
  return found!
}

test.each([1, 2, 3])(
  'what rests on a stream that ended comes after all of it, also to a box that holds another history with %i sales there',
  async many => {
    const { box: first, relay, first: node, link } = await evening()
    await rest(link)
    const copy = first.copy()
    await sell(node, 'sale-0', 'A4')
    await sell(node, 'sale-known', 'A5')
    await rest(link)
    node.nodeStatus.begin('peer_knows_more')
    for (let tries = 0; tries < 200 && node.identity.epoch === 1; tries++) await rest(link)
    await node.execute(atRegister, tx => refundBill(tx, refundOf('back-1', 'sale-known'), mia))
    await rest(link)
    link.cut()
    const again = machine()
    again.put(copy)
    writeFileSync(again.mirrorPath, '')
    const older = await again.start(file().durableIdentity)
    for (const seat of ['D5', 'D6', 'A6'].slice(0, many)) await sell(older, `sale-${seat}`, seat)
    const line = openLink(relay, older)
    for (let tries = 0; tries < 200 && older.state() !== 'ready'; tries++) await rest(line)
    await rest(line)
    expect(older.identity.epoch).toBe(3)
    expect(disagreements(relay, older)).toEqual([])
    expect(billById(older.db, 'sale-known')?.status).toBe('refunded')
  },
)
