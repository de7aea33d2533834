import { expect, test } from 'vitest'
import { returnTurns } from '#core/vouchers/redeem.ts'
import type { UsedTurns } from '#core/vouchers/wallet.ts'

const turn = (number: number, owner: UsedTurns['owner']) => ({
  voucherId: 'gift',
  turn: number,
  version: 4,
  owner,
  state: 'spent' as const,
  billId: 'bill',
  ticketId: `ticket-${number}`,
})

test('a purchase that goes back releases the turns of its own side alone, each with its next version', () => {
  const used: UsedTurns = {
    purchase: { billId: 'bill', cinemaId: 'cinema-1' },
    owner: 'cinema:cinema-1',
    // No fact can write the last two for this purchase; released here, the other side would close the line.
    turns: [turn(1, 'cinema:cinema-1'), turn(2, 'relay'), turn(3, 'cinema:cinema-2')],
    debts: [],
  }
  expect(returnTurns(used)).toMatchObject([
    { type: 'turns.returned', body: { turns: [{ voucherId: 'gift', turn: 1, version: 5 }] } },
  ])
  expect(returnTurns({ ...used, owner: 'relay' })).toMatchObject([
    { body: { turns: [{ turn: 2, version: 5 }] } },
  ])
  expect(returnTurns(used, ['ticket-2'])).toEqual([])
})
