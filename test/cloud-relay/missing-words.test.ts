import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readMissingWords } from '#core/catalogue/contract.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
}, 90_000)
afterAll(() => places.close())

test('whoever may edit something is told which of its texts guests cannot read in their language', async () => {
  const mia = await managerAt(places.relay.port)
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    changeEntry(tx, 'exhibitor', 'tenant', { languages: ['de', 'fr'] })
    const rate = tx.catalogue.all('price_rate')[0]!
    changeEntry(tx, 'price_rate', rate.id, { name: { en: 'Student', de: 'Studierende' } })
  })
  const { status, body, text } = await mia.call(readMissingWords)
  expect(status, text).toBe(200)
  expect(body.languages).toEqual(['de', 'fr'])
  const told = body.entries.find(({ name }) => name.en === 'Student')
  expect(told).toMatchObject({ kind: 'price_rate', fields: [{ field: 'name', languages: ['fr'] }] })
  const ugo = await employeeAt(places.box.port, 'ugo')
  expect((await ugo.call(readMissingWords)).body.refusal).toBe('not_allowed')
})
