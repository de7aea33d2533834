import { expect, test } from 'vitest'
import { cancelSchedule } from '#core/planning/commands.ts'
import type { Channel } from '#core/access/channels.ts'
import { showOn } from '#core/planning/shown-on-commands.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import {
  atRegister,
  byHand,
  carl,
  openSmallNode,
  saleOf,
  tenantOf,
  tonight,
} from '../../world/small-exhibitor.ts'

async function house() {
  const { node, clock } = await openSmallNode('box')
  const shown = (on: readonly Channel[]) => node.execute(byHand, tx => showOn(tx, tonight, on))
  const listed = (channel: Channel) => programmeOf(tenantOf(node), { channel }).schedules.map(({ id }) => id)
  return { node, clock, shown, listed }
}

test('a show is told and sold where its planner says, and can be brought back', async () => {
  const { node, shown, listed } = await house()
  await shown(['site'])
  expect([listed('site'), listed('signage'), listed('pos')]).toEqual([[tonight], [], []])
  const sell = () => node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  await expect(sell()).rejects.toMatchObject({ code: 'not_sold_here' })
  await shown(['pos'])
  expect([listed('site'), listed('pos')]).toEqual([[], [tonight]])
  await sell()
})

test('on the board it always stands, and saying the same again writes nothing', async () => {
  const { node, shown, listed } = await house()
  await shown([])
  expect(listed('portal')).toEqual([tonight])
  expect(programmeOf(tenantOf(node), {}).schedules[0]!.shownOn).toEqual([])
  const facts = node.journal.count()
  await shown([])
  expect(node.journal.count()).toBe(facts)
})

test('a show that is cancelled, over or unknown is refused', async () => {
  const { node, clock, shown } = await house()
  await expect(node.execute(byHand, tx => showOn(tx, 'no-show', []))).rejects.toMatchObject({
    code: 'schedule_unknown',
  })
  clock.ms += 12 * 3_600_000
  await expect(shown([])).rejects.toMatchObject({ code: 'schedule_over' })
  clock.ms -= 12 * 3_600_000
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  await expect(shown([])).rejects.toMatchObject({ code: 'schedule_cancelled' })
})
