import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { editEntry } from '#core/catalogue/commands.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import type { Tx } from '#core/journal/node.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import type { WantedSchedule } from '#core/planning/plan.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { lookAtShows, OnlyJudged, planShows, withdrawShows } from '#core/planning/week-commands.ts'
import { showsPerCall } from '#core/planning/week-contract.ts'
import { copiesOf, wishesOf, type Wish } from '#core/planning/week-wishes.ts'
import { isClosedOn, mayBegin } from '#core/programme/allowed-times.ts'
import { schedulesBetween } from '#core/programme/store.ts'
import { placeHold } from '#core/seating/commands.ts'
import { byHand, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'
import { processorTimeOf } from '../../world/own-time.ts'

const days = [
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
  '2026-11-30',
  '2026-12-01',
]
const cinemaEntity = anyOf(entities).find(({ kind }) => kind === 'cinema')!

async function portal() {
  const { node, clock } = await openSmallNode('relay')
  const done = <T>(command: (tx: Tx) => T) => node.execute(byHand, command)
  const wanted = (wishes: readonly Wish[], prefix = 'week'): WantedSchedule[] =>
    wishes.map((wish, at) => ({ ...wish, id: `${prefix}-show-${at}` }))
  const look = (shows: readonly WantedSchedule[], cinemaId = 'cinema-1') =>
    done(tx => lookAtShows(tx, cinemaId, shows)).catch((cause: unknown) => {
      if (cause instanceof OnlyJudged) return cause.shows
      throw cause
    })
  const plan = (shows: readonly WantedSchedule[], skip = false, cinemaId = 'cinema-1') =>
    done(tx => planShows(tx, { cinemaId, shows, skip }))
  const planned = () => schedulesBetween(node.db, Date.parse('2026-11-24'), Date.parse('2027-01-01'))
  return { node, clock, done, wanted, look, plan, planned }
}

const week = (times: string[], change: Partial<Parameters<typeof wishesOf>[0]> = {}) =>
  wishesOf({ versionId: 'version-1', screenIds: ['screen-1'], days, times, ...change })
const codes = (judged: Awaited<ReturnType<Awaited<ReturnType<typeof portal>>['look']>>) =>
  judged.map(({ refusal }) => refusal?.code ?? null)

test('a film is planned for a week at once: every day, every time, and nothing is written before it is asked for', async () => {
  const { node, wanted, look, plan, planned } = await portal()
  const shows = wanted(week(['14:00', '20:00']))
  const facts = node.journal.count()
  expect(codes(await look(shows))).toEqual(Array(14).fill(null))
  expect([node.journal.count(), planned().length]).toEqual([facts, 0])
  await plan(shows)
  expect(planned()).toHaveLength(14)
  const again = node.journal.count()
  await plan(shows)
  expect(node.journal.count()).toBe(again)
})

test('shows that overlap each other clash as much as with those planned already, cleaning included', async () => {
  const { wanted, look, plan, planned } = await portal()
  await plan(wanted(week(['20:00'], { days: ['2026-11-25'] }), 'first'))
  // 15 minutes before the film, 100 of it and 20 of cleaning: the screen is ready at 22:15.
  const shows = wanted(week(['17:45', '19:00', '22:14', '22:15'], { days: ['2026-11-25', '2026-11-26'] }))
  const judged = await look(shows)
  expect(codes(judged)).toEqual([
    null,
    'screen_occupied',
    'screen_occupied',
    null,
    null,
    'screen_occupied',
    null,
    'screen_occupied',
  ])
  expect(judged[1]!.refusal!.details).toMatchObject({ movie: 'The Small Film' })
  await expect(plan(shows)).rejects.toMatchObject({ code: 'shows_clash', details: { count: 4 } })
  expect(planned()).toHaveLength(1)
  await plan(shows, true)
  expect(planned()).toHaveLength(5)
})

test('a day before the film’s first, a closed day, a forbidden weekday and hour are told of each show', async () => {
  const { done, wanted, look } = await portal()
  await done(tx => {
    changeEntry(tx, 'movie', 'movie-1', {
      showingFrom: '2026-11-26',
      weekdays: ['3', '4', '5', '6'],
      startsFrom: 17 * 60,
      startsUntil: 60,
    })
    changeEntry(tx, 'cinema', 'cinema-1', { closedDays: [{ from: '2026-11-27', to: '2026-11-27' }] })
  })
  expect(codes(await look(wanted(week(['20:00']))))).toEqual([
    'film_not_yet',
    null,
    'cinema_closed',
    null,
    'film_not_then',
    'film_not_then',
    'film_not_then',
  ])
  const saturday = ['16:59', '17:00', '00:45', '01:05'].map(time => ({ ...week([time])[3]!, time }))
  expect(codes(await look(wanted(saturday)))).toEqual(['film_not_then', null, null, 'film_not_then'])
  await expect(
    done(tx =>
      editEntry(tx, cinemaEntity, 'cinema-1', { closedDays: [{ from: '2026-12-26', to: '2026-12-25' }] }),
    ),
  ).rejects.toMatchObject({ code: 'invalid_input' })
})

test('hours after midnight belong to the evening, and no limits allow any time', () => {
  const late = { startsFrom: 22 * 60, startsUntil: 2 * 60 }
  const may = (time: string) => mayBegin(late, { day: '2026-11-28', time }, 360)
  expect(['21:59', '22:00', '00:30', '02:00', '02:01', '06:00'].map(may)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(mayBegin({ weekdays: [] }, { day: '2026-11-28', time: '03:00' }, 360)).toBe(true)
  expect(isClosedOn({}, '2026-12-25')).toBe(false)
})

test('last week is copied: the same screens and hours seven days later, without what was cancelled', async () => {
  const { node, done, wanted, plan, planned } = await portal()
  await plan(wanted(week(['14:00', '20:00'])))
  await done(tx => cancelSchedule(tx, 'week-show-3'))
  const shown = programmeOf(tenantOf(node), { from: days[0]!, to: days[6]! }).schedules
  const copies = copiesOf(shown, 7)
  expect(copies).toHaveLength(13)
  expect(copies[0]).toMatchObject({ day: '2026-12-02', time: '14:00', screenId: 'screen-1' })
  await plan(wanted(copies, 'copy'))
  expect(planned()).toHaveLength(27)
})

test('all of them are taken back at once, and none when somebody bought one', async () => {
  const { done, wanted, plan, planned } = await portal()
  const shows = wanted(week(['20:00']))
  await plan(shows)
  const ids = shows.map(({ id }) => id)
  await done(tx => withdrawShows(tx, 'cinema-1', ids))
  expect(planned().every(({ cancelled, visibility }) => cancelled && visibility === '[]')).toBe(true)
  const anew = wanted(week(['20:00']), 'anew')
  await plan(anew)
  await done(tx =>
    placeHold(tx, { id: 'basket-1', scheduleId: anew[4]!.id, channel: 'site', connected: true }, ['B1']),
  )
  await expect(
    done(tx =>
      withdrawShows(
        tx,
        'cinema-1',
        anew.map(({ id }) => id),
      ),
    ),
  ).rejects.toMatchObject({ code: 'show_has_sales' })
  expect(planned().filter(({ cancelled }) => !cancelled)).toHaveLength(7)
})

test('what belongs to another cinema is unknown here, and nothing of the rest is written', async () => {
  const { wanted, look, plan, done, planned } = await portal()
  const shows = wanted(week(['20:00']))
  expect(codes(await look(shows, 'cinema-2'))).toEqual(Array(7).fill('screen_unknown'))
  await expect(plan(shows, false, 'cinema-2')).rejects.toMatchObject({ code: 'shows_clash' })
  await plan(shows)
  await expect(done(tx => withdrawShows(tx, 'cinema-2', [shows[0]!.id]))).rejects.toMatchObject({
    code: 'schedule_unknown',
  })
  await expect(done(tx => withdrawShows(tx, 'cinema-1', ['no-such-show']))).rejects.toMatchObject({
    code: 'schedule_unknown',
  })
  expect(planned().some(({ cancelled }) => cancelled)).toBe(false)
})

test('three hundred shows are judged within a second of the processor', async () => {
  const { wanted, look } = await portal()
  const many = Array.from({ length: showsPerCall }, (_, at): Wish => ({
    ...week(['20:00'])[0]!,
    day: new Date(Date.parse('2026-12-01') + Math.floor(at / 5) * 86_400_000).toISOString().slice(0, 10),
    time: ['10:00', '12:30', '15:00', '17:30', '20:00'][at % 5]!,
  }))
  const tookMs = await processorTimeOf(async () =>
    expect(codes(await look(wanted(many))).every(code => code === null)).toBe(true),
  )
  expect(tookMs).toBeLessThan(1000)
})
