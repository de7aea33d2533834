import { existsSync, mkdirSync } from 'node:fs'
import { nodeActor } from '#core/journal/fact.ts'
import { dirname, join } from 'node:path'
import { demoExhibitors, type DemoExhibitor } from './data/exhibitors.ts'
import { announceEvents, enter, furnish, planShows, plannedBetween } from './data/furnish.ts'
import { firstPlannedDay } from './data/programme.ts'
import { demoMethods } from './data/payment-methods.ts'
import { connectAccount } from '#relay/payments/connect-account.ts'
import { provider } from '#relay/payments/providers/test/definition.ts'
import { enrolBox, inviteBox } from '#core/devices/commands.ts'
import type { Node } from '#core/journal/node.ts'
import { setPasswordHash, setPinHash } from '#core/people/commands.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { addDays, businessDay } from '#core/programme/day.ts'
import { scheduleById } from '#core/programme/store.ts'
import { identityPlace, openIdentity, saveIdentity } from '#box/identity.ts'
import { writeDirectory } from '#relay/directory.ts'
import { openNodes, type DemoNodes } from './nodes.ts'
import { openBooks } from './paid-outside.ts'
import type { DemoPlaces } from './places.ts'
import { sellSome } from './sell-some.ts'

const actor = nodeActor('demo')
const dayMs = 86_400_000
/** The demo is planned so many days ahead, and entered as long before its first start. */
const daysAfter = 10
const enteredDaysAgo = 7

/**
 * Makes the demo on its first start, and on every later one plans the new days, so that it always has current shows. It
 * uses the same commands as the pages.
 *
 * @param say receives progress messages
 */
export async function prepareDemo(
  places: DemoPlaces,
  nowMs: number,
  say: (line: string) => void,
): Promise<void> {
  const fresh = !existsSync(join(places.relay.data, 'directory.json'))
  if (fresh) mkdirSync(places.outside.data, { recursive: true })
  writeDirectory(places.relay.data, places.directory)
  for (const [index, demo] of demoExhibitors.entries()) {
    const clock = { ms: fresh ? nowMs - enteredDaysAgo * dayMs : nowMs }
    const nodes = await openNodes(places, demo.key, index === 0, clock)
    try {
      const today = businessDay(nowMs, demo.cinemas[0]!.cinema.timezone, demo.exhibitor.midnightOffsetMinutes)
      if (fresh) {
        say(
          `entering ${demo.exhibitor.tradeName}: ${demo.movies.length} movies, ${demo.screens.length} screens ...`,
        )
        await found(nodes, demo, today)
        if (index === 0) await enrolBoxes(places, nodes)
      }
      // After a start a relay writes nothing before its boxes have connected.
      if (!fresh) await nodes.connectBoxes()
      await planAhead(nodes.relay, demo, today, fresh)
      if (fresh) {
        say(`selling some tickets at ${demo.exhibitor.tradeName} ...`)
        await nodes.connectBoxes()
        const books = await openBooks(places.outside, demoMethods(demo.key)[0]!.settings)
        await sellSome(nodes, demo, clock, nowMs, books).finally(books.close)
      }
    } finally {
      await nodes.close()
    }
  }
}

/** Founds the exhibitor and gives its people their secrets, which only the calls for secrets set. */
async function found({ relay, relayIdentity }: DemoNodes, demo: DemoExhibitor, today: string): Promise<void> {
  const firstPassword = await hashSecret(demo.employees[0]!.portal!.password)
  await relay.execute(actor, tx => furnish(tx, demo, today, firstPassword))
  const at = { node: relay, secret: relayIdentity.secret }
  for (const { key, method, settings } of demoMethods(demo.key))
    await relay.execute(actor, tx => {
      enter(tx, 'payment_method', key, method)
      connectAccount(tx, at, provider, key, settings)
    })
  for (const [index, { key, pin, portal }] of demo.employees.entries()) {
    const pinHash = await hashSecret(pin)
    const passwordHash = index > 0 && portal && (await hashSecret(portal.password))
    await relay.execute(actor, tx => {
      setPinHash(tx, key, pinHash)
      if (passwordHash) setPasswordHash(tx, key, portal.email, passwordHash)
    })
  }
}

/** Every box enrols with a code, as a new box does; it proves itself with its key at each start. */
async function enrolBoxes(places: DemoPlaces, { relay, relayIdentity }: DemoNodes): Promise<void> {
  for (const box of places.boxes) {
    mkdirSync(box.data, { recursive: true })
    mkdirSync(dirname(box.mirror), { recursive: true })
    const at = identityPlace(box.data, box.mirror)
    const identity = openIdentity(at)
    const place = await relay.execute(actor, tx => {
      const { code } = inviteBox(tx, box.cinemaId, relay.runtime.random)
      return enrolBox(tx, { code, nodeId: identity.nodeId, publicKey: identity.publicKey })
    })
    saveIdentity(at, {
      ...identity,
      place: {
        exhibitorId: relay.identity.exhibitorId,
        ...place,
        relayNodeId: relayIdentity.nodeId,
        relayPublicKey: relayIdentity.publicKey,
      },
    })
  }
}

async function planAhead(relay: Node, demo: DemoExhibitor, today: string, fresh: boolean): Promise<void> {
  const from = fresh ? firstPlannedDay(today, demo.exhibitor.cineWeekStartsOn) : today
  const shows = plannedBetween(demo, from, addDays(today, daysAfter))
  const missingDays = new Set(shows.map(show => show.day))
  for (const show of shows) if (scheduleById(relay.db, show.key)) missingDays.delete(show.day)
  const missing = shows.filter(show => missingDays.has(show.day))
  if (!missing.length) return
  await relay.execute(actor, tx => {
    planShows(tx, missing)
    announceEvents(tx, demo, shows, addDays(today, 1))
  })
}
