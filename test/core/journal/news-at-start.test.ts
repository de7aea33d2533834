import { expect, test } from 'vitest'
import { scheduleById } from '#core/programme/store.ts'
import { onFacts } from '#core/worker.ts'
import { tonight } from '../../world/small-exhibitor.ts'
import { evening } from './machine.ts'

test('what follows the tables looks once more when a database that was lost is read from the mirror', async () => {
  const { box, first, link, durableIdentity } = await evening()
  link.cut()
  await first.close()
  box.put()
  const seen: boolean[] = []
  const node = await box.start(durableIdentity, 1, opened => {
    const look = () => seen.push(scheduleById(opened.db, tonight) !== undefined)
    look()
    onFacts(opened, new Set(['payment_account.connected']))(look)
  })
  await node.stoodUp
  expect(seen).toEqual([false, true])
})

test('what follows the tables of a node that stands is not woken by that', async () => {
  const { first } = await evening()
  let woken = 0
  onFacts(first, new Set(['payment_account.connected']))(() => (woken += 1))
  await first.stoodUp
  expect(woken).toBe(0)
})
