import { expect, test } from 'vitest'
import type { Identity } from '#core/journal/identity.ts'
import { openHostileCheck } from './hostile-check.ts'

const who = (nodeId: string, cinemaId?: string) =>
  ({ identity: { nodeId, cinemaId } as Identity }) as Parameters<
    ReturnType<typeof openHostileCheck>['see']
  >[1]
const fact = (origin: string, type: string, body: object) => ({
  origin,
  seq: 1,
  v: 1,
  at: '2026-11-21T17:00:00.000Z',
  type,
  body,
  actor: { who: 'employee:mia', via: 'register' },
})

function watched() {
  const found: string[] = []
  return { found, check: openHostileCheck((rule, what) => void found.push(`${rule}: ${what}`)) }
}

test('money that a box orders is a finding, and money that the relay orders is none', () => {
  const { found, check } = watched()
  check.ordered({ origin: 'relay-small000.2.cinema:cinema-1', seq: 3 })
  check.ordered(undefined)
  expect(found).toEqual([])
  check.ordered({ origin: 'box-small00000.1.cinema:cinema-1', seq: 4 })
  expect(found).toEqual(['trust: box-small00000.1.cinema:cinema-1#4 orders money at the provider'])
})

test('a box that speaks of a show, a purchase or a name of another cinema is a finding', () => {
  const { found, check } = watched()
  const relay = who('relay-small000')
  const box = who('box-second0000', 'cinema-2')
  check.see(fact('relay-small000.1.cinema:cinema-1', 'schedule.created', { id: 'show-1' }), relay)
  check.see(fact('relay-small000.1.cinema:cinema-1', 'bill.opened', { billId: 'bill-1' }), relay)
  check.see(fact('relay-small000.1.exhibitor', 'voucher.issued', { cinemaId: 'cinema-2' }), relay)
  check.see(fact('box-second0000.1.cinema:cinema-2', 'sale.made', { cinemaId: 'cinema-2' }), box)
  expect(found).toEqual([])
  for (const body of [{ tokens: [{ scheduleId: 'show-1' }] }, { billId: 'bill-1' }, { cinemaId: 'cinema-1' }])
    check.see(fact('box-second0000.1.exhibitor', 'turns.spent', body), box)
  expect(found).toEqual([
    expect.stringContaining('scheduleId show-1'),
    expect.stringContaining('billId bill-1'),
    expect.stringContaining('cinemaId cinema-1'),
  ])
})
