import { expect, test } from 'vitest'
import * as z from 'zod'
import { documentationPage } from '#core/api/documentation-page.ts'
import { openApiOf } from '#core/api/documentation.ts'
import { contentsOf } from '#core/api/schema-fields.ts'
import { createSchedule, moveSchedule } from '#core/planning/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { refund } from '#core/sales/refunds/contract.ts'

const calls = [createSchedule, moveSchedule, signInByPassword, makeSale, refund]

test.each(calls.map(call => [call.path, call] as const))('the example of %s is one it takes', (_, call) => {
  const contents = contentsOf(call.body, 'input')
  expect(call.body.safeParse(contents?.example).error).toBeUndefined()
})

test('a field is named with its kind, its bounds, and whether it may be left out', () => {
  const schema = z.object({
    day: z.iso.date(),
    seats: z.array(z.object({ row: z.string().max(3).nullable() })).max(9),
    cents: z.int().min(1).optional(),
  })
  expect(contentsOf(schema, 'input')?.fields).toMatchObject([
    { depth: 0, name: 'day', type: 'date, YYYY-MM-DD', isOptional: false },
    { depth: 0, name: 'seats', type: 'list of object, at most 9' },
    { depth: 1, name: 'row', type: 'text, at most 3 characters or null' },
    { depth: 0, name: 'cents', type: 'whole number, 1 or more', isOptional: true },
  ])
  expect(contentsOf(z.object({}), 'input')).toBeNull()
})

test('people read each refusal as its sentence, machines its code and the shape of the answer', () => {
  const page = documentationPage(calls, 'Foyer API')
  expect(page).toContain('<code>seat_taken</code>')
  expect(page).toContain('is no longer free. Choose another seat.')
  const { paths } = openApiOf(calls, 'Foyer API', '1')
  const answer = paths!['/api/sales']!.post!.responses!['409'] as {
    description: string
    content: Record<string, { schema: { properties: { refusal: { enum: string[] } } } }>
  }
  expect(answer.description).toContain('seat_taken: ')
  expect(answer.content['application/json']!.schema.properties.refusal.enum).toContain('seat_taken')
})

test('nothing of a contract becomes part of the page itself', () => {
  const page = documentationPage([{ ...createSchedule, summary: '<script>alert(1)</script>' }], 'Foyer API')
  expect(page).not.toContain('<script')
})
