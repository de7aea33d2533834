import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { gatherTurns, withTurnsOfAllSides } from '#core/vouchers/gather-commands.ts'
import { giveTurnsBack } from '../../world/turns.ts'
import { turnsOf, voucherById } from '#core/vouchers/store.ts'
import { byHand, tenantOf, openEmptyNode } from '../../world/small-exhibitor.ts'
import { buyFor, issue, sellFor } from '../vouchers/evening.ts'
import { turns } from '../journal/gated-mirror.ts'
import { openLink, relayAndBox } from '../journal/link.ts'

async function connected(count = 3) {
  const runtime = await relayAndBox()
  const id = await issue(runtime.relay, 'gift-1', count)
  await runtime.link.settle()
  runtime.link.sent.length = 0
  return { ...runtime, id }
}

test('the register uses a turn of the website after one question and one answer', async () => {
  const { box, link, id } = await connected()
  await expect(sellFor(box, 'sale-1', ['A3'], id)).rejects.toMatchObject({ code: 'turns_elsewhere' })
  const asked = link.peers.box.requestTurns(id, 1)
  await link.settle()
  expect(await asked).toBe(1)
  expect(link.sent.filter(({ message }) => message.kind.endsWith('-turns'))).toHaveLength(2)
  expect(await sellFor(box, 'sale-1', ['A3'], id)).toMatchObject({ status: 'settled', totalCents: 0 })
})

test('the website uses a turn of the register in the same way', async () => {
  const { relay, box, link } = await connected()
  const id = await issue(box, 'gift-2', 1)
  await link.settle()
  const asked = link.peers.relay.requestTurns(id, 1)
  await link.settle()
  expect(await asked).toBe(1)
  expect(await buyFor(relay, 'bill-1', ['B1'], id)).toMatchObject({ status: 'settled' })
})

test('a turn the register spent is given back by the register alone, whoever is asked', async () => {
  const { box, relay, link } = await connected()
  const id = await issue(box, 'gift-2', 1)
  await sellFor(box, 'sale-1', ['A3'], id)
  await link.settle()
  const before = relay.journal.position()
  await relay.execute(byHand, tx => giveTurnsBack(tx, { billId: 'sale-1', cinemaId: 'cinema-1' }))
  expect(relay.journal.position()).toBe(before)
  await box.execute(byHand, tx => giveTurnsBack(tx, { billId: 'sale-1', cinemaId: 'cinema-1' }))
  await link.settle()
  expect(turnsOf(relay.db, voucherById(relay.db, id)!).get(1)).toMatchObject({ state: 'free' })
})

test('whoever gave a turn can no longer use it, even before the other side has heard of it', async () => {
  const { relay, link, id } = await connected(1)
  void link.peers.box.requestTurns(id, 1)
  const [question] = link.take()
  link.hand(question!)
  await turns()
  await expect(buyFor(relay, 'bill-1', ['B1'], id)).rejects.toMatchObject({ code: 'turns_elsewhere' })
})

test('turns in payment and spent ones stay where they are; the free one is given', async () => {
  const { relay, link, id } = await connected(3)
  await buyFor(relay, 'bill-1', ['C1'], id)
  await buyFor(relay, 'bill-2', ['B1'], id)
  const asked = link.peers.box.requestTurns(id, 3)
  await link.settle()
  expect(await asked).toBe(1)
})

test('both sides ask for the same turn at once: one gets it, and it is used once', async () => {
  const { relay, box, link, wait } = await connected(1)
  const id = await issue(box, 'gift-2', 2)
  await link.settle()
  const first = link.peers.relay.requestTurns(id, 1)
  await link.settle()
  await first
  const both = [link.peers.relay.requestTurns(id, 1), link.peers.box.requestTurns(id, 1)]
  await link.settle()
  wait()
  const [relayGot, boxGot] = await Promise.all(both)
  expect(relayGot! + boxGot!).toBeLessThanOrEqual(1)
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('no answer in time means no turns, and so does a line that is cut or one who is asked for nonsense', async () => {
  const { relay, link, wait, id } = await connected()
  const slow = link.peers.box.requestTurns(id, 1)
  link.take()
  wait()
  expect(await slow).toBe(0)
  for (const [voucherId, count] of [
    [id, -1],
    [id, 0.5],
    ['nobody-knows', 1],
  ] as [string, number][]) {
    link.sent.length = 0
    link.peers.relay.receive({ kind: 'ask-turns', requestId: 'odd', voucherId, count })
    await turns()
    expect(link.sent).toMatchObject([{ message: { kind: 'give-turns', count: 0, at: null } }])
    link.take()
  }
  expect(relay.journal.parkedCount()).toBe(0)
  const lost = link.peers.box.requestTurns(id, 1)
  link.cut()
  expect(await lost).toBe(0)
  expect(await link.peers.box.requestTurns(id, 1)).toBe(0)
})

test('a box of another cinema gets turns through the relay, which asks the box that has them', async () => {
  const { relay, box, link, clock } = await connected()
  const { cinemaId } = { cinemaId: 'cinema-2' }
  await relay.execute(byHand, tx =>
    changeEntry(tx, 'cinema', cinemaId, {
      ...tx.catalogue.get('cinema', 'cinema-1'),
      name: 'Second Cinema',
    }),
  )
  const identity = { nodeId: 'box-second0000', cinemaId }
  const { node: second } = openEmptyNode('box', {
    clock,
    identity,
    runtime: { sleep: () => new Promise(() => {}) },
  })
  const gather = (voucherId: string, count: number) =>
    gatherTurns(relay, (_cinema, voucher, missing) => link.peers.relay.requestTurns(voucher, missing), {
      voucherId,
      count,
      besides: `cinema:${cinemaId}`,
    })
  const other = openLink(relay, second, cinemaId, gather)
  const id = await issue(box, 'gift-2', 2)
  const settle = async () => {
    for (let lots = 0; lots < 20; lots++) {
      await link.settle()
      await other.settle()
    }
  }
  await settle()
  const came = other.peers.box.requestTurns(id, 2)
  await settle()
  expect(await came).toBe(2)
  const owners = relay.db.prepare('SELECT owner, version FROM turn_tokens WHERE voucher_id = ?').all(id)
  expect(owners).toEqual([
    { owner: 'cinema:cinema-2', version: 2 },
    { owner: 'cinema:cinema-2', version: 2 },
  ])
  expect(second.journal.heads().every(({ origin }) => !origin.endsWith('cinema:cinema-1'))).toBe(true)
  expect([...verify(relay.db), ...verify(box.db), ...verify(second.db)]).toEqual([])
})

test('a sale that needs turns of the other side fetches them by itself, and gives up when there are none', async () => {
  const { box, link, id } = await connected(1)
  const tenant = (came: () => Promise<number>) =>
    tenantOf(box, {
      connected: () => true,
      requestSeats: async () => [],
      requestTurns: came,
      confirmed: () => 0,
      wantFile: async () => false,
    })
  const sale = () => sellFor(box, 'sale-1', ['A3'], id)
  await expect(
    withTurnsOfAllSides(
      tenant(async () => 0),
      sale,
    ),
  ).rejects.toMatchObject({ code: 'turns_elsewhere' })
  const fetched = withTurnsOfAllSides(
    tenant(() => link.peers.box.requestTurns(id, 1)),
    sale,
  )
  await link.settle()
  expect(await fetched).toMatchObject({ status: 'settled' })
})

test('cut off, a code nobody knows may be a new one, and the register says so', async () => {
  const { box } = await connected()
  const sale = () => sellFor(box, 'sale-1', ['A3'], 'nobody-knows')
  await expect(withTurnsOfAllSides(tenantOf(box), sale)).rejects.toMatchObject({ code: 'voucher_not_here' })
})
