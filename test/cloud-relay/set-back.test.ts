import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { unmatchedPaymentsOf } from '#core/billing/payment-store.ts'
import { refAtProvider } from '#core/billing/methods/account.ts'
import { openPaymentProcessor } from '#relay/payments/payment-processor.ts'
import { openLink } from '../core/journal/link.ts'
import { countedProvider } from '../world/counted-provider.ts'
import {
  byHand,
  checkoutOf,
  tenantOf,
  openEmptyNode,
  openSmallNode,
  tonight,
  visitor,
  testAccount,
} from '../world/small-exhibitor.ts'

const addresses = { publicUrl: 'https://small.example', webhookBase: 'https://small.example' }
/** Waits are short, so that nothing is waited for; and no start makes the ids of another one. */
const runtime = {
  sleep: () => new Promise<void>(resolve => setTimeout(resolve, 2)),
  random: (bytes: number) => new Uint8Array(randomBytes(bytes)),
}

const until = async (what: () => boolean) => {
  while (!what()) await new Promise(resolve => setTimeout(resolve, 2))
}

/**
 * The website on a machine of which somebody took a snapshot: Zoe bought before that, Ada bought B1 and B2 after it.
 *
 * @param options.box whether the cinema has a box, which was told of everything
 */
async function afterAda(options: { box: boolean }) {
  const { node, clock } = await openSmallNode('relay', { hasBox: options.box, runtime })
  const { node: box } = openEmptyNode('box', { clock, runtime })
  const link = openLink(node, box)
  const provider = countedProvider()
  const cashier = openPaymentProcessor(tenantOf(node), () => provider.client, addresses)
  await until(() => !cashier.comparing())
  async function buy(id: string, seats: string[]) {
    await node.execute(visitor, tx => openBill(tx, checkoutOf(id, seats), 'en'))
    const ref = refAtProvider((await cashier.start(`${id}-1`)).providerRef!)
    provider.pay(ref)
    clock.ms += 10_000
    await cashier.hint(testAccount.account, ref)
    return ref
  }
  await buy('zoe', ['C1'])
  await link.settle()
  const snapshot = node.db.raw.serialize()
  const ref = await buy('ada', ['B1', 'B2'])
  await link.settle()
  link.cut()
  await cashier.close()
  return {
    provider,
    box,
    ada: () => provider.payments.get(ref)!,
    /** The machine as it was, and nobody says that it was put back. */
    setBack() {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-set-back-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      writeFileSync(join(folder, 'relay.db'), snapshot)
      const { node } = openEmptyNode('relay', { path: join(folder, 'relay.db'), clock, runtime })
      const cashier = openPaymentProcessor(tenantOf(node), () => provider.client, addresses)
      onTestFinished(() => cashier.close())
      return { node, cashier }
    },
  }
}

const bobBuys = (node: Node) =>
  node.execute(visitor, tx => openBill(tx, checkoutOf('bob', ['B1', 'B2']), 'en'))

test('a snapshot put back without a word is noticed by the provider’s list: no seat is sold again, and the box tells the rest', async () => {
  const { setBack, box, ada, provider } = await afterAda({ box: true })
  const { node, cashier } = setBack()
  expect([node.state(), billById(node.db, 'ada')]).toEqual(['ready', undefined])
  await until(() => node.nodeStatus.recovery() !== null)
  expect(node.nodeStatus.recovery()).toMatchObject({ reason: 'provider_knows_more' })
  await expect(bobBuys(node)).rejects.toMatchObject({ code: 'node_recovering' })

  await openLink(node, box).settle()
  await until(() => !cashier.comparing())
  expect([node.nodeStatus.recovery(), billById(node.db, 'ada')!.status]).toEqual([null, 'settled'])
  await expect(bobBuys(node)).rejects.toMatchObject({ code: 'seat_taken' })
  await cashier.round()
  expect([ada().refunds, provider.callsOf('refund'), unmatchedPaymentsOf(node.db, 'ada')]).toEqual([
    [],
    [],
    [],
  ])
  expect(verify(node.db)).toEqual([])
})

test('where no box remembers the purchase, its money goes back before its seats are sold again', async () => {
  const { setBack, ada } = await afterAda({ box: false })
  const { node, cashier } = setBack()
  await until(() => !cashier.comparing())
  await cashier.round()
  expect(unmatchedPaymentsOf(node.db, 'ada')).toMatchObject([
    { cinemaId: 'cinema-1', seats: `${tonight}/B1 ${tonight}/B2` },
  ])
  expect(ada().refunds).toMatchObject([{ cents: 2000, status: 'done' }])
  expect(openRefunds(node.db)).toEqual([])
  expect((await bobBuys(node)).status).toBe('paying')
})

test('until the provider has told, a relay that starts begins no purchase; one that lost nothing goes on as it was', async () => {
  const { provider, setBack } = await afterAda({ box: false })
  provider.payments.delete('tst_2')
  provider.setAway(true)
  const { node, cashier } = setBack()
  await expect(cashier.requireStarted([testAccount.account])).rejects.toThrow('was not read yet')
  provider.setAway(false)
  await until(() => !cashier.comparing())
  await cashier.requireStarted([testAccount.account])
  expect([node.nodeStatus.recovery(), node.identity.epoch]).toEqual([null, 1])
  expect((await bobBuys(node)).status).toBe('paying')
})

test('what the list told before a box said that it knows more is not written', async () => {
  const { provider, setBack, box, ada } = await afterAda({ box: true })
  // Where it was bought was entered after the snapshot, so that nobody here knows whose money it is.
  Object.assign(ada().metadata, { seats: 'show-planned-later/B1', cinemaId: 'cinema-planned-later' })
  const before = provider.callsOf('list').length
  const answer = provider.hold(/list/)
  const { node, cashier } = setBack()
  await until(() => provider.callsOf('list').length > before)
  const link = openLink(node, box)
  await until(() => link.bag.length > 1)
  for (const letter of link.take()) if (letter.to === 'relay') link.hand(letter)
  expect(node.nodeStatus.recovery()).toMatchObject({ reason: 'peer_knows_more' })
  answer()
  await until(
    () => provider.callsOf('list').length > before + 1 || unmatchedPaymentsOf(node.db, 'ada').length > 0,
  )
  expect(unmatchedPaymentsOf(node.db, 'ada')).toEqual([])
  link.cut()
  link.mend()
  await link.settle()
  await until(() => !cashier.comparing())
  expect([billById(node.db, 'ada')!.status, unmatchedPaymentsOf(node.db, 'ada')]).toEqual(['settled', []])
})

test('a list that was asked for before the relay was set back once more is not the one that is compared', async () => {
  const { provider, setBack } = await afterAda({ box: false })
  const { node, cashier } = setBack()
  await until(() => !cashier.comparing())
  const before = provider.callsOf('list').length
  const answer = provider.hold(/list/)
  void cashier.reconcile('2026-11-21T12:00:00.000Z')
  await until(() => provider.callsOf('list').length > before)
  // Meanwhile it is set back further, to before the time the list was asked from.
  const compared = cashier.reconcile('2026-11-01T12:00:00.000Z')
  answer()
  await compared
  expect(provider.callsOf('list').slice(before)).toEqual([
    'list 2026-11-21T11:00:00.000Z',
    'list 2026-11-01T11:00:00.000Z',
  ])
  await node.execute(byHand, () => undefined)
})
