import { expect, test } from 'vitest'
import { createEntry, deleteEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { usesOf } from '#core/catalogue/uses.ts'
import { entities } from '#core/entities.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { Refusal } from '#core/refusal.ts'
import { drawFrom } from '#core/seating/plan/commands.ts'
import { cellsBetween, withClass, withoutSeats } from '#core/seating/plan/edit.ts'
import { planOf } from '#core/seating/plan/plan.ts'
import { smallArrangement, openSmallNode } from '../../world/small-exhibitor.ts'

const mia = { who: 'employee:mia', via: 'portal' }
const all = anyOf(entities)
const seatClass = all.find(({ kind }) => kind === 'seat_class')!
const rate = all.find(({ kind }) => kind === 'price_rate')!
const balcony = { name: { en: 'Balcony', de: 'Balkon' }, behaves: 'standard', cents: 300 }
const firstRow = cellsBetween({ row: 0, col: 0 }, { row: 0, col: 1 })
const plan = planOf(smallArrangement)

const make = (node: Node, id: string, fields: object) =>
  node.execute(mia, tx => createEntry(tx, seatClass, id, { ...fields }))
const draw = (node: Node, id: string, kind: 'standard' | 'premium', classId: string) =>
  node.execute(mia, tx =>
    drawFrom(
      tx,
      {
        id,
        screenId: 'screen-1',
        ...plan,
        ...withClass(plan, firstRow, kind, classId),
        seats: [...withClass(plan, firstRow, kind, classId).seats],
      },
      smallArrangement.id,
    ),
  )
async function said(node: Node, command: (tx: Tx) => unknown): Promise<Refusal> {
  const refusal: unknown = await node.execute(mia, command).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(refusal).toBeInstanceOf(Refusal)
  return refusal as Refusal
}

test('seats get a class of one’s own and lose it with another one', () => {
  const own = withClass(plan, firstRow, 'premium', 'balcony')
  const [first] = own.seats
  expect(first).toMatchObject({ class: 'premium', classId: 'balcony', autoassign: true })
  expect(withClass(own, firstRow, 'standard').seats[0]).not.toHaveProperty('classId')
  const pair = withClass(plan, firstRow, 'love', 'sofas')
  expect(pair.seats.slice(0, 2).map(({ classId, pairedWith }) => [classId, Boolean(pairedWith)])).toEqual([
    ['sofas', true],
    ['sofas', true],
  ])
  // Whoever is alone is an ordinary seat again, of no class of its own.
  const left = withoutSeats(pair, [{ row: 0, col: 0 }]).seats[0]
  expect(left).toMatchObject({ class: 'standard' })
  expect(left).not.toHaveProperty('classId')
})

test('a plan is drawn with classes that are there and of the seat’s kind, and no other', async () => {
  const { node } = await openSmallNode('relay')
  await make(node, 'balcony', balcony)
  expect(await draw(node, 'plan-2', 'standard', 'balcony')).toMatchObject({ id: 'plan-2' })
  await expect(draw(node, 'plan-3', 'premium', 'balcony')).rejects.toMatchObject({
    code: 'plan_class_unknown',
    details: { seats: ['A1', 'A2'] },
  })
  await expect(draw(node, 'plan-3', 'standard', 'nobody')).rejects.toMatchObject({
    code: 'plan_class_unknown',
  })
  expect(verify(node.db)).toEqual([])
})

test('a class that a plan or a price has is not deleted, and says what it is used in', async () => {
  const { node } = await openSmallNode('relay')
  await make(node, 'balcony', balcony)
  await make(node, 'box', { ...balcony, name: { en: 'Box' } })
  await draw(node, 'plan-2', 'standard', 'balcony')
  await node.execute(mia, tx =>
    createEntry(tx, rate, 'box-extra', {
      kind: 'seat_class',
      seatClass: 'box',
      name: { en: 'Box' },
      cents: 100,
    }),
  )
  expect(usesOf(node, all, seatClass, 'balcony').rows).toEqual([{ what: 'plans', count: 1 }])
  expect(usesOf(node, all, seatClass, 'box').entries).toMatchObject([{ kind: 'price_rate', id: 'box-extra' }])
  for (const id of ['balcony', 'box'])
    expect((await said(node, tx => deleteEntry(tx, all, seatClass, id))).code).toBe('still_used')
  await make(node, 'nowhere', { ...balcony, name: { en: 'Nowhere' } })
  await node.execute(mia, tx => deleteEntry(tx, all, seatClass, 'nowhere'))
  expect(node.catalogue.get('seat_class', 'nowhere')).toMatchObject({ deleted: true })
})

test('the five that are always there can be named, stay of their kind, and are never deleted', async () => {
  const { node } = await openSmallNode('relay')
  const premium = await make(node, 'premium', { name: { en: 'Royal' }, color: 'violet', mark: 'corner' })
  expect(premium).toMatchObject({ behaves: 'premium', name: { en: 'Royal' }, order: 20 })
  const other = await said(node, tx =>
    createEntry(tx, seatClass, 'love', { behaves: 'standard', name: { en: 'Love' } }),
  )
  expect(other.fields).toEqual({ behaves: ['field.fixed'] })
  const moved = await said(node, tx => editEntry(tx, seatClass, 'premium', { behaves: 'love' }))
  expect(moved.fields).toEqual({ behaves: ['field.fixed'] })
  expect((await said(node, tx => deleteEntry(tx, all, seatClass, 'premium'))).code).toBe('record_built_in')
  // A price may name one of them though nobody has changed it, and nothing that is not there.
  const named = (id: string, to: string) =>
    node.execute(mia, tx =>
      createEntry(tx, rate, id, { kind: 'seat_class', seatClass: to, name: { en: id }, cents: 100 }),
    )
  expect(await named('wheel', 'wheelchair')).toMatchObject({ seatClass: 'wheelchair' })
  await expect(named('none', 'nobody')).rejects.toMatchObject({ fields: { seatClass: ['field.gone'] } })
})
