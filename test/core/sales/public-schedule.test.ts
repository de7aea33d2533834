import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { offeredOnline, publicScheduleOf } from '#core/sales/schedule-load.ts'
import { placeAutoHold } from '#core/seating/commands.ts'
import { byHand, openSmallNode, tenantOf, tonight, visitor } from '../../world/small-exhibitor.ts'

test('the website hides the seat plan, and lets nobody change seats, where the screen says so', async () => {
  const { node } = await openSmallNode('relay')
  const told = () => {
    const { is_seatpicker_enabled, allow_seat_change } = publicScheduleOf(tenantOf(node), tonight, 'en')
    return { is_seatpicker_enabled, allow_seat_change }
  }
  expect(told()).toEqual({ is_seatpicker_enabled: true, allow_seat_change: true })
  const set = (change: object) =>
    node.execute(byHand, tx => {
      const { autoAssign } = tx.catalogue.get('screen', 'screen-1')!
      changeEntry(tx, 'screen', 'screen-1', { autoAssign: { ...autoAssign, ...change } })
    })
  await set({ hideSeatPicker: true })
  expect(told()).toEqual({ is_seatpicker_enabled: false, allow_seat_change: true })
  await set({ hideSeatPicker: false, allowVisitorSeatChange: false })
  expect(told()).toEqual({ is_seatpicker_enabled: true, allow_seat_change: false })
})

test('seats are given by themselves from where the screen says', async () => {
  const { node } = await openSmallNode('relay', { hasBox: false })
  const given = async (algorithm: 'top_left' | 'bottom_right', id: string) => {
    await node.execute(byHand, tx => {
      const { autoAssign } = tx.catalogue.get('screen', 'screen-1')!
      changeEntry(tx, 'screen', 'screen-1', { autoAssign: { ...autoAssign, algorithm } })
    })
    const basket = { id, scheduleId: tonight, channel: 'site' as const, connected: false }
    return (await node.execute(visitor, tx => placeAutoHold(tx, basket, 1))).seats[0]![0]
  }
  expect(await given('top_left', 'ada')).toBe('A')
  expect(await given('bottom_right', 'ben')).toBe('D')
})

test('the website offers a show the prices that its rules allow, and no other', async () => {
  const { node } = await openSmallNode('relay')
  const offered = () =>
    offeredOnline(tenantOf(node), { id: tonight, dimension: '2d' }, 'en').tariffs.map(
      each => each.price_rate_id,
    )
  const before = offered()
  expect(before).toContain('normal')
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { daysAhead: 1 }))
  expect(offered()).toEqual(before.filter(id => id !== 'normal'))
  await node.execute(byHand, tx =>
    changeEntry(tx, 'price_rate', 'normal', { daysAhead: null, movieIds: ['movie-1'] }),
  )
  expect(offered()).toEqual(before)
})
