import { expect, test } from 'vitest'
import { inOrder, judge, bundleName, startsOf } from '#core/offline-sync/bundle.ts'

const origin = 'relay-1.1.exhibitor'
const mine = { origin, seq: 10, hash: 'h10' }
const hashAt = (_: string, seq: number) => (seq === 0 ? '' : `h${seq}`)
const ordered = (names: string[]) => inOrder(names.map(origin => ({ origin }))).map(head => head.origin)
const startAfter = (seq: number) => startsOf([mine], new Map([[origin, seq]]), hashAt)[0]

test('a file begins where the other side ended, and at the beginning where nothing is known of it', () => {
  expect(startAfter(4)).toEqual({ origin, seq: 4, hash: 'h4' })
  expect(startsOf([mine], new Map(), hashAt)).toEqual([{ origin, seq: 0, hash: '' }])
})

test('to a side that knows more nothing is told', () => {
  expect(startAfter(12)).toEqual(mine)
})

test('a file that builds on another history is seen as one before anything of it is stored', () => {
  const held = { seqOf: () => 4, hashAt, closedAt: () => undefined, epochOf: () => 1 }
  const from = { nodeId: 'relay-1', role: 'relay' as const, epoch: 1, publicKey: '' }
  const verdict = (hash: string) =>
    judge({ from, heads: [mine], buildsOn: [{ origin, seq: 4, hash }] }, held).get(origin)
  expect([verdict('h4'), verdict('of another history')]).toEqual(['take', 'fork'])
})

test.each([
  ['relay-1', 1, undefined, 'outdated'],
  ['relay-1', 2, undefined, 'take'],
  ['relay-1', 1, 6, 'take'],
  // A box that lost facts and goes on in an epoch of its own: its relay takes what it had written before.
  ['box-1', 1, undefined, 'take'],
] as const)(
  'of a file that %s made in epoch %i a stream with the end %s is: %s',
  (nodeId, epoch, end, verdict) => {
    const origin = `${nodeId}.1.cinema:a`
    const from = {
      nodeId,
      role: nodeId === 'box-1' ? ('box' as const) : ('relay' as const),
      epoch,
      publicKey: '',
    }
    const held = { seqOf: () => 4, hashAt, closedAt: () => end, epochOf: () => 2 }
    const file = { from, heads: [{ ...mine, origin }], buildsOn: [{ origin, seq: 4, hash: 'h4' }] }
    expect(judge(file, held).get(origin)).toBe(verdict)
  },
)

test('older lives of a machine come before newer ones, also the tenth', () => {
  const names = ['box-1.10.exhibitor', 'box-1.2.exhibitor', 'box-1.1.cinema:a', 'box-0.3.exhibitor']
  expect(ordered(names)).toEqual([
    'box-0.3.exhibitor',
    'box-1.2.exhibitor',
    'box-1.10.exhibitor',
    'box-1.1.cinema:a',
  ])
})

test('a file that is taken in part holds no sale whose turns of a voucher are missing', () => {
  expect(
    ordered(['box-1.1.cinema:a', 'box-1.1.exhibitor', 'relay-1.1.cinema:a', 'relay-1.1.exhibitor']),
  ).toEqual(['relay-1.1.exhibitor', 'relay-1.1.cinema:a', 'box-1.1.exhibitor', 'box-1.1.cinema:a'])
})

test('a file says in its name where it goes and when it was made, on the cinema’s clock', () => {
  const cinema = { name: 'Ciné Mélusine', timezone: 'Europe/Luxembourg' }
  expect(bundleName('box', cinema, '2026-11-21T17:30:00.000Z')).toBe(
    'to-the-box-cine-melusine-2026-11-21-183000.foyer',
  )
  expect(bundleName('relay', { ...cinema, name: '映画館' }, '2026-11-21T23:30:00.000Z')).toBe(
    'to-the-relay-cinema-2026-11-22-003000.foyer',
  )
})
