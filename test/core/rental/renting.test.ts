import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createEntry, deleteEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf, type Caller } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import type { Tx } from '#core/journal/node.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { askedStatement } from '#core/documents/rental/load.ts'
import { statementXml } from '#core/documents/rental/xml.ts'
import type { RentalAdjustmentFields } from '#core/rental/rental-adjustment.entity.ts'
import { loadStatement } from '#core/rental/statement-load.ts'
import { dueOfStatement, statementFor } from '#core/rental/statement-parts.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { adjustmentCells, statementCells, statementColumns } from '#relay/portal/rental/statement-csv.ts'
import { mia, refundOf } from '../../world/refunding.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'

const all = anyOf(entities)
const kind = (name: string) => all.find(each => each.kind === name)!
const [movie, version, distributor, profile] = ['movie', 'version', 'distributor', 'rental_profile'].map(kind)
const planner = { employeeId: 'mia', permissions: [], cinemas: 'all' } as unknown as Caller

const rates = [
  { fromWeek: 1, basisPoints: 5000, minimumCents: 1500 },
  { fromWeek: 2, basisPoints: 4500, minimumCents: 0 },
]

async function house() {
  const { node, clock } = await openSmallNode('box')
  const done = <T>(command: (tx: Tx) => T) => node.execute(byHand, command)
  const edit = (id: string, fields: object) =>
    done(tx => editEntry(tx, movie!, id, fields as Record<string, unknown>, planner))
  const make = (id: string, fields: object) =>
    done(tx => createEntry(tx, profile!, id, { name: id, rates, ...fields }, planner))
  await done(tx =>
    createEntry(tx, distributor!, 'lux-film', {
      name: 'Lux Film',
      offices: [{ id: 'office-1', name: 'Brussels', address: 'Rue 1', email: null, phone: '' }],
    }),
  )
  await make('terms', { levyBasisPoints: 120 })
  const statement = (day?: string) => loadStatement(node, day, 'all')
  const sell = (id: string, seats: string[], change: object = {}) =>
    node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, seats, change), carl))
  return { node, clock, done, edit, make, statement, sell }
}

test('the statement of a week is what its tickets made, without what went back, by the terms of its film', async () => {
  const { done, edit, statement, sell } = await house()
  await edit('movie-1', { distributorId: 'lux-film', officeId: 'office-1', rentalProfileId: 'terms' })
  await sell('sale-1', ['A1', 'A2', 'A3'])
  await sell('sale-2', ['A4'])
  await done(tx => refundBill(tx, refundOf('r-1', 'sale-1', [1]), mia))
  const { from, to, rows } = statement('2026-11-21')
  expect([from, to]).toEqual(['2026-11-18', '2026-11-24'])
  // Three tickets are kept, 10.00 each, every one with its own VAT.
  const vat = [1000, 1000, 1000].map(cents => Math.round(cents - cents / 1.03))
  const net = 3000 - vat.reduce((sum, cents) => sum + cents, 0)
  const levy = Math.round(net * 0.012)
  expect(rows).toEqual([
    {
      cinemaId: 'cinema-1',
      cinema: expect.any(String),
      movieId: 'movie-1',
      movie: 'The Small Film',
      eidr: null,
      isan: null,
      distributor: 'Lux Film',
      office: 'Brussels',
      terms: 'terms',
      week: 1,
      shows: 1,
      admissions: 3,
      complimentary: 0,
      grossCents: 3000,
      vatCents: 3000 - net,
      netCents: net,
      due: {
        levyCents: levy,
        basisPoints: 5000,
        minimumCents: 1500,
        formulaCents: Math.round((net - levy) / 2),
        dueCents: Math.max(1500, Math.round((net - levy) / 2)),
      },
    },
  ])
  expect(JSON.stringify(statement('2026-11-19'))).toBe(JSON.stringify(statement('2026-11-24')))
  const cells = statementCells(from, to, rows)
  expect(cells[0]).toHaveLength(statementColumns.length)
  expect(cells[0]!.slice(13, 16)).toEqual(['30.00', ((3000 - net) / 100).toFixed(2), (net / 100).toFixed(2)])
})

test('a statement names a film by its numbers, and by its version’s where it was shown in that one alone', async () => {
  const { done, edit, statement } = await house()
  const [eidr, isan] = ['10.5240/7791-8534-2C23-9030-8610-5', '0000-0000-D07A-0090-Q']
  const own = '10.5240/EA73-79D7-1B2B-B378-3A73-M'
  await edit('movie-1', { eidr, isan })
  expect(statement('2026-11-21').rows).toMatchObject([{ eidr, isan }])
  await done(tx => editEntry(tx, version!, 'version-1', { eidr: own }, planner))
  const [row] = statement('2026-11-21').rows
  expect(row).toMatchObject({ eidr: own, isan })
  const about = { exhibitor: 'Small House', vatNumber: 'LU1', distributor: null }
  expect(statementXml(statement('2026-11-21'), about)).toContain(
    `title="The Small Film" eidr="${own}" isan="${isan}"`,
  )
  expect(statementCells('2026-11-18', '2026-11-24', [row!])[0]!.slice(3, 6)).toEqual([
    'The Small Film',
    own,
    isan,
  ])
  await done(tx => {
    createEntry(
      tx,
      version!,
      'version-2',
      { movieId: 'movie-1', audioLanguage: 'fr', dimension: '3d' },
      planner,
    )
    const place = { screenId: 'screen-1', day: '2026-11-22', time: '20:00' }
    createSchedule(tx, { id: 'show-in-3d', versionId: 'version-2', ...place })
  })
  expect(statement('2026-11-21').rows).toMatchObject([{ eidr, isan, shows: 2 }])
})

test('the second week has the second rate, a version may have terms of its own, and without terms nothing is due', async () => {
  const { done, edit, make, statement } = await house()
  await done(tx =>
    createSchedule(tx, {
      id: 'show-later',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-27',
      time: '20:00',
    }),
  )
  expect(statement('2026-11-27').rows).toMatchObject([{ week: 2, terms: null, due: null }])
  await edit('movie-1', { rentalProfileId: 'terms' })
  expect(statement('2026-11-27').rows[0]!.due).toMatchObject({ basisPoints: 4500, dueCents: 0 })
  await make('terms-3d', {})
  await done(tx => editEntry(tx, version!, 'version-1', { rentalProfileId: 'terms-3d' }, planner))
  expect(statement('2026-11-27').rows[0]!.terms).toBe('terms-3d')
  await done(tx => cancelSchedule(tx, 'show-later'))
  expect(statement('2026-11-27').rows).toEqual([])
})

test('nobody reads the takings of a cinema they do not work in, and no visitor the terms', async () => {
  const { node, edit } = await house()
  await edit('movie-1', { distributorId: 'lux-film', officeId: 'office-1', rentalProfileId: 'terms' })
  expect(loadStatement(node, '2026-11-21', ['cinema-2']).rows).toEqual([])
  const open = JSON.stringify(programmeOf(tenantOf(node), {}))
  for (const secret of ['lux-film', 'office-1', '"terms"']) expect(open).not.toContain(secret)
})

test('terms that are used are not deleted, and shared ones stay shared', async () => {
  const { done, edit, make } = await house()
  await make('own', { shared: false })
  await edit('movie-1', { rentalProfileId: 'own' })
  await expect(done(tx => deleteEntry(tx, all, profile!, 'own'))).rejects.toMatchObject({
    code: 'still_used',
  })
  const share = (id: string, shared: boolean) => done(tx => editEntry(tx, profile!, id, { shared }, planner))
  await expect(share('terms', false)).rejects.toMatchObject({ code: 'rental_stays_shared' })
  await share('own', true)
  await expect(share('own', false)).rejects.toMatchObject({ code: 'rental_stays_shared' })
})

test('terms of one film are not chosen for another, nor for a version of one, and an office is its distributor’s', async () => {
  const { node, done, edit, make } = await house()
  await make('own', { shared: false })
  await edit('movie-1', { rentalProfileId: 'own' })
  const { id: _, slug: _slug, ...like } = node.catalogue.get('movie', 'movie-1')!
  const other = { ...like, slug: 'other', distributorId: null, officeId: null, rentalProfileId: 'own' }
  const add = (fields: object) =>
    done(tx => createEntry(tx, movie!, 'movie-2', { ...other, ...fields }, planner))
  await expect(add({})).rejects.toMatchObject({ code: 'rental_not_shared' })
  await add({ rentalProfileId: null })
  await expect(
    done(tx =>
      createEntry(
        tx,
        version!,
        'version-2',
        { movieId: 'movie-2', audioLanguage: 'fr', rentalProfileId: 'own' },
        planner,
      ),
    ),
  ).rejects.toMatchObject({ code: 'rental_not_shared' })
  await done(tx => editEntry(tx, version!, 'version-1', { rentalProfileId: 'own' }, planner))
  await expect(edit('movie-2', { officeId: 'office-1' })).rejects.toMatchObject({ code: 'office_unknown' })
  await edit('movie-2', { distributorId: 'lux-film', officeId: 'office-1' })
})

test.each([
  ['that begin in week 2', [{ ...rates[1]! }]],
  ['of which two begin in one week', [rates[0]!, { ...rates[0]!, basisPoints: 1 }]],
])('rates %s are refused', async (_, wrong) => {
  const { make } = await house()
  await expect(make('wrong', { rates: wrong })).rejects.toMatchObject({ code: 'rental_weeks' })
})

test('a share above everything, a minimum below nothing and an endless list of rates are refused', async () => {
  const { make } = await house()
  const wrong = [
    [{ fromWeek: 1, basisPoints: 10_001, minimumCents: 0 }],
    [{ fromWeek: 1, basisPoints: 5000, minimumCents: -1 }],
    Array.from({ length: 13 }, (_, at) => ({ fromWeek: at + 1, basisPoints: 5000, minimumCents: 0 })),
    [],
  ]
  for (const rates of wrong)
    await expect(make('wrong', { rates })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('what is put right after the fact is a row of its own in its week, and changes what is due, not the takings', async () => {
  const { node, done, edit, statement, sell } = await house()
  await edit('movie-1', { distributorId: 'lux-film', officeId: 'office-1', rentalProfileId: 'terms' })
  await sell('sale-1', ['A1', 'A2', 'A3'])
  const before = statement('2026-11-21')
  const fields = { cinemaId: 'cinema-1', movieId: 'movie-1', reason: 'Counted twice', deleted: false }
  const correct = (id: string, more: Partial<RentalAdjustmentFields>) =>
    done(tx => changeEntry(tx, 'rental_adjustment', id, { ...fields, day: '2026-11-20', ...more }))
  await correct('less', { effect: 'less', dueCents: 250 })
  await correct('later', { effect: 'more', dueCents: 100, day: '2026-11-25' })
  const { rows, adjustments } = statement('2026-11-21')
  expect(rows).toEqual(before.rows)
  expect(adjustments).toMatchObject([
    { id: 'less', movie: 'The Small Film', distributor: 'Lux Film', reason: 'Counted twice', cents: -250 },
  ])
  expect(dueOfStatement({ rows, adjustments })).toBe(dueOfStatement(before) - 250)
  expect(adjustmentCells('2026-11-18', '2026-11-24', adjustments)[0]).toHaveLength(statementColumns.length)
  expect(loadStatement(node, '2026-11-21', ['cinema-2']).adjustments).toEqual([])
  await correct('less', { deleted: true })
  expect(statement('2026-11-21').adjustments).toEqual([])
})

test('corrections are written at the relay, each with a sum, a day and a reason', async () => {
  const fields = {
    cinemaId: 'cinema-1',
    movieId: 'movie-1',
    day: '2026-11-20',
    effect: 'less',
    dueCents: 250,
  }
  const correct = async (role: 'box' | 'relay', more: object) => {
    const { node } = await openSmallNode(role)
    const given = { ...fields, reason: 'Counted twice', ...more }
    return node.execute(byHand, tx => createEntry(tx, kind('rental_adjustment'), 'one', given, planner))
  }
  expect(await correct('relay', {})).toMatchObject({ dueCents: 250 })
  await expect(correct('box', {})).rejects.toMatchObject({ code: 'set_at_relay' })
  for (const wrong of [{ dueCents: 0 }, { dueCents: -5 }, { reason: ' ' }, { day: 'yesterday' }])
    await expect(correct('relay', wrong)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a distributor’s file has its own films alone, sums up what is due, and is the same bytes when it is made again', async () => {
  const { node, edit, statement, sell } = await house()
  await edit('movie-1', { distributorId: 'lux-film', officeId: 'office-1', rentalProfileId: 'terms' })
  await sell('sale-1', ['A1', 'A2', 'A3'])
  const about = { exhibitor: 'Small <House>', vatNumber: 'LU1', distributor: 'Lux Film' }
  const whole = statement('2026-11-21')
  const xml = statementXml(statementFor(whole, 'Lux Film'), about)
  expect(xml).toBe(statementXml(statementFor(statement('2026-11-24'), 'Lux Film'), about))
  const due = (whole.rows[0]!.due!.dueCents / 100).toFixed(2)
  expect(xml).toContain(
    `<rentalStatement exhibitor="Small &#60;House&#62;" vatNumber="LU1" distributor="Lux Film" from="2026-11-18" to="2026-11-24" currency="EUR" due="${due}">`,
  )
  expect(xml).toContain('<takings gross="30.00"')
  expect(statementFor(whole, 'Another').rows).toEqual([])
  const asked = (distributor: string) =>
    askedStatement(
      { tenant: tenantOf(node), signedIn: { cinemas: 'all' } as never },
      { day: '2026-11-21', distributor },
    )
  expect(asked('Lux Film').rows).toHaveLength(1)
  expect(() => asked('Lux Flim')).toThrow(expect.objectContaining({ code: 'not_found' }))
})
