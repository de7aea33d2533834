import { expect, test } from 'vitest'
import { createEntry, deleteEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import { verify } from '#core/node.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { templateOf, wishesOfTemplate, type SavedShow } from '#core/planning/week-template.ts'
import { planShows } from '#core/planning/week-commands.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

const all = anyOf(entities)
const kind = all.find(each => each.kind === 'week_template')!
const show = (day: string, time: string, change: Partial<ScheduleView> = {}) =>
  ({
    day,
    start: `${day}T${time}:00+01:00`,
    screenId: 'screen-1',
    versionId: 'version-1',
    freeSeating: false,
    cancelled: false,
    ...change,
  }) as ScheduleView

test('a week is kept by its weekdays and hours, a night show on its evening, and without what was cancelled', () => {
  const week = [
    show('2026-11-22', '00:30', { day: '2026-11-21', freeSeating: true }),
    show('2026-11-18', '20:00'),
    show('2026-11-18', '20:00', { versionId: 'version-2' }),
    show('2026-11-19', '18:00', { cancelled: true }),
  ]
  expect(templateOf(week)).toEqual([
    { weekday: 3, time: '20:00', screenId: 'screen-1', versionId: 'version-2' },
    { weekday: 6, time: '00:30', screenId: 'screen-1', versionId: 'version-1', freeSeating: true },
  ])
})

test('planned again it falls on the same weekdays of any week, with other films in place of those that are over', () => {
  const shows: SavedShow[] = [
    { weekday: 2, time: '20:00', screenId: 'screen-1', versionId: 'old' },
    { weekday: 3, time: '20:00', screenId: 'screen-1', versionId: 'kept' },
    { weekday: 7, time: '11:00', screenId: 'screen-2', versionId: 'gone', freeSeating: true },
  ]
  const planned = (instead = {}) =>
    wishesOfTemplate(shows, '2026-12-02', instead).map(({ day, time, versionId }) => [day, time, versionId])
  // The cine week begins on a Wednesday.
  expect(planned()).toEqual([
    ['2026-12-02', '20:00', 'kept'],
    ['2026-12-06', '11:00', 'gone'],
    ['2026-12-08', '20:00', 'old'],
  ])
  expect(planned({ old: 'new', gone: null })).toEqual([
    ['2026-12-02', '20:00', 'kept'],
    ['2026-12-08', '20:00', 'new'],
  ])
})

test('a saved week is kept at its cinema, can be called something else, and what it planned outlives it', async () => {
  const { node } = await openSmallNode('relay')
  const shows: SavedShow[] = [
    { weekday: 3, time: '20:00', screenId: 'screen-1', versionId: 'version-1' },
    { weekday: 3, time: '20:10', screenId: 'screen-1', versionId: 'version-1' },
  ]
  const fields = { cinemaId: 'cinema-1', name: 'Holidays', shows }
  await node.execute(byHand, tx => createEntry(tx, kind, 'holidays', fields))
  await node.execute(byHand, tx => editEntry(tx, kind, 'holidays', { name: 'Spring' }))
  const saved = node.catalogue.get('week_template', 'holidays')!
  expect(saved).toMatchObject({ ...fields, name: 'Spring' })
  const wishes = wishesOfTemplate(saved.shows, '2026-12-02').map((wish, at) => ({
    ...wish,
    id: `planned-${at}`,
  }))
  const judged = await node.execute(byHand, tx =>
    planShows(tx, { cinemaId: 'cinema-1', shows: wishes, skip: true }),
  )
  expect(judged.map(({ refusal }) => refusal?.code)).toEqual([undefined, 'screen_occupied'])
  await node.execute(byHand, tx => deleteEntry(tx, all, kind, 'holidays'))
  expect(verify(node.db)).toEqual([])
})

test('a week without shows, without a name or with too many of them is not kept', async () => {
  const { node } = await openSmallNode('relay')
  const one = { weekday: 3, time: '20:00', screenId: 'screen-1', versionId: 'version-1' }
  const keep = (fields: object) =>
    node.execute(byHand, tx =>
      createEntry(tx, kind, 'holidays', { cinemaId: 'cinema-1', name: 'Holidays', shows: [one], ...fields }),
    )
  await expect(keep({ shows: [] })).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(keep({ name: ' ' })).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(keep({ shows: Array(301).fill(one) })).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(keep({ shows: [{ ...one, weekday: 8 }] })).rejects.toMatchObject({ code: 'invalid_input' })
  expect(node.catalogue.get('week_template', 'holidays')).toBeUndefined()
})
