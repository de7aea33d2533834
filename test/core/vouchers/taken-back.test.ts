import { expect, test } from 'vitest'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { issueVoucher } from '#core/vouchers/commands.ts'
import { takeBack, undoTakeBack, type CardInHand } from '#core/vouchers/taken-back.ts'
import {
  takeBack as takeHere,
  takenBack,
  undoTakeBack as undoHere,
} from '#core/vouchers/taken-back-commands.ts'
import { voucherById } from '#core/vouchers/store.ts'
import { refusalOf } from '../../world/rule-data.ts'
import { atRegister, byHand } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'
import { issue, sellFor } from './evening.ts'

const ask = { takingId: 'taking-1', voucherId: 'GIFT1', gate: 'scanner 1' }
const card = (change: Partial<CardInHand> = {}): CardInHand => ({
  turnsLeft: 0,
  centsLeft: 0,
  isPaying: false,
  isCancelled: false,
  taken: undefined,
  isUndone: false,
  ...change,
})
const taken = { takingId: 'taking-0', at: '2026-11-21T18:00:00.000Z', by: 'ugo', gate: 'scanner 2' }

test.each<[string, Partial<CardInHand>, string, object]>([
  ['with a visit on it', { turnsLeft: 1 }, 'card_not_used_up', { left: 1, value: '0.00' }],
  ['with money for snacks on it', { centsLeft: 550 }, 'card_not_used_up', { left: 0, value: '5.50' }],
  ['a visitor is paying with', { isPaying: true }, 'card_in_payment', {}],
  ['that was taken back already', { taken }, 'card_taken_back', { at: taken.at, by: 'ugo' }],
  ['whose taking back was undone', { isUndone: true }, 'card_not_taken_back', {}],
])('a card %s is not taken back', (_, change, code, details) => {
  expect(refusalOf(() => takeBack(ask, card(change)))).toEqual({ code, details })
})

test('a card that was exchanged is taken back whatever was left on it, and the same press writes nothing twice', () => {
  expect(takeBack(ask, card({ isCancelled: true, turnsLeft: 3 }))).toHaveLength(1)
  expect(takeBack(ask, card({ taken: { ...taken, takingId: ask.takingId } }))).toEqual([])
  expect(undoTakeBack(ask, card({ isUndone: true }))).toEqual([])
  expect(refusalOf(() => undoTakeBack(ask, card({ taken })))).toMatchObject({ code: 'card_not_taken_back' })
})

const take = (node: Node, id: string, takingId: string, gate = 'scanner 1') =>
  node.execute(atRegister, tx => takeHere(tx, voucherById(tx.db, id)!, { takingId, gate }))
const undo = (node: Node, id: string, takingId: string) =>
  node.execute(byHand, tx => undoHere(tx, voucherById(tx.db, id)!, { takingId, gate: 'scanner 1' }))

test('a used-up card is taken back once, undone by name of that taking, and taken back anew', async () => {
  const { box, link } = await relayAndBox()
  await link.settle()
  const id = await issue(box, 'old', 1)
  await expect(take(box, id, 'taking-1')).rejects.toMatchObject({ code: 'card_not_used_up' })
  await sellFor(box, 'sale-1', ['A3'], id)
  await take(box, id, 'taking-1')
  const count = box.journal.count()
  await take(box, id, 'taking-1')
  expect(box.journal.count()).toBe(count)
  await expect(take(box, id, 'taking-2')).rejects.toMatchObject({ code: 'card_taken_back' })
  await expect(undo(box, id, 'taking-2')).rejects.toMatchObject({ code: 'card_not_taken_back' })
  await undo(box, id, 'taking-1')
  await undo(box, id, 'taking-1')
  expect(takenBack(box, id)).toBeUndefined()
  await expect(take(box, id, 'taking-1')).rejects.toMatchObject({ code: 'card_not_taken_back' })
  await take(box, id, 'taking-2')
  expect(takenBack(box, id)).toMatchObject({ takingId: 'taking-2', by: 'carl', gate: 'scanner 1' })
  expect(verify(box.db)).toEqual([])
})

test('cut off both sides may take one card back: the earlier is told on both, and undone it leaves the later', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const wanted = {
    requestId: 'empty',
    voucherTypeId: 'ten',
    turns: 1,
    holderName: '',
    cinemaId: null,
    billId: null,
  }
  const { id } = await box.execute(byHand, tx => issueVoucher(tx, wanted))
  await sellFor(box, 'sale-1', ['A3'], id)
  await link.settle()
  await take(relay, id, 'taking-r', 'scanner r')
  await take(box, id, 'taking-b', 'scanner b')
  await link.settle()
  expect(disagreements(relay, box)).toEqual([])
  const first = takenBack(box, id)!.takingId
  await undo(box, id, first)
  await link.settle()
  expect(new Set([first, takenBack(relay, id)!.takingId])).toEqual(new Set(['taking-r', 'taking-b']))
  expect(disagreements(relay, box)).toEqual([])
})
