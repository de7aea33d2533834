import { describe, expect, test } from 'vitest'
import { firstTurn, turnOwnerOf, type Turn } from '#core/vouchers/turn.ts'
import { chooseTurns, requireUsable } from '#core/vouchers/usable.ts'
import { turnsFit } from '#core/vouchers/voucher-type.ts'

const nowMs = Date.parse('2026-11-21T18:00:00Z')
const voucher = { cancelled: false, validFrom: '2026-11-01', validUntil: '2026-12-24', pauseMinutes: 0 }
const use = { voucher, today: '2026-11-21', nowMs, lastUse: undefined }

describe('a voucher', () => {
  test('is good from its first day to its last, both included, and for ever when it names none', () => {
    for (const today of ['2026-11-01', '2026-12-24'])
      expect(() => requireUsable({ ...use, today })).not.toThrow()
    const forEver = { ...voucher, validUntil: null }
    expect(() => requireUsable({ ...use, voucher: forEver, today: '2126-01-01' })).not.toThrow()
  })

  test.each([
    ['before its first day', { today: '2026-10-31' }, 'voucher_too_early', { day: '2026-11-01' }],
    ['after its last day', { today: '2026-12-25' }, 'voucher_too_late', { day: '2026-12-24' }],
    ['that was cancelled', { voucher: { ...voucher, cancelled: true } }, 'voucher_cancelled', {}],
  ])('is refused %s, and says so', (_, change, code, details) => {
    expect(() => requireUsable({ ...use, ...change })).toThrow(expect.objectContaining({ code, details }))
  })

  test('rests after a use for as long as its type says, and a wrong clock keeps nobody waiting', () => {
    const resting = { ...use, voucher: { ...voucher, pauseMinutes: 30 } }
    const used = (lastUse: string) => () => requireUsable({ ...resting, lastUse })
    expect(used('2026-11-21T17:31:00Z')).toThrow(
      expect.objectContaining({ code: 'voucher_resting', details: { minutes: 30 } }),
    )
    expect(used('2026-11-21T17:30:00Z')).not.toThrow()
    expect(used('2027-01-01T00:00:00Z')).not.toThrow()
    expect(() => requireUsable({ ...use, lastUse: '2026-11-21T17:59:00Z' })).not.toThrow()
  })

  test('rests at least as long as the setting says for all kinds, and longer where its own says so', () => {
    const used = (pauseMinutes: number, leastPause: number) => () =>
      requireUsable({
        ...use,
        voucher: { ...voucher, pauseMinutes },
        lastUse: '2026-11-21T17:45:00Z',
        leastPause,
      })
    expect(used(0, 20)).toThrow(
      expect.objectContaining({ code: 'voucher_resting', details: { minutes: 20 } }),
    )
    expect(used(30, 20)).toThrow(expect.objectContaining({ details: { minutes: 30 } }))
    expect(used(10, 15)).not.toThrow()
  })
})

const turn = (change: Partial<Turn>): Turn => ({ ...firstTurn('relay'), ...change })

test('a purchase takes the free turns of its own side only, and says how many are free elsewhere', () => {
  const turns = new Map([
    [1, turn({ state: 'spent', billId: 'other' })],
    [2, turn({})],
    [3, turn({ owner: 'cinema:one' })],
    [4, turn({ state: 'paying', billId: 'other' })],
    [5, turn({ owner: 'cinema:one' })],
  ])
  expect(chooseTurns(turns, { count: 3, me: 'cinema:one', billId: 'mine' })).toEqual({
    chosen: [3, 5],
    missing: 1,
    elsewhere: 1,
  })
  expect(chooseTurns(turns, { count: 1, me: 'relay', billId: 'mine' }).chosen).toEqual([2])
  expect(chooseTurns(turns, { count: 1, me: 'cinema:two', billId: 'mine' })).toMatchObject({
    chosen: [],
    elsewhere: 3,
  })
})

test('a turn that this very purchase has taken already is not taken a second time', () => {
  const turns = new Map([
    [1, turn({})],
    [2, turn({ state: 'spent', billId: 'mine' })],
  ])
  expect(chooseTurns(turns, { count: 1, me: 'relay', billId: 'mine' }).chosen).toEqual([2])
})

test('a box owns turns in the name of its cinema, since the exhibitor may have several', () => {
  expect(turnOwnerOf({ role: 'relay' })).toBe('relay')
  expect(turnOwnerOf({ role: 'box', cinemaId: 'one' })).toBe('cinema:one')
})

test('turns are sold within the bounds of their type and in its steps', () => {
  const type = { turnsMin: 5, turnsMax: 20, turnsStep: 5 }
  expect([5, 10, 20].map(turns => turnsFit(type, turns))).toEqual([true, true, true])
  expect([0, 4, 7, 25].map(turns => turnsFit(type, turns))).toEqual([false, false, false, false])
})
