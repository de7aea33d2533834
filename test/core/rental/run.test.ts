import { expect, test } from 'vitest'
import { createSchedule } from '#core/planning/commands.ts'
import { loadRun } from '#core/rental/run-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { mia, refundOf } from '../../world/refunding.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const dayMs = 86_400_000

test('how a film runs is told week by week: its shows that have begun, and who came and kept their tickets', async () => {
  const { node, clock } = await openSmallNode('box')
  const run = (works: Parameters<typeof loadRun>[2] = 'all') => loadRun(node, 'movie-1', works).weeks
  await node.execute(byHand, tx => {
    for (const [id, day] of [
      ['show-next-1', '2026-11-25'],
      ['show-next-2', '2026-11-26'],
      ['show-later', '2026-12-31'],
    ] as const)
      createSchedule(tx, { id, versionId: 'version-1', screenId: 'screen-1', day, time: '20:00' })
  })
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3', 'A4', 'A5']), carl))
  await node.execute(byHand, tx => refundBill(tx, refundOf('r-1', 'sale-1', [1]), mia))
  expect(run()).toEqual([])
  clock.ms += 6 * dayMs
  expect(run()).toMatchObject([
    { from: '2026-11-25', week: 2, shows: 2, admissions: 0, capacity: 48 },
    { from: '2026-11-18', week: 1, shows: 1, admissions: 2, capacity: 24, cinema: 'Small Cinema' },
  ])
  expect(run(['cinema-2'])).toEqual([])
  expect(() => loadRun(node, 'nobody', 'all')).toThrow(expect.objectContaining({ code: 'movie_unknown' }))
})
