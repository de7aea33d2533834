import type { LiveEvent } from '#core/api/live-events.ts'
import { makesOutOfDate } from '#core/api/out-of-date.ts'
import { writeDatesAs } from '#core/i18n/date-habit.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { Wall } from '#core/signage/contract.ts'
import { withCounts } from '#core/planning/live-counts.ts'
import { connectLive } from '#ui/live.ts'
import { askNodeStatus, askProgramme, askWallSettings, type WallSettings } from './box-calls.ts'
import { remembered, rememberSlowly } from './remembered.ts'
import { wallReader } from './wall-line.ts'

/** The signage data. `aheadMs` is how far the box's clock is ahead of this device's. */
export type Known = { programme: Programme; aheadMs: number }

const knownEntry = 'foyer.signage.programme'
const retryMs = 10_000
/** Reloaded now and then without an event: the business day changes by itself. */
const rereadMs = 5 * 60_000

/**
 * Keeps the programme up to date: read once, then changed by the box's events. While disconnected it keeps the last
 * one, also over a restart. Returns a function that ends it.
 */
export function followProgramme(listener: {
  onProgramme: (known: Known) => void
  onLine: (connected: boolean) => void
  /** Whether the box may sell; the programme is shown all the same. */
  onNodeStatus: (ready: boolean) => void
  /** Whether the account has walls at all. */
  onModule: (on: boolean) => void
  /** What this wall is for, and how walls look. */
  onWall: (wall: Wall) => void
  /** What the settings of this wall say. */
  onSettings: (settings: WallSettings) => void
  /** The device this wall is, once it was let in. */
  deviceId: string | undefined
}): () => void {
  let known = remembered<Known>(knownEntry)
  const remember = rememberSlowly<Known>(knownEntry)
  const wall = wallReader(listener.onWall)
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading = false
  let again = false
  let ended = false
  if (known) show(known, listener)

  function keep(next: Known) {
    known = next
    show(next, listener)
    remember(next)
  }

  async function read() {
    if (reading) {
      again = true
      return
    }
    reading = true
    clearTimeout(timer)
    let isOff = false
    const answer = await askProgramme(code => (isOff = code === 'module_inactive'))
    reading = false
    if (ended) return
    listener.onModule(!isOff)
    void wall.read()
    void askNodeStatus().then(ready => ended || listener.onNodeStatus(ready))
    void askWallSettings(listener.deviceId).then(
      settings => ended || !settings || listener.onSettings(settings),
    )
    if (answer) keep({ programme: answer, aheadMs: Date.parse(answer.now) - Date.now() })
    timer = setTimeout(() => void read(), answer ? rereadMs : retryMs)
    if (again) {
      again = false
      void read()
    }
  }

  function receive(event: LiveEvent) {
    if (event.type === 'device.reload') return location.reload()
    if (makesOutOfDate(event, 'programme')) return void read()
    if (makesOutOfDate(event, 'signage') || makesOutOfDate(event, 'prices')) return void wall.read()
    if (makesOutOfDate(event, 'nodeStatus'))
      return void askNodeStatus().then(ready => ended || listener.onNodeStatus(ready))
    if (event.type !== 'schedule.counts' || !known) return
    if (reading) again = true
    keep({ ...known, programme: withCounts(known.programme, event) })
  }

  void read()
  const line = connectLive({
    channels: ['app', 'exhibitor'],
    device: { kind: 'signage' },
    onEvent: receive,
    onResync: () => void read(),
    onState: state => listener.onLine(state !== 'lost'),
  })
  return () => {
    ended = true
    wall.end()
    clearTimeout(timer)
    line.end()
  }
}

/** Tells a programme; its dates are written as the exhibitor does. */
function show(shown: Known, { onProgramme }: { onProgramme: (known: Known) => void }): void {
  writeDatesAs(shown.programme.exhibitor.dates)
  onProgramme(shown)
}
