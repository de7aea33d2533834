import { expect, test } from 'vitest'
import { countPerson, erasePerson, exportPerson } from '#core/personal-data/commands.ts'
import { byHand } from '../../world/small-exhibitor.ts'
import { ada, openCounter } from './world.ts'

test('who reserved is told what is kept and is forgotten, by mail or by reference; the seats stay reserved', async () => {
  const { node, clock, make, change, view } = await openCounter()
  const at = { db: node.db, keys: node.keys, catalogue: node.catalogue, nowMs: clock.ms }
  const first = await make(['A3'], { contact: { ...ada, email: 'ada@example.com' } })
  const other = await make(['A5'], { contact: { ...ada, lastName: 'Muster' } })
  await change(first.id, { contact: { ...ada, lastName: 'Neu', email: 'ada@example.com' } })
  expect(countPerson(at, 'ada@example.com', 'all')).toMatchObject({ purchases: 0, reservations: 1 })
  expect(exportPerson(at, 'Ada@Example.com', 'all').reservations).toMatchObject([
    { reference: first.reference, name: 'Ada Neu', phone: ada.phone },
  ])
  expect(() => countPerson(at, 'ada@example.com', ['cinema-2'])).toThrow('not_found')
  await node.execute(byHand, tx => erasePerson(tx, 'ada@example.com', 'all'))
  expect(view(first.id)).toMatchObject({ contact: null, seats: ['A3'], status: 'pending' })
  expect(view(other.id).contact).toMatchObject({ lastName: 'Muster' })
  await node.execute(byHand, tx => erasePerson(tx, other.reference, 'all'))
  expect(view(other.id).contact).toBeNull()
})
