import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { entities } from '#core/entities.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { found } from '#core/founding/contract.ts'
import { locales } from '#core/i18n/locale.ts'
import { changePassword, setPassword } from '#core/people/account-contract.ts'
import { createSchedule } from '#core/planning/contract.ts'
import { checkout } from '#core/sales/public-contract.ts'
import { form } from '../world/buying.ts'
import { openClient, type Client } from '../world/client.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { laterToday, nextYear, openPlaces, type Places } from '../world/places.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ box: false })
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] }),
  )
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const show = { id: 'show-of-mia', versionId: 'version-1', screenId: 'screen-1', day: nextYear, time: '20:00' }

test('a day that is none, or that no calendar has, is refused at its field', async () => {
  for (const day of ['tomorrow', '2027-02-30', '01.02.2027', '', 20270201]) {
    const answer = await mia.call(createSchedule, { body: { ...show, day: day as string } })
    expect([day, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([day, 422, ['day']])
  }
  const answer = await mia.call(createSchedule, { body: { ...show, time: '25:00' } })
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['time']])
})

test('a web address that is none is refused at its field, in a sentence of each language', async () => {
  const calls = entryCalls(entities.movie)
  for (const trailerUrl of [
    'not an address',
    'javascript:alert(1)',
    'www.example.com',
    'ftp://example.com/x',
  ]) {
    for (const locale of locales) {
      mia.speak(locale)
      const answer = await mia.call(calls.change, {
        params: { id: 'movie-1' },
        body: { trailerUrl },
      })
      const [field, sentences] = Object.entries(answer.body.errors ?? {})[0] ?? []
      expect([trailerUrl, answer.status, field]).toEqual([trailerUrl, 422, 'trailerUrl'])
      expect(sentences?.[0]).toMatch(/^\p{Lu}.{5,}\.$/u)
    }
  }
  mia.speak('en')
})

test('an id that is none is refused at its field', async () => {
  const ada = await visitorOf(places.relay.port)
  for (const bill_id of ['1', 'not-an-id', `${randomUUID()}0`, '']) {
    const answer = await ada.call(checkout, { body: { ...form(['B1'], laterToday), bill_id } })
    expect([bill_id, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
      bill_id,
      422,
      ['bill_id'],
    ])
  }
})

test('a password has six characters and more, wherever one is set, and is typed the same twice', async () => {
  const founding = {
    secret: 'x'.repeat(43),
    tradeName: 'House',
    shortName: 'house',
    host: 'house.example',
    country: 'DE' as const,
    languages: ['de' as const],
    name: 'Nora',
    email: 'nora@house.example',
  }
  const tries = {
    own: (password: string, passwordConfirmation: string) =>
      mia.call(changePassword, { body: { current: 'wrong', password, passwordConfirmation } }),
    theirs: (password: string, passwordConfirmation: string) =>
      mia.call(setPassword, {
        params: { id: 'nobody' },
        body: { email: 'ada@small.example', password, passwordConfirmation },
      }),
    founding: (password: string, passwordConfirmation: string) =>
      openClient(places.relay.port).call(found, { body: { ...founding, password, passwordConfirmation } }),
  }
  for (const [where, tried] of Object.entries(tries)) {
    const short = await tried('zq9-k', 'zq9-k')
    expect([where, short.status, Object.keys(short.body.errors ?? {})]).toEqual([where, 422, ['password']])
    const unlike = await tried('zq9-kx', 'zq9-ky')
    expect([where, Object.keys(unlike.body.errors ?? {})]).toEqual([where, ['passwordConfirmation']])
    // Six are enough: what is refused now is something else.
    const six = await tried('zq9-kx', 'zq9-kx')
    expect([where, six.body.errors]).toEqual([where, {}])
  }
})
