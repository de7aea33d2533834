import { expect, test } from 'vitest'
import { archiveEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import { refusalSentence } from '#core/i18n/refusals/sentence.ts'
import type { Tx } from '#core/journal/node.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { byHand, openSmallNode, tenantOf, tonight } from '../../world/small-exhibitor.ts'

const movie = anyOf(entities).find(({ kind }) => kind === 'movie')!

async function portal() {
  const { node, clock } = await openSmallNode('relay')
  const done = <T>(command: (tx: Tx) => T) => node.execute(byHand, command)
  const archive = (archived: boolean) => done(tx => archiveEntry(tx, movie, 'movie-1', archived))
  const told = (channel?: 'site' | 'portal' | 'pos') =>
    programmeOf(tenantOf(node), channel ? { channel } : {}).movies
  return { node, clock, done, archive, told }
}

test('a film with shows ahead is not set aside: the refusal says how many, and the day of the last', async () => {
  const { archive, done, told } = await portal()
  await done(tx =>
    createSchedule(tx, {
      id: 'show-tomorrow',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
    }),
  )
  await expect(archive(true)).rejects.toMatchObject({
    code: 'movie_has_shows',
    details: { count: 2, day: '2026-11-22' },
  })
  expect(told('site')).toHaveLength(1)
  await done(tx => cancelSchedule(tx, 'show-tomorrow'))
  await expect(archive(true)).rejects.toMatchObject({ details: { count: 1, day: '2026-11-21' } })
})

test('once its shows are over or cancelled it is set aside: planners alone find it, nobody plans it, and it can be brought back', async () => {
  const { archive, clock, done, told } = await portal()
  clock.ms = Date.parse('2026-11-23T09:00:00Z')
  await archive(true)
  expect([told('site'), told('pos'), told('portal')].map(list => list.length)).toEqual([0, 0, 1])
  const plan = () =>
    done(tx =>
      createSchedule(tx, {
        id: 'show-new',
        versionId: 'version-1',
        screenId: 'screen-1',
        day: '2026-11-24',
        time: '20:00',
      }),
    )
  await expect(plan()).rejects.toMatchObject({ code: 'movie_archived' })
  await archive(false)
  await plan()
  expect(told('site')).toHaveLength(1)
})

test('a show that is planned already stays with its film when the film was set aside elsewhere', async () => {
  const { done, told } = await portal()
  await done(tx =>
    tx.append('exhibitor', 'movie.changed', { id: 'movie-1', stamp: tx.stamp(), fields: { archived: true } }),
  )
  expect(told('site').map(({ id }) => id)).toEqual(['movie-1'])
  await done(tx => cancelSchedule(tx, tonight))
})

test.each(['en', 'de', 'fr', 'nl'] as const)('in %s the refusal names the day', locale => {
  const sentence = refusalSentence('movie_has_shows', { count: 3, day: '2026-12-04' }, locale, 'UTC')
  expect(sentence).toContain('2026')
  expect(sentence).toContain('3')
})

test('a name for the house is told in no programme, and the first day only where it may be', async () => {
  const { done, told } = await portal()
  await done(tx =>
    editEntry(tx, movie, 'movie-1', {
      internalTitle: 'Schools’ copy',
      showingFrom: '2026-12-24',
      showingFromVisibility: ['pos', 'portal'],
    }),
  )
  for (const channel of [undefined, 'site', 'portal', 'pos'] as const)
    expect(JSON.stringify(told(channel))).not.toContain('Schools')
  expect(told('site')[0]).toMatchObject({ showingFrom: null, soon: true })
  expect(told('portal')[0]).toMatchObject({ showingFrom: '2026-12-24' })
  await expect(done(tx => editEntry(tx, movie, 'movie-1', { ageLuxembourg: 9 }))).rejects.toMatchObject({
    code: 'invalid_input',
  })
  await expect(
    done(tx => editEntry(tx, movie, 'movie-1', { links: [{ kind: 'website', url: 'javascript:alert(1)' }] })),
  ).rejects.toMatchObject({ code: 'invalid_input' })
})
