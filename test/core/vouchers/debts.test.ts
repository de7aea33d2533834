import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import type { Node } from '#core/journal/node.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { keepDebtsSettled } from '#core/vouchers/debt-keeper.ts'
import { debtsHere, settleDebt, writeOffDebt } from '#core/vouchers/commands.ts'
import { giveTurnsBack } from '../../world/turns.ts'
import { turnsOf, voucherById } from '#core/vouchers/store.ts'
import { openDebts } from '#core/vouchers/debt-store.ts'
import { byHand, tenantOf, openSmallNode } from '../../world/small-exhibitor.ts'
import { turns } from '../journal/gated-mirror.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'
import { buyFor, issue, override, sellFor } from './evening.ts'

const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details && { details }) })
const spent = (node: Node, id: string) =>
  [...turnsOf(node.db, voucherById(node.db, id)!).values()].filter(turn => turn.state === 'spent').length

/** A voucher of the website in the hand of a guest at a register that is cut off. */
async function cutOff(count = 2) {
  const runtime = await relayAndBox()
  const id = await issue(runtime.relay, 'gift-1', count)
  await runtime.link.settle()
  runtime.link.cut()
  return { ...runtime, id }
}

/** The line is back and the debt keeper of the box at work; ends when nobody has anything more to say. */
async function reconnect({ box, link }: Awaited<ReturnType<typeof cutOff>>) {
  link.mend()
  const line = {
    connected: () => true,
    requestSeats: async () => [],
    requestTurns: (_: string, voucherId: string, count: number) =>
      link.peers.box.requestTurns(voucherId, count),
    confirmed: () => 0,
    wantFile: async () => false,
  }
  const keeper = keepDebtsSettled(tenantOf(box, line))
  await link.settle()
  void keeper.wake()
  await link.settle()
  return keeper
}

test('cut off, a turn of the website is let in on a manager’s word only, and the exhibitor is owed it', async () => {
  const { box, id } = await cutOff()
  await expect(sellFor(box, 'sale-1', ['A3'], id)).rejects.toEqual(
    refusal('turns_elsewhere', { voucherId: id, missing: 1 }),
  )
  expect(await override(box, 'sale-1', id, 1)).toEqual({ turns: 1 })
  await sellFor(box, 'sale-1', ['A3'], id)
  expect(openDebts(box.db)).toMatchObject([
    {
      voucherId: id,
      billId: 'sale-1',
      coveredCents: 1000,
      allowedBy: 'mia',
      owner: 'cinema:cinema-1',
      ending: null,
    },
  ])
  expect(openDebts(box.db)[0]!.ticketId).toBe(linesOf(box.db, 'sale-1')[0]!.ticketId)
  expect(spent(box, id)).toBe(0)
})

test('a manager’s word is for one sale, for as many turns as are missing, and for ten minutes', async () => {
  const { box, id, clock } = await cutOff(3)
  await override(box, 'sale-1', id, 1)
  await expect(sellFor(box, 'sale-2', ['A4'], id)).rejects.toEqual(refusal('turns_elsewhere'))
  await expect(sellFor(box, 'sale-1', ['A3', 'A4'], id)).rejects.toEqual(refusal('turns_elsewhere'))
  clock.ms += 10 * 60_000
  await expect(sellFor(box, 'sale-1', ['A3'], id)).rejects.toEqual(refusal('turns_elsewhere'))
})

test('nobody overrides a voucher that is used up as far as is known, or whose turns are here', async () => {
  const { box, id } = await cutOff(1)
  await expect(override(box, 'sale-1', id, 2)).rejects.toEqual(refusal('voucher_used_up', { left: 1 }))
  const here = await issue(box, 'gift-2', 1)
  await expect(override(box, 'sale-1', here, 1)).rejects.toEqual(refusal('override_not_needed'))
})

test('a voucher nobody knows is overridden only while it may be a new one', async () => {
  const { box } = await cutOff()
  await expect(override(box, 'sale-1', 'new-one', 1, true)).rejects.toEqual(refusal('voucher_unknown'))
  expect(await override(box, 'sale-1', 'new-one', 1)).toEqual({ turns: 1 })
  await sellFor(box, 'sale-1', ['A3'], 'new-one')
  expect(openDebts(box.db)).toMatchObject([{ voucherId: 'new-one' }])
})

test('when the line is back and the turn is unspent, it comes over and pays the debt by itself', async () => {
  const runtime = await cutOff()
  const { relay, box, id } = runtime
  await override(box, 'sale-1', id, 2)
  await sellFor(box, 'sale-1', ['A3', 'A4'], id)
  const keeper = await reconnect(runtime)
  expect(openDebts(box.db)).toEqual([])
  expect([spent(box, id), spent(relay, id)]).toEqual([2, 2])
  expect(disagreements(relay, box)).toEqual([])
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
  void keeper.stop()
})

test('a turn that was spent on the website meanwhile stays spent there, and the debt stays on the list', async () => {
  const runtime = await cutOff(1)
  const { relay, box, id } = runtime
  await override(box, 'sale-1', id, 1)
  await sellFor(box, 'sale-1', ['A3'], id)
  await buyFor(relay, 'bill-1', ['B1'], id)
  const keeper = await reconnect(runtime)
  expect(openDebts(relay.db)).toMatchObject([{ billId: 'sale-1', ending: null }])
  expect([spent(box, id), openDebts(box.db).length]).toEqual([1, 1])
  await relay.execute(byHand, tx => giveTurnsBack(tx, { billId: 'bill-1', cinemaId: 'cinema-1' }))
  await runtime.link.settle()
  expect([openDebts(box.db).length, spent(box, id)]).toEqual([0, 1])
  void keeper.stop()
})

test('a voucher issued on the website during the cut pays its debt as soon as the box hears of it', async () => {
  const runtime = await cutOff()
  const { relay, box } = runtime
  const id = await issue(relay, 'gift-new', 1)
  await override(box, 'sale-1', id, 1)
  await sellFor(box, 'sale-1', ['A3'], id)
  const keeper = await reconnect(runtime)
  expect([openDebts(box.db).length, spent(box, id)]).toEqual([0, 1])
  void keeper.stop()
})

test('a question for turns that got no answer is asked again', async () => {
  const runtime = await cutOff(1)
  const { box, id, link, wait } = runtime
  await override(box, 'sale-1', id, 1)
  await sellFor(box, 'sale-1', ['A3'], id)
  link.mend()
  await link.settle()
  let answers = 0
  const requestTurns = (_: string, voucherId: string, count: number) =>
    (answers += 1) === 1 ? Promise.resolve(0) : link.peers.box.requestTurns(voucherId, count)
  const line = {
    connected: () => true,
    requestSeats: async () => [],
    confirmed: () => 0,
    wantFile: async () => false,
    requestTurns,
  }
  const keeper = keepDebtsSettled(tenantOf(box, line))
  void keeper.wake()
  await turns()
  expect(openDebts(box.db)).toHaveLength(1)
  wait()
  await link.settle()
  expect(openDebts(box.db)).toEqual([])
  void keeper.stop()
})

test('only the side that is owed settles a debt, and once', async () => {
  const { relay, box, id, link } = await cutOff(3)
  await override(box, 'sale-1', id, 1)
  await sellFor(box, 'sale-1', ['A3'], id)
  link.mend()
  await link.settle()
  const [debt] = openDebts(relay.db)
  expect(debtsHere(relay)).toEqual([])
  expect(await relay.execute(byHand, tx => settleDebt(tx, debt!.id))).toBe('owed')
  expect(openDebts(relay.db)).toHaveLength(1)
  const came = link.peers.box.requestTurns(id, 2)
  await link.settle()
  expect(await came).toBe(2)
  for (const _ of [1, 2]) await box.execute(byHand, tx => settleDebt(tx, debt!.id))
  expect(spent(box, id)).toBe(1)
})

test('a debt that was given up stays so, and giving up one that is settled changes nothing', async () => {
  const { box } = await cutOff()
  const id = await issue(box, 'gift-2', 1)
  await override(box, 'sale-1', 'unknown-one', 1)
  await sellFor(box, 'sale-1', ['A3'], 'unknown-one')
  const [debt] = openDebts(box.db)
  const giveUp = (debtId: string) => box.execute(byHand, tx => writeOffDebt(tx, debtId))
  expect(await giveUp(debt!.id)).toMatchObject({ ending: 'written_off' })
  const count = box.journal.count()
  expect(await giveUp(debt!.id)).toMatchObject({ ending: 'written_off' })
  expect(box.journal.count()).toBe(count)
  await expect(giveUp('none')).rejects.toEqual(refusal('debt_unknown'))
  expect(spent(box, id)).toBe(0)
})

test('given up here and settled there at the same time, a debt counts as settled on both sides', async () => {
  const { node } = await openSmallNode()
  const end = (order: ('settled' | 'written_off')[]) =>
    node.execute(byHand, tx => {
      const debtId = order.join()
      tx.append('exhibitor', 'voucher.overridden', {
        debtId,
        voucherId: 'v',
        owner: 'cinema:cinema-1',
        billId: 'b',
        cinemaId: 'cinema-1',
        ticketId: 't',
        coveredCents: 1,
        allowedBy: { employeeId: 'mia', name: 'mia' },
      })
      for (const ending of order)
        if (ending === 'written_off')
          tx.append('exhibitor', 'voucher_debt.written_off', { debtId, voucherId: 'v' })
        else
          tx.append('exhibitor', 'voucher_debt.settled', {
            debtId,
            owner: 'cinema:cinema-1',
            billId: 'b',
            cinemaId: 'cinema-1',
            turn: { voucherId: 'v', turn: order.length, version: 1, ticketId: 't', coveredCents: 1 },
          })
      return tx.db.prepare('SELECT ending FROM voucher_debt_endings WHERE debt_id = ?').pluck().get(debtId)
    })
  expect(await end(['settled', 'written_off'])).toBe('settled')
  expect(await end(['written_off', 'settled'])).toBe('settled')
})

test('when the sale is refunded its debt is gone with it', async () => {
  const { box, id } = await cutOff()
  await override(box, 'sale-1', id, 1)
  await sellFor(box, 'sale-1', ['A3'], id)
  await box.execute(byHand, tx => giveTurnsBack(tx, { billId: 'sale-1', cinemaId: 'cinema-1' }))
  expect(openDebts(box.db)).toEqual([])
})
