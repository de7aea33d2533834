import { expect, test } from 'vitest'
import * as z from 'zod'
import { cutTo } from '#core/api/cut.ts'
import { everyRoute } from '../../world/routes.ts'

test('what a contract does not name is not sent, however deep it lies', () => {
  const seat = z.object({ id: z.string(), note: z.string().nullable().optional() })
  const cut = cutTo(
    z.object({
      rows: z.array(z.object({ seats: z.array(seat) })),
      bySeat: z.record(z.string(), seat),
      first: seat.nullable(),
      counts: z.record(z.string(), z.int()),
      day: z.string().default('today'),
    }),
  )
  const full = { id: 'A1', note: null, secret: 'x' }
  expect(
    cut({
      rows: [{ seats: [full, { id: 'A2' }], secret: 1 }],
      bySeat: { A1: full },
      first: full,
      counts: { a: 1 },
      day: 'monday',
      secret: {},
    }),
  ).toEqual({
    rows: [{ seats: [{ id: 'A1', note: null }, { id: 'A2' }] }],
    bySeat: { A1: { id: 'A1', note: null } },
    first: { id: 'A1', note: null },
    counts: { a: 1 },
    day: 'monday',
  })
  expect(cut({ first: null })).toEqual({ first: null })
})

test('an answer of several kinds is cut by the kind it is, and of none of them nothing is left', () => {
  const cut = cutTo(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('asked'), requestId: z.string() }),
      z.object({ kind: z.literal('done'), cents: z.int() }),
    ]),
  )
  expect(cut({ kind: 'done', cents: 5, requestId: 'secret' })).toEqual({ kind: 'done', cents: 5 })
  expect(cut({ kind: 'forged', requestId: 'secret' })).toEqual({})
})

test('a contract that names itself is cut all the way down, and an open one keeps what it has', () => {
  type Tree = { name: string; parts: Tree[] }
  const tree: z.ZodType<Tree> = z.lazy(() => z.object({ name: z.string(), parts: z.array(tree) }))
  const branch = { name: 'b', parts: [{ name: 'c', parts: [], secret: 1 }], secret: 1 }
  expect(cutTo(tree)(branch)).toEqual({ name: 'b', parts: [{ name: 'c', parts: [] }] })
  expect(cutTo(z.looseObject({ id: z.string() }))({ id: '1', more: 2 })).toEqual({ id: '1', more: 2 })
})

test.each(everyRoute.map(route => [`${route.method} ${route.path}`, route] as const))(
  'of %s nothing is sent that its contract does not name',
  (_, route) => {
    if (route.answerTypes) return
    const answer = cutTo(route.answer)({ nobodyNamesThis: 1 })
    expect(answer).toEqual({})
  },
)
