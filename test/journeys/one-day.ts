import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll } from 'vitest'
import { businessDay, addDays, startOfDay } from '#core/programme/day.ts'

/**
 * A journey is played on one business day. Shows it plans a few minutes from now would be past, or those of tomorrow, where
 * the day turned under it: near its end the journey waits for the next one, and says so.
 */

/** Where the cinemas of the journeys are, and when their business day begins, in minutes after midnight. */
const [zone, dayBegins] = ['Europe/Berlin', 300]
/** What the longest journey that plans a show takes on a busy machine, and the show's own few minutes. */
const journeyMs = 10 * 60_000

beforeAll(async () => {
  const now = Date.now()
  const next = startOfDay(addDays(businessDay(now, zone, dayBegins), 1), zone, dayBegins)
  if (next - now > journeyMs) return
  console.log(`The business day ends soon: this journey begins at ${new Date(next).toISOString()}`)
  await sleep(next - now + 1000)
}, journeyMs + 60_000)
