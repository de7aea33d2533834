import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import { idSent } from '#core/billing/purchase.ts'
import { createSchedule, moveSchedule } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { exchangeTickets } from '#core/sales/refunds/commands.ts'
import type { OwedLetter } from '#relay/mail/letter-store.ts'
import { cashier, exchangeOf } from '../world/refunding.ts'
import { byHand, checkoutOf, openSmallNode, tenantOf, tonight, visitor } from '../world/small-exhibitor.ts'
import { openMailCheck } from './mail-check.ts'
import { mailboxOf } from './people.ts'
import type { Incarnation, Place } from './place.ts'

test('who exchanged a ticket for another show and back is mailed by that where the show is, also when it moved between', async () => {
  const { node } = await openSmallNode('relay', { hasBox: false })
  const tenant = tenantOf(node)
  const incarnation = { tenant, node } as unknown as Incarnation
  const failed: string[] = []
  const check = openMailCheck({
    fail: (rule, what) => failed.push(`${rule}: ${what}`),
    stats: {},
    relay: () => ({ disk: node.db, incarnation }) as unknown as Place,
    gifts: { unrest: () => [] } as never,
    isTimeSure: true,
  })
  const key = randomUUID()
  const id = billIdOf(key)
  const leaves = (kind: OwedLetter['kind'], about: string) =>
    check.hears(incarnation).leaves({ kind, about, to: mailboxOf(idSent(id)).email })
  const misplaced = () => [...check.unrest(true, incarnation)].filter(wrong => wrong.includes('mailed to be'))
  const movedTo = (time: string) =>
    node.execute(byHand, tx => {
      moveSchedule(tx, tonight, { screenId: 'screen-1', day: '2026-11-22', time })
      const { startMs, screenId } = scheduleById(tx.db, tonight)!
      return `${id} ${tonight} ${startMs} ${screenId}`
    })
  const exchangedFor = (exchangeId: string, line: number, scheduleId: string) =>
    node.execute(byHand, tx => {
      const seat = { scheduleId, seatId: 'B3', priceRateId: 'normal' }
      exchangeTickets(tx, exchangeOf(exchangeId, id, [line], [], 0, { tickets: [seat] }), cashier)
    })
  await node.execute(visitor, tx => {
    openBill(tx, checkoutOf(id, ['B1']), 'en', sealKey(tenant.secret, key))
    settlePayment(tx, `${id}-1`, 'paid')
    const other = { versionId: 'version-1', screenId: 'screen-1', day: '2026-11-23', time: '20:00' }
    createSchedule(tx, { id: 'show-another-day', ...other })
  })
  leaves('moved', await movedTo('20:00'))
  expect(misplaced()).toEqual([])
  await exchangedFor('swap-1', 1, 'show-another-day')
  leaves('return', 'swap-1')
  await movedTo('22:30')
  await exchangedFor('swap-2', 2, tonight)
  expect(misplaced()).toHaveLength(1)
  leaves('return', 'swap-2')
  expect(misplaced()).toEqual([])
  await movedTo('23:00')
  expect(misplaced()).toHaveLength(1)
  expect(failed).toEqual([])
})
