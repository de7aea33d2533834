import { expect, test } from 'vitest'
import { signageStateAt } from '#core/signage/state.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+01:00`)
const show = (id: string, start: string, end: string, change = {}) => ({
  id,
  start: `2026-11-21T${start}:00+01:00`,
  end: `2026-11-21T${end}:00+01:00`,
  cancelled: false,
  eventId: null as string | null,
  ...change,
})
const role = { beforeMinutes: 30, afterMinutes: 15 }
const evening = [show('late', '20:30', '22:30'), show('early', '17:00', '19:00')]
const told = (time: string, shows = evening) => {
  const { state, show } = signageStateAt(shows, role, at(time))
  return [state, show?.id]
}

test('a wall knows before, during, after and between shows, to the minute', () => {
  expect(told('16:29')).toEqual(['blank', undefined])
  expect(told('16:30')).toEqual(['preshow', 'early'])
  expect(told('17:00')).toEqual(['show', 'early'])
  expect(told('18:59')).toEqual(['show', 'early'])
  expect(told('19:00')).toEqual(['postshow', 'early'])
  expect(told('19:15')).toEqual(['blank', undefined])
  expect(told('20:00')).toEqual(['preshow', 'late'])
  expect(told('22:44')).toEqual(['postshow', 'late'])
  expect(told('22:45')).toEqual(['blank', undefined])
})

test('while one film runs the next one does not make it the time before a show', () => {
  const two = [...evening, show('other', '18:30', '20:00')]
  expect(told('18:10', two)).toEqual(['show', 'early'])
  expect(told('19:10', two)).toEqual(['show', 'other'])
})

test('a cancelled show opens no time', () => {
  expect(told('17:30', [show('early', '17:00', '19:00', { cancelled: true })])).toEqual(['blank', undefined])
})

test('an event is one before and during its show, and over with it', () => {
  const premiere = [show('premiere', '20:30', '22:30', { eventId: 'gala' })]
  expect(told('20:10', premiere)).toEqual(['event', 'premiere'])
  expect(told('21:00', premiere)).toEqual(['event', 'premiere'])
  expect(told('22:31', premiere)).toEqual(['postshow', 'premiere'])
})
