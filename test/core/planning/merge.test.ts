import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { anyOf, type Caller } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import type { Tx } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { mergeMovies } from '#core/planning/merge-commands.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { scheduleById } from '#core/programme/store.ts'
import { loadStatement } from '#core/rental/statement-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import {
  atRegister,
  byHand,
  carl,
  openSmallNode,
  saleOf,
  tenantOf,
  tonight,
} from '../../world/small-exhibitor.ts'

const all = anyOf(entities)
const planner = { employeeId: 'mia', permissions: [], cinemas: 'all' } as unknown as Caller

async function house() {
  const { node } = await openSmallNode('box')
  const done = <T>(command: (tx: Tx) => T) => node.execute(byHand, command)
  await done(tx => {
    const { id: _, ...film } = tx.catalogue.get('movie', 'movie-1')!
    changeEntry(tx, 'movie', 'twin', { ...film, slug: 'twin', title: 'The Small Film (again)' })
    const { id: _v, ...version } = tx.catalogue.get('version', 'version-1')!
    changeEntry(tx, 'version', 'twin-version', { ...version, movieId: 'twin', dimension: '3d' })
    createSchedule(tx, {
      id: 'twin-show',
      versionId: 'twin-version',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
    })
    changeEntry(tx, 'price_rate', 'normal', { movieIds: ['twin', 'movie-1'] })
  })
  const merge = (from: string, into: string) => done(tx => mergeMovies(tx, all, { from, into }, planner))
  return { node, done, merge }
}

test('two films that are one become one: its shows, versions, prices and statement, and what was sold stays', async () => {
  const { node, merge } = await house()
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-2', ['A4']), carl))
  expect(await merge('twin', 'movie-1')).toBe(1)
  expect(scheduleById(node.db, 'twin-show')!.movieId).toBe('movie-1')
  expect(node.catalogue.get('version', 'twin-version')!.movieId).toBe('movie-1')
  expect(node.catalogue.get('price_rate', 'normal')!.movieIds).toEqual(['movie-1'])
  const { movies, schedules } = programmeOf(tenantOf(node), {})
  expect(movies.map(({ id }) => id)).toEqual(['movie-1'])
  expect(schedules.map(({ id, movieId }) => [id, movieId])).toEqual([
    [tonight, 'movie-1'],
    ['twin-show', 'movie-1'],
  ])
  const [row] = loadStatement(node, '2026-11-21', 'all').rows
  expect(row).toMatchObject({ movie: 'The Small Film', shows: 2, admissions: 1 })
  const facts = node.journal.count()
  expect(await merge('twin', 'movie-1')).toBe(0)
  expect(node.journal.count()).toBe(facts)
})

test('a film is not made part of itself, of one that is gone, or of nothing', async () => {
  const { merge } = await house()
  await expect(merge('twin', 'twin')).rejects.toMatchObject({ code: 'merge_itself' })
  await expect(merge('twin', 'nobody')).rejects.toMatchObject({ code: 'movie_unknown' })
  await merge('twin', 'movie-1')
  await expect(merge('movie-1', 'twin')).rejects.toMatchObject({ code: 'movie_unknown' })
})
