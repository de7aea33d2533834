import { expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { createSchedule, setOwnMinutes } from '#core/planning/commands.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { boardOf } from '#relay/portal/programme/board.ts'
import { minutesOn, previewOf } from '#relay/portal/programme/draft.ts'
import { minutesOf, withEdge } from '#relay/portal/programme/own-minutes.ts'
import { placedAt } from '#relay/portal/programme/strip-geometry.ts'
import { draftOf } from '#relay/portal/programme/use-move.ts'
import { byHand, openSmallNode, tenantOf, tonight } from '../../world/small-exhibitor.ts'

const zone = 'Europe/Luxembourg'
const day = '2026-11-21'

async function evening() {
  const { node, clock } = await openSmallNode('relay')
  const look = () => {
    const programme: Programme = programmeOf(tenantOf(node), { channel: 'portal' })
    return { programme, board: boardOf(programme, 'cinema-1') }
  }
  return { node, clock, look }
}

test('the board draws a show as long as the server keeps its screen, whatever the screen’s minutes are by now', async () => {
  const { node, look } = await evening()
  await node.execute(byHand, tx => {
    setOwnMinutes(tx, tonight, { preShowMinutes: null, cleaningMinutes: 40 })
    changeEntry(tx, 'screen', 'screen-1', { cleaningMinutes: 5, preShowMinutes: 0 })
  })
  const [show] = look().board.shows
  expect(minutesOf(show!)).toEqual({ preShowMinutes: 15, cleaningMinutes: 40 })
})

test('a preview says a clash exactly where the server refuses it', async () => {
  const { node, clock, look } = await evening()
  await node.execute(byHand, tx => {
    setOwnMinutes(tx, tonight, { preShowMinutes: 0, cleaningMinutes: 90 })
    changeEntry(tx, 'screen', 'screen-1', { cleaningMinutes: 5, preShowMinutes: 0 })
    changeEntry(tx, 'movie', 'movie-1', { runtimeMinutes: 60 })
  })
  // From 20:00 on, 100 minutes of film as it was planned and 90 after it: until 23:10.
  for (const time of ['17:00', '18:54', '18:55', '18:56', '22:30', '23:09', '23:10']) {
    const { programme, board } = look()
    const draft = { ...draftOf(board.shows[0]!), id: 'new', day, time, ownMinutes: undefined }
    const preview = previewOf(draft, programme, board, zone, clock.ms)!
    const refused = await node
      .execute(byHand, tx => {
        createSchedule(tx, { id: `show-${time}`, versionId: 'version-1', screenId: 'screen-1', day, time })
        throw new Error('only tried')
      })
      .catch((cause: { code?: string }) => cause.code === 'screen_occupied')
    if (!preview.past) expect([time, preview.clashing.length > 0]).toEqual([time, refused])
  }
})

test('a show that is carried is as long as its film is by now, and stays inside the hours of the board', async () => {
  const { node, clock, look } = await evening()
  await node.execute(byHand, tx => {
    setOwnMinutes(tx, tonight, { preShowMinutes: null, cleaningMinutes: 40 })
    changeEntry(tx, 'movie', 'movie-1', { intermissionMinutes: 30 })
  })
  const { programme, board } = look()
  const show = board.shows[0]!
  expect(show.strip.ready - show.strip.from).toBe(15 + 100 + 40)
  const length = minutesOn(show.screen, { film: show.movie, own: show.schedule.ownMinutes })
  expect(length).toBe(15 + 100 + 30 + 40)
  const latest = placedAt(9999, length, board.axis)
  const { strip } = previewOf({ ...draftOf(show), time: latest }, programme, board, zone, clock.ms)!
  expect(strip.ready - strip.from).toBe(length)
  expect(strip.ready).toBeGreaterThan(board.axis.to - 5)
  expect(strip.ready).toBeLessThanOrEqual(board.axis.to)
})

test('an edge is put on five minutes, within bounds, and is the screen’s again where it is as long', async () => {
  const { look } = await evening()
  const [show] = look().board.shows
  const own = (minutes: number) => withEdge(show!, 'preShowMinutes', minutes).preShowMinutes
  expect([own(22), own(23), own(-40), own(999), own(15)]).toEqual([20, 25, 0, 120, null])
  const kept = {
    ...show!,
    schedule: { ...show!.schedule, ownMinutes: { preShowMinutes: 30, cleaningMinutes: 10 } },
  }
  expect(withEdge(kept, 'cleaningMinutes', 20)).toEqual({
    preShowMinutes: 30,
    cleaningMinutes: null,
  })
})
