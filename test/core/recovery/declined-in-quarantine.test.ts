import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refundRequestById } from '#core/billing/refunds/request-store.ts'
import { billById } from '#core/billing/store.ts'
import { settleFork } from '#core/journal/epochs.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { declineRefundRequest, refundBill, refundOrRequest } from '#core/sales/refunds/commands.ts'
import { cashier, mia, refundOf } from '../../world/refunding.ts'
import { atRegister, byHand } from '../../world/small-exhibitor.ts'
import { disagreements, openLink } from '../journal/link.ts'
import { evening, machine, rest, sell } from '../journal/machine.ts'

const ofMia = { who: 'employee:mia', via: 'portal' }

/**
 * A4 is sold at the register and its refund asked for at the portal; the box answers and is then set back, unnoticed, to
 * before the sale. It sells A5 there, and a manager keeps what the box holds.
 */
async function soldInOtherHistory(answer: (node: Node) => Promise<unknown>) {
  const { box: first, relay, first: older, link, durableIdentity } = await evening()
  await rest(link)
  const copy = first.copy()
  await sell(older, 'sale-heard', 'A4')
  await rest(link)
  await relay.execute(ofMia, tx => refundOrRequest(tx, refundOf('back-1', 'sale-heard', [1]), mia))
  await rest(link)
  await answer(older)
  await rest(link)
  link.cut()
  const again = machine()
  again.put(copy)
  writeFileSync(again.mirrorPath, '')
  const node = await again.start(durableIdentity)
  await sell(node, 'sale-since', 'A5')
  const line = openLink(relay, node)
  await rest(line)
  await relay.execute(ofMia, tx => settleFork(tx, node.identity.nodeId, 'box'))
  for (let tries = 0; tries < 3; tries++) await rest(line)
  expect(node.state()).toBe('ready')
  expect(disagreements(relay, node)).toEqual([])
  for (const each of [relay, node]) expect(verify(each.db)).toEqual([])
  return { relay, node, line }
}

const declined = (node: Node) => node.execute(byHand, tx => declineRefundRequest(tx, 'back-1', 'mia'))

test('a sale whose refund was declined in the history that was not chosen comes back, and its refund is decided anew', async () => {
  const { relay, node, line } = await soldInOtherHistory(declined)
  const known = (id: string) => [relay, node].map(({ db }) => billById(db, id)?.status)
  expect(known('sale-heard')).toEqual(['settled', 'settled'])
  expect(refundRequestById(node.db, 'back-1')?.outcome).toBeNull()
  await declined(node)
  await rest(line)
  expect(refundRequestById(relay.db, 'back-1')).toMatchObject({ outcome: 'refused', code: 'declined' })
})

test('a sale of which something was given back there is left to a person', async () => {
  const { relay, node } = await soldInOtherHistory(older =>
    older.execute(atRegister, tx => refundBill(tx, refundOf('back-1', 'sale-heard', [1]), cashier)),
  )
  for (const { db } of [relay, node]) expect(billById(db, 'sale-heard')).toBeUndefined()
})
