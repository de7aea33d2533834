import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import { noteSent } from '#core/invoicing/commands.ts'
import { originOf } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { keptLetter } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import { enterClient, issue, sell } from '../../core/invoicing/billing-clients.ts'
import { openLink } from '../../core/journal/link.ts'
import {
  byHand,
  checkoutOf,
  openEmptyNode,
  openSmallNode,
  tenantOf,
  visitor,
} from '../../world/small-exhibitor.ts'
import { receiveSigned } from '../../world/signed.ts'

const dayMs = 86_400_000
const note = (node: Node) => node.execute(byHand, tx => noteOwed(tx, () => true))

test('a relay that lost both disks does not mail again what left days before, as its box hands it back', async () => {
  const { node: relay, clock } = await openSmallNode('relay')
  const { node: box } = openEmptyNode('box', { clock })
  const buy = async (seat: string) => {
    const key = randomUUID()
    const id = billIdOf(key)
    await relay.execute(visitor, tx => {
      openBill(tx, checkoutOf(id, [seat]), 'en', sealKey(tenantOf(relay).secret, key))
      settlePayment(tx, `${id}-1`, 'paid')
    })
    return id
  }
  clock.ms -= 3 * dayMs
  const early = await buy('B1')
  clock.ms += 3 * dayMs
  const late = await buy('B2')
  const line = openLink(relay, box)
  await line.settle()
  line.cut()
  const { node: again } = openEmptyNode('relay', { clock, identity: { epoch: 5 } })
  // It looks before its box is on the line.
  await note(again)
  await openLink(again, box).settle()
  await note(again)
  const letter = (id: string) => keptLetter(again.db, 'bill', id)?.state
  expect([letter(early), letter(late)]).toEqual([undefined, 'waiting'])
})

test('nor an invoice, whichever of the two is handed back first: that it was issued, or that it left', async () => {
  const { node: relay, clock } = await openSmallNode('relay')
  const { node: box } = openEmptyNode('box', { clock })
  await relay.execute(byHand, enterClient)
  const line = openLink(relay, box)
  await line.settle()
  await sell(box, 'sale-1')
  await issue(box, 'invoice-1', 'sale-1', { mail: true })
  await line.settle()
  await relay.execute(byHand, tx => noteSent(tx, 'invoice-1'))
  const ofCinema = ['box-small00000', 'relay-small000'].map(id => originOf(id, 1, 'cinema:cinema-1'))
  const shared = originOf('relay-small000', 1, 'exhibitor')
  const states = async (streams: readonly string[]) => {
    const { node: again } = openEmptyNode('relay', { clock, identity: { epoch: 5 } })
    const seen: unknown[] = []
    for (const stream of [shared, ...streams]) {
      await receiveSigned(again, stream, relay.journal.after(stream, 0, 1000))
      await note(again)
      seen.push(keptLetter(again.db, 'invoice', 'invoice-1')?.state)
    }
    return seen.slice(1)
  }
  expect(await states(ofCinema)).toEqual(['waiting', 'sent'])
  expect(await states(ofCinema.toReversed())).toEqual([undefined, undefined])
})
