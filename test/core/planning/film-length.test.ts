import { expect, test } from 'vitest'
import { createEntry, editEntry } from '#core/catalogue/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { anyOf, type Caller } from '#core/catalogue/entity.ts'
import { filedShows } from '#core/documents/programme/shows.ts'
import { programmeXml } from '#core/documents/programme/xml.ts'
import { entities } from '#core/entities.ts'
import { refusalSentence } from '#core/i18n/refusals/sentence.ts'
import { locales } from '#core/i18n/locale.ts'
import type { Tx } from '#core/journal/node.ts'
import { createSchedule, moveSchedule, setOwnMinutes } from '#core/planning/commands.ts'
import { programmeOf, scheduleView } from '#core/planning/view-load.ts'
import { filmMinutes, filmPartsOf } from '#core/programme/film-length.ts'
import { takenFilm } from '#core/programme/film-source-contract.ts'
import { movieFields } from '#core/programme/movie.ts'
import { onlineSaleEndsMs } from '#core/programme/schedule.ts'
import { scheduleById } from '#core/programme/store.ts'
import { byHand, openSmallNode, tenantOf, tonight } from '../../world/small-exhibitor.ts'

const movie = anyOf(entities).find(({ kind }) => kind === 'movie')!
const planner = { employeeId: 'mia', permissions: [], cinemas: 'all' } as unknown as Caller
const day = '2026-11-21'
const at = (time: string) => Date.parse(`${day}T${time}:00+01:00`)
const minute = 60_000

/** The small film has 100 minutes; its screen 15 before a film and 20 after it. */
async function cinema() {
  const { node } = await openSmallNode('relay')
  const done = <T>(command: (tx: Tx) => T) => node.execute(byHand, command)
  const film = (fields: Record<string, unknown>) =>
    done(tx => editEntry(tx, movie, 'movie-1', fields, planner))
  const plan = (id: string, time: string, on = day) =>
    done(tx => createSchedule(tx, { id, versionId: 'version-1', screenId: 'screen-1', day: on, time }))
  const show = (id: string) => scheduleById(node.db, id)!
  return { node, done, film, plan, show }
}

test('an intermission makes the shows that are planned from then on longer, and leaves those that are planned', async () => {
  const { node, film, plan, show } = await cinema()
  const before = show(tonight)
  await film({ intermissionMinutes: 20, intermissionAfterMinutes: 60 })
  expect(show(tonight)).toEqual(before)
  await plan('show-next', '20:00', '2026-11-22')
  const planned = show('show-next')
  expect((planned.endMs - planned.featureMs) / minute).toBe(120)
  expect((planned.readyMs - planned.endMs) / minute).toBe(20)
  // It begins when it would, and so does the end of its online sale.
  expect(planned.featureMs - before.featureMs).toBe(24 * 60 * minute)
  expect(onlineSaleEndsMs(planned)).toBe(planned.featureMs)
  expect(Date.parse(scheduleView(tenantOf(node), planned).end)).toBe(planned.endMs)
})

test('it stands in the way of what begins in it, to the minute', async () => {
  const { film, plan } = await cinema()
  await film({ intermissionMinutes: 20 })
  await plan('show-late', '22:15')
  // 22:15, 15 before it, 100 of film, 20 of intermission, 20 of cleaning: ready at 00:50.
  await expect(plan('show-night', '00:45')).rejects.toMatchObject({
    code: 'screen_occupied',
    details: { until: '00:50' },
  })
  await plan('show-night', '00:50')
})

test('a show that is moved, or given other minutes, is as long as its film is by then', async () => {
  const { film, done, show } = await cinema()
  await film({ intermissionMinutes: 20 })
  await done(tx => moveSchedule(tx, tonight, { screenId: 'screen-1', day, time: '19:00' }))
  expect(show(tonight)).toMatchObject({ featureMs: at('19:15'), endMs: at('21:15'), readyMs: at('21:35') })
  await film({ intermissionMinutes: null })
  await done(tx => setOwnMinutes(tx, tonight, { preShowMinutes: null, cleaningMinutes: 30 }))
  expect(show(tonight)).toMatchObject({ endMs: at('20:55'), readyMs: at('21:25') })
})

test('credits change no time: they say when exits may open and whoever cleans stands ready', async () => {
  const { film, plan, show } = await cinema()
  await film({ creditsMinutes: 8, intermissionMinutes: 10, intermissionAfterMinutes: 50 })
  await plan('show-next', '20:00', '2026-11-22')
  const { featureMs, endMs, readyMs } = show('show-next')
  expect((readyMs - featureMs) / minute).toBe(100 + 10 + 20)
  const length = { runtimeMinutes: 100, creditsMinutes: 8, intermissionMinutes: 10 }
  expect(filmMinutes(length)).toBe(110)
  expect(filmPartsOf({ ...length, intermissionAfterMinutes: 50 }, { featureMs, endMs })).toEqual({
    intermission: { fromMs: featureMs + 50 * minute, untilMs: featureMs + 60 * minute },
    creditsMs: endMs - 8 * minute,
  })
  // Where nobody said after how many minutes: in the middle of the 92 before the credits.
  expect(filmPartsOf(length, { featureMs, endMs }).intermission?.fromMs).toBe(featureMs + 46 * minute)
  // Planned before the film had them: its times have none, and nobody is told of any.
  const none = { intermission: null, creditsMs: null }
  expect(filmPartsOf(length, show(tonight))).toEqual(none)
  // Edited on both sides of a cut line: the pause of one is later than the film of the other.
  expect(filmPartsOf({ ...length, intermissionAfterMinutes: 99 }, { featureMs, endMs })).toEqual(none)
})

test.each([
  ['credits as long as the film', { runtimeMinutes: 40, creditsMinutes: 40 }, 'creditsMinutes'],
  [
    'an intermission in the credits',
    { creditsMinutes: 8, intermissionMinutes: 10, intermissionAfterMinutes: 92 },
    'intermissionAfterMinutes',
  ],
  [
    'an intermission after the film',
    { intermissionMinutes: 10, intermissionAfterMinutes: 100 },
    'intermissionAfterMinutes',
  ],
])('%s is refused at its field', async (_, fields, field) => {
  const { film } = await cinema()
  await expect(film(fields)).rejects.toMatchObject({
    code: 'film_too_short',
    fields: { [field]: ['refusal.film_too_short'] },
  })
  for (const locale of locales)
    expect(refusalSentence('film_too_short', {}, locale, 'UTC')).not.toMatch(/[{}]|film_too_short/)
})

test('nobody gives a film a pause that no cinema has', () => {
  for (const field of ['creditsMinutes', 'intermissionMinutes', 'intermissionAfterMinutes'] as const) {
    const ok = (minutes: unknown) => movieFields.shape[field].safeParse(minutes).success
    expect([null, undefined, 1, 60].map(ok), field).toEqual([true, true, true, true])
    expect([0, -5, 601, 2.5, '10'].map(ok), field).toEqual([false, false, false, false, false])
  }
})

test('what is looked up elsewhere leaves both as they are, and a film that came before them has none', async () => {
  for (const field of ['creditsMinutes', 'intermissionMinutes', 'intermissionAfterMinutes'])
    expect(takenFilm.shape).not.toHaveProperty(field)
  const { node, done } = await cinema()
  const before = node.catalogue.get('movie', 'movie-1')!
  expect(filmMinutes(before)).toBe(100)
  const { id: _, ...fields } = before
  await done(tx => createEntry(tx, movie, 'movie-2', { ...fields, slug: 'another' }, planner))
  expect(node.catalogue.get('movie', 'movie-2')).toMatchObject({ intermissionMinutes: null })
})

test('the file for newspapers says it beside the length, and ends its shows by it', async () => {
  const { node, done, plan } = await cinema()
  await done(tx => changeEntry(tx, 'movie', 'movie-1', { intermissionMinutes: 15 }))
  await plan('show-late', '22:30')
  const days = { from: day, to: day }
  const shows = filedShows(programmeOf(tenantOf(node), { channel: 'site', ...days }), 'en', 'cinema-1')
  const xml = programmeXml(shows, { exhibitor: 'Small House', locale: 'en', ...days })
  expect(xml).toContain('minutes="100" intermission="15"')
  expect(xml).toMatch(/start="2026-11-21T22:30:00\+01:00"[^>]* end="2026-11-22T00:40:00\+01:00"/)
})
