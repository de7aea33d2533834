import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billById } from '#core/billing/store.ts'
import { owedForCancelled } from '#core/billing/refunds/cancelled-store.ts'
import { verify } from '#core/node.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { restoreSchedule, withdrawSchedule } from '#core/planning/undo-commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { placeHold } from '#core/seating/commands.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'

const added = 'added-by-mistake'

async function withAdded() {
  const { node } = await openSmallNode('box')
  const like = scheduleById(node.db, tonight)!
  await node.execute(byHand, tx =>
    createSchedule(tx, {
      id: added,
      versionId: like.versionId,
      screenId: like.screenId,
      day: '2026-11-22',
      time: '20:00',
    }),
  )
  return { node }
}

test('a show that was added is taken back while nobody has bought it, and is shown nowhere', async () => {
  const { node } = await withAdded()
  const gone = await node.execute(byHand, tx => withdrawSchedule(tx, added))
  expect([gone.cancelled, gone.visibility]).toEqual([true, '[]'])
  const facts = node.journal.count()
  await node.execute(byHand, tx => withdrawSchedule(tx, added))
  expect(node.journal.count()).toBe(facts)
  expect(verify(node.db)).toEqual([])
})

test('one that somebody has bought, or has in a basket, stays', async () => {
  const { node } = await withAdded()
  await node.execute(byHand, tx =>
    placeHold(tx, { id: 'basket', scheduleId: added, channel: 'register', connected: true }, ['A1']),
  )
  await expect(node.execute(byHand, tx => withdrawSchedule(tx, added))).rejects.toMatchObject({
    code: 'show_has_sales',
  })
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  await expect(node.execute(byHand, tx => withdrawSchedule(tx, tonight))).rejects.toMatchObject({
    code: 'show_has_sales',
  })
  expect(scheduleById(node.db, tonight)!.cancelled).toBe(false)
})

test('a cancelled show nobody had bought comes back as it was, under another id', async () => {
  const { node } = await withAdded()
  await node.execute(byHand, tx => {
    changeEntry(tx, 'event', 'gala', { title: 'Gala', scheduleId: added, deleted: false })
    cancelSchedule(tx, added)
  })
  const before = scheduleById(node.db, added)!
  const back = await node.execute(byHand, tx => restoreSchedule(tx, added, 'added-once-more'))
  expect(back).toMatchObject({
    id: 'added-once-more',
    cancelled: false,
    startMs: before.startMs,
    screenId: before.screenId,
    versionId: before.versionId,
    visibility: before.visibility,
  })
  expect(scheduleById(node.db, added)!.visibility).toBe('[]')
  expect(node.catalogue.get('event', 'gala')!.scheduleId).toBe('added-once-more')
  // Sent again it is the same show.
  const facts = node.journal.count()
  expect((await node.execute(byHand, tx => restoreSchedule(tx, added, 'added-once-more'))).id).toBe(back.id)
  expect(node.journal.count()).toBe(facts)
  expect(verify(node.db)).toEqual([])
})

test('a cancellation stays where somebody had bought, whatever became of their tickets', async () => {
  const { node } = await openSmallNode('box')
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  await expect(
    node.execute(byHand, tx => restoreSchedule(tx, tonight, 'tonight-again')),
  ).rejects.toMatchObject({
    code: 'cancel_has_sales',
  })
  expect(scheduleById(node.db, 'tonight-again')).toBeUndefined()
})

test('taken back while the line is cut, it is cancelled for whoever sold a seat meanwhile', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  link.cut()
  await relay.execute(byHand, tx => withdrawSchedule(tx, tonight))
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  link.mend()
  await link.settle()
  for (const node of [relay, box]) {
    expect(scheduleById(node.db, tonight)).toMatchObject({ cancelled: true, visibility: '[]' })
    // The sale is kept, and owed back as that of any cancelled show.
    expect(billById(node.db, 'sale-1')?.status).toBe('settled')
    expect(owedForCancelled(node.db, 'box', 10).map(({ billId }) => billId)).toEqual(['sale-1'])
    expect(verify(node.db)).toEqual([])
  }
})
