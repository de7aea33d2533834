import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { SignedIn } from '#core/api/mount.ts'
import { columnsOf, importKinds, type ImportKind } from '#core/csv/columns.ts'
import { takeRows } from '#core/csv/commands.ts'
import { csvCalls } from '#core/csv/contract.ts'
import { readEmployees } from '#core/people/account-contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { readBills } from '#core/sales/bill-list-contract.ts'
import { readVoucher } from '#core/vouchers/contract.ts'
import { openCodeGuard } from '#core/vouchers/kept-codes.ts'
import { validateVoucher } from '#core/vouchers/public-contract.ts'
import type { Client } from '../world/client.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { nextYear, openPlaces, type Places } from '../world/places.ts'
import { byHand, openSmallNode } from '../world/small-exhibitor.ts'

let places: Places
let other: Places
let mia: Client

async function opened() {
  const places = await openPlaces()
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'role', 'role-manager', { everything: true }),
  )
  return places
}

beforeAll(async () => {
  places = await opened()
  mia = await managerAt(places.relay.port)
})
afterAll(async () => {
  await places.close()
  await other?.close()
})

const rowsOf = (...cells: Record<string, string>[]) => cells.map((each, at) => ({ row: at + 2, cells: each }))
const outcomes = (answer: { body: { rows: { outcome: string }[] } }) =>
  answer.body.rows.map(({ outcome }) => outcome)
const take = (kind: ImportKind, rows: ReturnType<typeof rowsOf>, all = false) =>
  mia.call(csvCalls(kind).take, { body: { rows, all } })
const check = (kind: ImportKind, rows: ReturnType<typeof rowsOf>) =>
  mia.call(csvCalls(kind).check, { body: { rows } })

test('a file of people is looked at row by row before anything is written, and twice makes nobody twice', async () => {
  const rows = rowsOf(
    { name: 'Nora Neu', email: 'nora@new.example', roles: 'Cashier', cinemas: '*', portal: 'yes' },
    { name: 'Nils', email: 'nora@new.example', roles: 'Usher' },
    { name: 'Nobody', roles: 'Projectionist' },
    { name: 'Ned', email: 'not a mail', roles: 'Usher' },
  )
  const looked = await check('people', rows)
  expect(outcomes(looked)).toEqual(['made', 'changed', 'wrong', 'wrong'])
  expect(looked.body.rows[2]!.trouble).toEqual([
    { column: 'roles', sentence: 'There is nothing with this name. Enter it first, or correct the name.' },
  ])
  const people = async () => (await mia.call(readEmployees)).body.employees.map(({ name }) => name)
  expect(await people()).not.toContain('Nora Neu')
  expect(outcomes(await take('people', rows.slice(0, 1), true))).toEqual(['made'])
  expect(outcomes(await take('people', rows.slice(0, 1), true))).toEqual(['same'])
  expect((await people()).filter(name => name === 'Nora Neu')).toEqual(['Nora Neu'])
  const visitor = await visitorOf(places.relay.port)
  for (const password of [' ', 'undefined', 'nora@new.example'])
    expect(
      (await visitor.call(signInByPassword, { body: { email: 'nora@new.example', password } })).status,
    ).toBe(401)
})

test('a manager takes over all rows or none, or those that are good', async () => {
  const rows = rowsOf(
    { name: 'Nachos', category: 'Snacks', price: '4,50', vat: 'Speisen', barcode: '5400000000017' },
    { name: 'Cola', category: 'Getränke', price: 'free', vat: 'drink' },
  )
  const names = () => places.tenant.node.catalogue.all('product').map(each => each.name.en)
  expect(outcomes(await take('products', rows, true))).toEqual(['made', 'wrong'])
  expect(names()).not.toContain('Nachos')
  expect(outcomes(await take('products', rows))).toEqual(['made', 'wrong'])
  expect(names()).toContain('Nachos')
  const again = await take(
    'products',
    rowsOf({ name: 'Nachos XL', category: 'snacks', price: '5', vat: 'food', barcode: '5400000000017' }),
  )
  expect(again.body.rows[0]).toMatchObject({ outcome: 'changed', changed: ['name', 'price'] })
})

test('a film is known by its title and year, and its languages and countries by their names', async () => {
  const film = {
    title: 'Die Frau im Mond',
    year: '1929',
    minutes: '162',
    credits: '3',
    intermission: '15',
    intermission_after: '80',
    eidr: 'https://doi.org/10.5240/7791-8534-2c23-9030-8610-5',
    directors: 'Fritz Lang',
    genres: 'Science fiction; drama',
    nations: 'Deutschland',
    language: 'Deutsch',
  }
  expect(outcomes(await take('movies', rowsOf(film, film)))).toEqual(['made', 'same'])
  const made = places.tenant.node.catalogue.all('movie').find(each => each.title === film.title)
  expect(made).toMatchObject({
    slug: 'die-frau-im-mond',
    nations: ['DE'],
    originalLanguage: 'de',
    genres: ['science_fiction', 'drama'],
    releasedAt: '1929-01-01',
    creditsMinutes: 3,
    intermissionMinutes: 15,
    intermissionAfterMinutes: 80,
    eidr: '10.5240/7791-8534-2C23-9030-8610-5',
  })
})

test('a voucher keeps its old code, its turns and its end, and is no money of today', async () => {
  const old = {
    code: 'Gift-2023-0042',
    type: 'Ten times cinema',
    turns: '7',
    valid_until: nextYear,
    holder: 'Hanna',
  }
  const before = (await mia.call(readBills, { query: {} })).body.bills.length
  const rows = rowsOf(
    old,
    { ...old, turns: '3' },
    { code: '7731', type: 'ten', balance: '17,00', valid_until: '' },
    { code: '7732', type: 'ten', balance: '10,00' },
    { code: '77-33', type: 'ten', turns: '1', valid_until: '31.12.2023' },
    { code: '12', type: 'ten', turns: '1' },
    { code: 'SNACK-0001', type: 'ten', turns: '0', refreshments: '12,50' },
  )
  expect(outcomes(await take('vouchers', rows))).toEqual([
    'made',
    'wrong',
    'made',
    'wrong',
    'wrong',
    'wrong',
    'made',
  ])
  const again = await take('vouchers', rows)
  expect(outcomes(again)).toEqual(['same', 'wrong', 'same', 'wrong', 'wrong', 'wrong', 'same'])
  expect(again.body.rows.map(({ trouble }) => trouble[0]?.column)).toEqual([
    undefined,
    'code',
    undefined,
    'balance',
    'valid_until',
    'code',
    undefined,
  ])
  const { voucher } = (await mia.call(readVoucher, { params: { code: 'gift 2023 0042' } })).body
  expect(voucher).toMatchObject({ left: 7, validUntil: nextYear, holderName: 'Hanna', takenOver: true })
  expect((await mia.call(readBills, { query: {} })).body.bills).toHaveLength(before)
})

test('in training no vouchers are taken over, since they would be gone when the books are opened', async () => {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx =>
    changeEntry(tx, 'exhibitor', 'tenant', {
      trainingUntil: new Date(node.runtime.now() + 86_400_000).toISOString(),
    }),
  )
  const rows = rowsOf({ code: 'OLD-0001', type: 'ten', turns: '5' })
  const taking = node.execute(byHand, tx => takeRows(tx, 'vouchers', rows, {} as SignedIn, 'good'))
  await expect(taking).rejects.toMatchObject({ code: 'takeover_in_training' })
})

test('a short code is taken only where somebody sees it, and guessing at longer ones is bounded', async () => {
  const visitor = await visitorOf(places.relay.port)
  const ask = (barcode: string) => visitor.call(validateVoucher, { body: { barcode } })
  for (const code of ['7731', '7739'])
    expect((await ask(code)).body).toMatchObject({ refusal: 'voucher_at_box_office' })
  const long = await ask('GIFT-2023-0042')
  expect(long.body).toMatchObject({ data: { remaining_turns: 7 } })
  const guard = openCodeGuard()
  const guess = (network: string, code = 'abcd1234', nowMs = 0) => {
    try {
      guard.require(code, { network, exhibitorId: 'house', nowMs })
      return 1
    } catch {
      return 0
    }
  }
  const tries = (networks: number, each: number) =>
    Array.from({ length: networks * each }, (_, at) => guess(`net ${at % networks}`)).filter(Boolean).length
  expect(tries(1, 100)).toBe(20)
  expect(tries(1000, 10)).toBe(280)
  expect(guess('net 0', '4f2k9xyz7q1m')).toBe(1)
})

test('what is handed out is read back unchanged by another house', async () => {
  other = await opened()
  const theirs = await managerAt(other.relay.port)
  const handed = async (client: Client, kind: ImportKind) =>
    (await client.call(csvCalls(kind).hand, { query: {} })).body.rows
  const keyOf = (row: Record<string, string>) => JSON.stringify(row)
  for (const kind of importKinds) {
    const rows = await handed(mia, kind)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(Object.keys(row)).toEqual(columnsOf[kind].map(({ key }) => key))
    const body = { rows: rowsOf(...rows), all: true }
    const answer = await theirs.call(csvCalls(kind).take, { body })
    expect(answer.body.rows.filter(({ outcome }) => outcome === 'wrong')).toEqual([])
    const back = await handed(theirs, kind)
    expect(back.map(keyOf)).toEqual(expect.arrayContaining(rows.map(keyOf)))
    const same = await mia.call(csvCalls(kind).check, { body: { rows: body.rows } })
    expect(new Set(outcomes(same))).toEqual(new Set(['same']))
  }
})
