import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billById } from '#core/billing/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { toLookAt, type Confirmations } from '#core/sales/looked-at.ts'
import { billNowOf } from '#core/sales/refunds/view-load.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'

const ticket = (age: number | null, id = 'normal', card = '') => ({
  age,
  rate: { id, cardAsked: { en: card } },
})

test('an age is looked at where the country binds cinemas to it, from twelve up, and a card where a price asks for one', () => {
  const of = (asked: Confirmations, country: string) =>
    toLookAt(
      asked,
      [ticket(6), ticket(16), ticket(16), ticket(12, 'student', 'student card'), ticket(null)],
      country,
    )
  expect(of('ages', 'LU')).toEqual({ ages: [12, 16], rates: [] })
  expect(of('ages_and_cards', 'LU')).toEqual({ ages: [12, 16], rates: ['student'] })
  expect(of('ages', 'NL')).toEqual({ ages: [16], rates: [] })
  // In Belgium a rating is advice.
  expect(of('ages_and_cards', 'BE')).toEqual({ ages: [], rates: ['student'] })
  expect(of('nothing', 'LU')).toEqual({ ages: [], rates: [] })
})

/** A box in Luxembourg with a film from 16, whose registers ask for what `asked` says. */
async function register(asked: Confirmations) {
  const { node } = await openSmallNode('box')
  const [movie] = node.catalogue.all('movie')
  await node.execute(byHand, tx => {
    changeEntry(tx, 'movie', movie!.id, { minimumAge: 16 })
    changeEntry(tx, 'price_rate', 'normal', { cardAsked: { en: 'student card' } })
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'pos_config.looked_at': asked })
  })
  return {
    node,
    sell: (change: Partial<SaleRequest> = {}) =>
      node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3'], change), carl)),
  }
}

test('nothing is sold before the cashier confirmed what the cinema asks for, and the sale keeps it with their name', async () => {
  const { node, sell } = await register('ages_and_cards')
  const before = node.journal.count()
  await expect(sell()).rejects.toMatchObject({
    code: 'not_looked_at',
    details: { ages: ['16'], rates: ['normal'] },
  })
  await expect(sell({ lookedAt: { ages: [16], rates: [] } })).rejects.toMatchObject({ code: 'not_looked_at' })
  expect(node.journal.count()).toBe(before)
  await sell({ lookedAt: { ages: [18, 16], rates: ['normal'] } })
  const bill = billNowOf(tenantOf(node), billById(node.db, 'sale-1')!, 'en')
  expect(bill.lookedAt).toEqual({ ages: [16], cards: [{ en: 'student card' }] })
  expect(bill.bill.employeeName).toBe('carl')
})

test('where the cinema asks for nothing nobody presses anything', async () => {
  const { node, sell } = await register('nothing')
  await sell()
  expect(billNowOf(tenantOf(node), billById(node.db, 'sale-1')!, 'en').lookedAt).toBe(null)
})
