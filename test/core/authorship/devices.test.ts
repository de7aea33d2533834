import { expect, test } from 'vitest'
import type { Author, Known } from '#core/authorship/author.ts'
import { wrongWith } from '#core/authorship/check.ts'
import { factKinds } from '#core/facts.ts'

const known = { device: (id: string) => (id === 'till-1' ? 'cinema-1' : undefined) } as unknown as Known
const boxAt = (cinemaId: string): Author => ({ side: 'box', nodeId: `box-${cinemaId}`, cinemaId })
const relay: Author = { side: 'relay', nodeId: 'relay', cinemaId: null }

function judged(author: Author, type: string, body: object) {
  const origin = `${author.nodeId}.1.exhibitor`
  const fact = { origin, seq: 1, v: 1, at: '', actor: { who: 'node', via: 'test' }, type, body }
  return wrongWith(fact, author, known, factKinds)
}
const block = { id: 'till-1', stamp: '1', fields: { status: 'blocked' } }
const letIn = { deviceId: 'till-1', cinemaId: 'cinema-1', uid: 'u', tokenHash: 'h', stamp: '1' }

test('a box lets in and blocks its own cinema’s devices, the relay those of all', () => {
  for (const author of [boxAt('cinema-1'), relay]) {
    expect(judged(author, 'device.changed', block)).toBeUndefined()
    expect(judged(author, 'device.let_in', letIn)).toBeUndefined()
  }
})

test('a box changes the settings of its own cinema and of the devices in it, and of no other place', () => {
  const of = (id: string) => ({ id, stamp: '1', fields: { current_schedules_ahead: 3 } })
  for (const id of ['cinema-cinema-1', 'device-cinema-1.till-1'])
    for (const author of [boxAt('cinema-1'), relay])
      expect(judged(author, 'settings.changed', of(id)), id).toBeUndefined()
  // A device nobody knows yet belongs to the cinema in the name of its settings.
  for (const id of ['cinema-cinema-1', 'device-cinema-1.till-1', 'device-cinema-1.till-9'])
    expect(judged(boxAt('cinema-2'), 'settings.changed', of(id)), id).toBe('not_its_cinema')
  expect(judged(boxAt('cinema-1'), 'settings.changed', of('device-till-1'))).toBeDefined()
})

test('the neighbour’s box neither blocks, takes over nor moves a device, whatever cinema it names', () => {
  const neighbour = boxAt('cinema-2')
  expect(judged(neighbour, 'device.changed', block)).toBe('not_its_cinema')
  const moved = { ...block, fields: { cinemaId: 'cinema-2' } }
  expect(judged(neighbour, 'device.changed', moved)).toBe('not_its_cinema')
  expect(judged(neighbour, 'device.let_in', letIn)).toBe('not_its_cinema')
  expect(judged(neighbour, 'device.let_in', { ...letIn, cinemaId: 'cinema-2' })).toBe('not_its_cinema')
})
