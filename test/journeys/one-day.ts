import { beforeAll } from 'vitest'
import { pauseBeforeDay } from '../world/business-day.ts'
import { until } from '../world/until.ts'

/**
 * A journey is played on one business day: a show that it plans for a few minutes from now would be on the next one, and
 * what is on today would change while it is played. Shortly before the day ends it waits for the next one, and says so.
 */

/** More than the longest journey that plans a show takes on a busy machine. */
const journeyMs = 10 * 60_000

beforeAll(async () => {
  const pauseMs = pauseBeforeDay(Date.now(), 'Europe/Berlin', journeyMs)
  if (pauseMs === 0) return
  const beginsMs = Date.now() + pauseMs
  const said = new Date(beginsMs).toISOString()
  console.log(`The business day ends soon: this journey waits for the next one, and begins at ${said}`)
  await until(() => Date.now() >= beginsMs, journeyMs + 30_000)
}, journeyMs + 60_000)
