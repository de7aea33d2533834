import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '#core/api/call.ts'
import type { LiveEvent } from '#core/api/live-events.ts'
import type { Programme } from '#core/planning/contract.ts'
import { nothingWritten } from '#relay/site/content.ts'
import type { SiteData } from '#relay/site/page.ts'
import { createSiteStore } from '#relay/site/programme-store.ts'
import { offeredFilters } from '#relay/site/show-filter.ts'
import { shownOf } from '#relay/site/shown-programme.ts'
import { evening } from './evening.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const film = { name: 'movies.view', slug: 'alien' } as const
const dataOf = (programme: Programme): SiteData => {
  const shown = shownOf(film, programme)
  return {
    locale: 'en',
    programme: shown.programme,
    offered: shown.offered,
    content: nothingWritten,
    connected: true,
  }
}

/** An open film page; `reads` tells what it asked the relay for. */
function openPage() {
  let now = evening()
  const reads: string[] = []
  let reached = true
  const call = (async () => {
    reads.push('programme')
    if (!reached) throw new Error('no line')
    return now
  }) as unknown as Call
  const readPage = async () => {
    reads.push('page')
    if (!reached) throw new Error('no line')
    return { data: dataOf(now), ms: Date.parse(now.now) }
  }
  const store = createSiteStore(dataOf(now), call, () => () => undefined, readPage)
  return {
    store,
    reads,
    change: (change: Partial<Programme>) => (now = evening(change)),
    cut: (isCut: boolean) => (reached = !isCut),
  }
}

const counts: LiveEvent = {
  type: 'schedule.counts',
  scheduleId: 'late',
  available: 0,
  availableOnline: 0,
  availableHere: 0,
  availableThere: 0,
  soldOut: true,
  soldOutOnline: true,
  seats: [],
}

it('reads its own page again within three seconds of a change, once for many, and counts not at all', async () => {
  const { store, reads, change } = openPage()
  store.receive(counts)
  expect(store.read().programme.schedules.find(({ id }) => id === 'late')!.soldOut).toBe(true)
  await vi.advanceTimersByTimeAsync(3000)
  expect(reads).toEqual([])
  change({ movies: evening().movies.map(movie => ({ ...movie, title: 'Anew' })) })
  for (let each = 0; each < 50; each++) store.receive({ type: 'programme.changed' })
  expect(reads, 'not all pages at the same moment').toEqual([])
  await vi.advanceTimersByTimeAsync(6000)
  expect(reads).toEqual(['page', 'page'])
  expect(store.read().programme.movies.map(({ title }) => title)).toEqual(['Anew'])
})

it('spreads the readings of many open pages over three seconds', async () => {
  const pages = Array.from({ length: 200 }, openPage)
  for (const { store } of pages) store.receive({ type: 'programme.changed' })
  const read = () => pages.filter(({ reads }) => reads.length > 0).length
  await vi.advanceTimersByTimeAsync(300)
  expect(read()).toBeLessThan(60)
  await vi.advanceTimersByTimeAsync(2700)
  expect(read()).toBe(200)
})

it('has the whole programme before another page is shown, asked for once, and goes on with it', async () => {
  const { store, reads } = openPage()
  expect([store.isWhole(), store.read().programme.movies.length]).toEqual([false, 1])
  expect(await Promise.all([store.complete(), store.complete()])).toEqual([true, true])
  expect([store.isWhole(), store.read().programme.movies.length]).toEqual([true, 2])
  expect(store.read().offered).toEqual(offeredFilters(evening()))
  store.receive({ type: 'resync' })
  await vi.advanceTimersByTimeAsync(3000)
  // Each is read at a moment of its own, so either may be first.
  expect(reads.toSorted()).toEqual(['page', 'programme', 'programme'])
})

it('says when the rest cannot be had, and can be asked again', async () => {
  const { store, cut } = openPage()
  cut(true)
  expect(await store.complete()).toBe(false)
  cut(false)
  expect(await store.complete()).toBe(true)
})

it('reads what is written anew when that was changed, and nothing else once the programme is whole', async () => {
  const { store, reads } = openPage()
  store.receive({ type: 'content.changed' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(reads).toEqual(['page'])
  await store.complete()
  store.receive({ type: 'content.changed' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(reads).toEqual(['page', 'programme', 'page'])
})

it('shows what is written on the page somebody went to last, also where the one before is answered later', async () => {
  const answers: ((title: string) => void)[] = []
  const readPage = () =>
    new Promise<{ data: SiteData; ms: number }>(resolve => {
      answers.push(title => {
        const data = dataOf(evening())
        resolve({ data: { ...data, content: { ...nothingWritten, home: title } }, ms: 0 })
      })
    })
  const call = (async () => evening()) as unknown as Call
  const store = createSiteStore(dataOf(evening()), call, () => () => undefined, readPage)
  const read = [store.readWritten(), store.readWritten()]
  answers[1]!('/second')
  answers[0]!('/first')
  expect(await Promise.all(read)).toEqual([true, true])
  expect(store.read().content.home).toBe('/second')
})
