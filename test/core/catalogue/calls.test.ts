import { expect, test } from 'vitest'
import { archiveEntry, createEntry, deleteEntry, editEntry, undoEdit } from '#core/catalogue/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { anyOf, type AnyEntity } from '#core/catalogue/entity.ts'
import { historyOf } from '#core/catalogue/history.ts'
import { usesOf } from '#core/catalogue/uses.ts'
import { entities } from '#core/entities.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { Refusal } from '#core/refusal.ts'
import { issueVoucher } from '#core/vouchers/commands.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

const mia = { who: 'employee:mia', via: 'portal' }
const all = anyOf(entities)
const of = (kind: EntryKind): AnyEntity => all.find(entity => entity.kind === kind)!
const five = { title: { en: 'Five times' }, turnCents: 900, turnsMin: 5, turnsDefault: 5, turnsStep: 5 }

async function said(node: Node, command: (tx: Tx) => unknown): Promise<Refusal> {
  const refusal = await node.execute(mia, command).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(refusal).toBeInstanceOf(Refusal)
  return refusal as Refusal
}
const edits = (node: Node, kind: EntryKind, id: string) => historyOf(node, { kind, id }, { most: 100 }).edits
const edited = (node: Node, kind: EntryKind, id: string, fields: object) =>
  node.execute(mia, tx => editEntry(tx, of(kind), id, { ...fields }))

test('what its maker leaves out of a new entry is as the definition says, and made again it is the same one', async () => {
  const { node } = await openSmallNode('relay')
  const make = () => node.execute(mia, tx => createEntry(tx, of('voucher_type'), 'five', five))
  expect(await make()).toMatchObject({ type: 'giftcard', validMonths: 24, turnsMin: 5, deleted: false })
  const facts = node.journal.position()
  await make()
  expect(node.journal.position()).toBe(facts)
  const other = await said(node, tx => createEntry(tx, of('voucher_type'), 'ten', five))
  expect(other.code).toBe('request_reused')
  expect(verify(node.db)).toEqual([])
})

test('a new entry without what it cannot be used without is refused at its fields', async () => {
  const { node } = await openSmallNode('relay')
  const refusal = await said(node, tx => createEntry(tx, of('product'), 'cola', { name: { en: 'Cola' } }))
  expect(refusal.code).toBe('invalid_input')
  expect(refusal.fields).toMatchObject({ cents: ['field.required'] })
  expect(node.catalogue.get('product', 'cola')).toBeUndefined()
})

test('an edit writes only what it changes, and nothing when nothing does', async () => {
  const { node } = await openSmallNode('relay')
  await edited(node, 'cinema', 'cinema-1', { name: 'Small Cinema', city: 'Esch' })
  expect(edits(node, 'cinema', 'cinema-1')[0]).toMatchObject({
    who: 'mia',
    where: 'cloud',
    created: false,
    changes: [{ field: 'city', from: 'Luxembourg', to: 'Esch', stands: true }],
  })
  const facts = node.journal.position()
  await edited(node, 'cinema', 'cinema-1', { city: 'Esch' })
  expect(node.journal.position()).toBe(facts)
})

test.each([
  [
    'a zone no calendar knows',
    'cinema',
    'cinema-1',
    { timezone: 'Europe/Nowhere' },
    { timezone: ['field.invalid'] },
  ],
  ['a mail that is none', 'cinema', 'cinema-1', { email: 'x' }, { email: ['field.email'] }],
  [
    'a name without English',
    'voucher_type',
    'ten',
    { title: { en: ' ' } },
    { 'title.en': ['field.required'] },
  ],
  ['a film that is not there', 'version', 'version-2', { movieId: 'nobody' }, { movieId: ['field.gone'] }],
  ['another film for a version', 'version', 'version-1', { movieId: 'other' }, { movieId: ['field.fixed'] }],
  ['a poster without a file', 'movie', 'movie-1', { posterFile: 'abc' }, { posterFile: ['field.fixed'] }],
  ['the address of another film', 'movie', 'movie-2', { slug: 'the-small-film' }, { slug: ['field.taken'] }],
] as const)('%s is refused at its field', async (_, kind, id, fields, wrong) => {
  const { node } = await openSmallNode('relay')
  const { id: __, ...version } = node.catalogue.get('version', 'version-1')!
  const { id: ___, ...movie } = node.catalogue.get('movie', 'movie-1')!
  if (id === 'movie-2')
    await node.execute(mia, tx => createEntry(tx, of('movie'), id, { ...movie, slug: 'another' }))
  const command = (tx: Tx) =>
    id === 'version-2'
      ? createEntry(tx, of(kind), id, { ...version, ...fields })
      : editEntry(tx, of(kind), id, { ...fields })
  const refusal = await said(node, command)
  expect(refusal.code).toBe('invalid_input')
  expect(refusal.fields).toEqual(wrong)
})

test('what does not fit together is refused by the definition’s own rule', async () => {
  const { node } = await openSmallNode('relay')
  const refusal = await said(node, tx => editEntry(tx, of('voucher_type'), 'ten', { turnsMin: 11 }))
  expect(refusal.code).toBe('turns_step')
  expect(refusal.fields).toEqual({ turnsDefault: ['refusal.turns_step'] })
})

test('a change is undone by who sees it, until somebody changed the same field again', async () => {
  const { node } = await openSmallNode('relay')
  await edited(node, 'cinema', 'cinema-1', { city: 'Esch', phone: '1' })
  const [edit] = edits(node, 'cinema', 'cinema-1')
  await edited(node, 'cinema', 'cinema-1', { phone: '2' })
  const undo = (fields: string[]) => (tx: Tx) => undoEdit(tx, of('cinema'), 'cinema-1', edit!.id, fields)
  expect((await said(node, undo(['phone']))).code).toBe('changed_since')
  expect((await said(node, undo(['name']))).code).toBe('record_unknown')
  expect(await node.execute(mia, undo(['city']))).toMatchObject({ city: 'Luxembourg', phone: '2' })
  expect((await said(node, undo(['city']))).code).toBe('changed_since')
  const creation = edits(node, 'cinema', 'cinema-1').at(-1)!
  const wayBack = await said(node, tx => undoEdit(tx, of('cinema'), 'cinema-1', creation.id, ['name']))
  expect(wayBack.code).toBe('nothing_before')
  expect(verify(node.db)).toEqual([])
})

test('a long history is told page by page: what stood before each change, and one creation at its end', async () => {
  const { node } = await openSmallNode('relay')
  await node.execute(mia, tx => {
    for (let n = 1; n <= 1100; n += 1) changeEntry(tx, 'cinema', 'cinema-1', { phone: String(n) })
    editEntry(tx, of('cinema'), 'cinema-1', { city: 'Esch' })
  })
  const page = (before: string | undefined, most: number) =>
    historyOf(node, { kind: 'cinema', id: 'cinema-1' }, { before, most })
  const first = page(undefined, 20)
  expect(first.edits.filter(({ created }) => created)).toEqual([])
  // The town was set before all those telephone numbers: too far back to be looked for, which is said.
  expect(first.edits[0]!.changes).toEqual([{ field: 'city', to: 'Esch', fromKnown: false, stands: true }])
  expect(first.edits[1]!.changes[0]).toMatchObject({
    from: '1099',
    to: '1100',
    fromKnown: true,
    stands: true,
  })
  const noWayBack = await said(node, tx =>
    undoEdit(tx, of('cinema'), 'cinema-1', first.edits[0]!.id, ['city']),
  )
  expect(noWayBack.code).toBe('nothing_before')
  const all = [...first.edits]
  for (let next = first.next; next;) {
    const { edits, next: further } = page(next, 300)
    all.push(...edits)
    next = further
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(1102)
  expect(all.map(({ created }) => created).lastIndexOf(true)).toBe(1101)
  expect(all.filter(({ created }) => created)).toHaveLength(1)
  const phone = all.at(-2)!.changes.find(({ field }) => field === 'phone')!
  expect(phone).toMatchObject({ to: '1', fromKnown: true, stands: false })
  expect(page('nobody:1', 20).edits).toEqual([])
})

test('an entry that something refers to is not deleted, and says what does', async () => {
  const { node } = await openSmallNode('relay')
  const uses = (kind: EntryKind, id: string) => usesOf(node, all, of(kind), id)
  const refuses = async (kind: EntryKind, id: string) =>
    (await said(node, tx => deleteEntry(tx, all, of(kind), id))).code
  expect(uses('cinema', 'cinema-1')).toEqual({
    entries: [{ kind: 'screen', id: 'screen-1', name: { en: 'One' } }],
    rows: [
      { what: 'shows', count: 1 },
      { what: 'boxes', count: 1 },
    ],
  })
  expect(await refuses('cinema', 'cinema-1')).toBe('still_used')
  expect(await refuses('movie', 'movie-1')).toBe('still_used')
  expect(await refuses('version', 'version-1')).toBe('still_used')
  await node.execute(byHand, tx =>
    issueVoucher(tx, {
      requestId: 'r',
      voucherTypeId: 'ten',
      turns: 1,
      holderName: '',
      cinemaId: null,
      billId: null,
    }),
  )
  expect(uses('voucher_type', 'ten').rows).toEqual([{ what: 'vouchers', count: 1 }])
  expect(await refuses('voucher_type', 'ten')).toBe('still_used')
})

test('a deleted entry stays deleted and is edited no more', async () => {
  const { node } = await openSmallNode('relay')
  await node.execute(mia, tx => createEntry(tx, of('voucher_type'), 'five', five))
  const remove = (tx: Tx) => deleteEntry(tx, all, of('voucher_type'), 'five')
  await node.execute(mia, remove)
  await node.execute(mia, remove)
  expect((await said(node, tx => editEntry(tx, of('voucher_type'), 'five', { order: 2 }))).code).toBe(
    'record_deleted',
  )
  expect((await said(node, tx => archiveEntry(tx, of('voucher_type'), 'five', false))).code).toBe(
    'record_deleted',
  )
  expect((await said(node, tx => deleteEntry(tx, all, of('voucher_type'), 'six'))).code).toBe(
    'record_unknown',
  )
})

test('a kind of voucher set aside is sold no more, until it is brought back', async () => {
  const { node } = await openSmallNode('relay')
  const sell = (tx: Tx) =>
    issueVoucher(tx, {
      requestId: tx.id(),
      voucherTypeId: 'ten',
      turns: 1,
      holderName: '',
      cinemaId: null,
      billId: null,
    })
  await node.execute(mia, tx => archiveEntry(tx, of('voucher_type'), 'ten', true))
  expect((await said(node, sell)).code).toBe('voucher_type_unknown')
  await node.execute(mia, tx => archiveEntry(tx, of('voucher_type'), 'ten', false))
  await node.execute(byHand, sell)
})

test('a box changes its own cinema, and leaves other ones to the relay', async () => {
  const { node } = await openSmallNode('box')
  const { id: _, ...cinema } = node.catalogue.get('cinema', 'cinema-1')!
  await edited(node, 'cinema', 'cinema-1', { phone: '7' })
  expect(edits(node, 'cinema', 'cinema-1')[0]).toMatchObject({ where: 'cinema', cinema: 'Small Cinema' })
  const other = { ...cinema, name: 'Another' }
  expect((await said(node, tx => createEntry(tx, of('cinema'), 'cinema-2', other))).code).toBe('set_at_relay')
})

test('a screen needs a cinema and a drawn plan that are there', async () => {
  const { node } = await openSmallNode('relay')
  const { id: _, ...one } = node.catalogue.get('screen', 'screen-1')!
  const wrong = { ...one, name: 'Two', cinemaId: 'nobody', arrangementId: 'nobody' }
  const refusal = await said(node, tx => createEntry(tx, of('screen'), 'screen-2', wrong))
  expect(refusal.fields).toEqual({ cinemaId: ['field.gone'], arrangementId: ['field.gone'] })
  await node.execute(mia, tx => createEntry(tx, of('screen'), 'screen-2', { ...one, name: 'Two' }))
  expect(node.catalogue.get('screen', 'screen-2')).toMatchObject({ name: 'Two', arrangementId: 'room-1' })
})

test('an event belongs to a show that is planned', async () => {
  const { node } = await openSmallNode('relay')
  const night = { slug: 'night', title: 'Night', scheduleId: 'nobody' }
  const refusal = await said(node, tx => createEntry(tx, of('event'), 'night', night))
  expect(refusal.fields).toEqual({ scheduleId: ['field.gone'] })
})

test('there are four VAT classes, and a day has one rate', async () => {
  const { node } = await openSmallNode('relay')
  const rate = { from: '2027-01-01', basisPoints: 800 }
  const rates = (...each: object[]) => ({ rates: each })
  expect((await said(node, tx => createEntry(tx, of('vat_class'), 'tobacco', rates(rate)))).code).toBe(
    'record_unknown',
  )
  const twice = await said(node, tx => editEntry(tx, of('vat_class'), 'food', rates(rate, rate)))
  expect(twice.fields).toEqual({ rates: ['refusal.vat_day_twice'] })
  expect((await said(node, tx => editEntry(tx, of('vat_class'), 'food', rates()))).code).toBe('invalid_input')
  await node.execute(mia, tx => createEntry(tx, of('vat_class'), 'drink', rates(rate)))
})

test('what holds for all cinemas is set at the relay, and how long names are kept by a call of its own', async () => {
  const box = await openSmallNode('box')
  const rename = (tx: Tx) => editEntry(tx, of('exhibitor'), 'tenant', { tradeName: 'Other' })
  expect((await said(box.node, rename)).code).toBe('set_at_relay')
  const { node } = await openSmallNode('relay')
  await node.execute(mia, rename)
  const months = await said(node, tx => editEntry(tx, of('exhibitor'), 'tenant', { personalDataMonths: 1 }))
  expect(months.fields).toEqual({ personalDataMonths: ['field.fixed'] })
})
