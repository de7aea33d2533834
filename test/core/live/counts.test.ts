import { expect, test } from 'vitest'
import { emitCounts } from '#core/live/counts.ts'
import { until } from '../../world/places.ts'
import { openSmallNode, tenantOf, tonight } from '../../world/small-exhibitor.ts'

test('seats that change are told together, and the longer the more pages are open', async () => {
  const { node } = await openSmallNode('relay')
  const slept: number[] = []
  const runtime = { ...node.runtime, sleep: async (ms: number) => void slept.push(ms) }
  const tenant = tenantOf({ ...node, runtime })
  const heard: string[] = []
  const join = (pages: number) => {
    for (let page = 0; page < pages; page++)
      tenant.live.join(
        { channels: ['exhibitor'] },
        () => true,
        message => heard.push(message),
      )
  }
  const change = async () => {
    heard.length = 0
    emitCounts(tenant, tonight, ['A1'])
    emitCounts(tenant, tonight, ['A2'])
    await until(() => heard.length > 0)
  }
  join(1)
  await change()
  expect(heard).toHaveLength(1)
  expect(JSON.parse(heard[0]!)).toMatchObject({ event: { seats: ['A1', 'A2'] } })
  join(999)
  await change()
  expect(heard).toHaveLength(1000)
  join(19_000)
  await change()
  expect(slept).toEqual([40, 100, 1000])
  await node.close()
})
