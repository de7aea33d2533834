import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { addDays, businessDay } from '#core/programme/day.ts'
import { placeHold } from '#core/seating/commands.ts'
import { readRelayConfig } from '#relay/config.ts'
import { startRelay } from '#relay/relay.ts'
import { lumiere } from '#scripts/demo/data/halls.ts'
import { quietLog } from '../world/clock.ts'
import { furnishSmall } from '../world/small-exhibitor.ts'
import { answerParent } from './served.ts'

/**
 * A whole relay on real files with its mirror and the website as built: twelve films and as many shows as asked for, in
 * rooms of 312 seats, forty a day from tomorrow. Its cinema has no box.
 */
const films = 12
const shows = Number(process.env['FOYER_BENCH_SHOWS'] ?? 100)
const data = mkdtempSync(join(tmpdir(), 'foyer-bench-relay-'))
mkdirSync(data, { recursive: true })
const entry = { id: 'tenant', hosts: ['localhost'], publicUrl: 'http://localhost', new: true }
writeFileSync(join(data, 'directory.json'), JSON.stringify({ exhibitors: [entry] }))
const config = readRelayConfig({ FOYER_DATA: data, FOYER_HOST: '127.0.0.1', FOYER_PORT: '0' })
const relay = await startRelay(config, quietLog().log)
const { tenant } = relay.exhibitors[0]!
const { node } = tenant
const byHand = { who: 'node', via: 'bench' }
await node.execute(byHand, tx => {
  furnishSmall(tx, { hasBox: false, tonight: false })
  tx.append('exhibitor', 'arrangement.drawn', lumiere.arrangement)
  const screen = tx.catalogue.get('screen', 'screen-1')!
  const today = businessDay(tx.nowMs, 'Europe/Luxembourg', 300)
  const movie = tx.catalogue.get('movie', 'movie-1')!
  const version = tx.catalogue.get('version', 'version-1')!
  const overview = { en: 'What it is about, at the length that films are told of. '.repeat(8) }
  for (let film = 1; film <= films; film++) {
    const title = { title: `Film ${film}`, slug: `film-${film}`, overview }
    changeEntry(tx, 'movie', `movie-${film}`, { ...movie, ...title })
    changeEntry(tx, 'version', `version-${film}`, { ...version, movieId: `movie-${film}` })
  }
  for (let number = 0; number < shows; number++) {
    const id = `screen-${number}`
    changeEntry(tx, 'screen', id, { ...screen, arrangementId: lumiere.arrangement.id })
    createSchedule(tx, {
      id: `show-${number}`,
      versionId: `version-${1 + (number % films)}`,
      screenId: id,
      day: addDays(today, 1 + Math.floor(number / 40)),
      time: '20:00',
    })
  }
})
const seats = lumiere.arrangement.seats.filter(seat => seat.class === 'standard').map(seat => seat.id)

/** Keeps one seat of a show for a basket, or lets it go, and tells open pages as a call does. */
async function change(times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const seatId = seats[at % seats.length]!
    await node.execute(byHand, tx =>
      placeHold(tx, { id: `hold-${at % 2}`, scheduleId: 'show-0', channel: 'register', connected: true }, [
        seatId,
      ]),
    )
    tenant.emitSeats('show-0', [seatId])
  }
}

let edits = 0
answerParent(relay.port, {
  async counts() {
    const pages = await Promise.all(
      ['/en', '/en/movies'].map(async path => (await (await fetch(at(path))).text()).length),
    )
    return { pagesAnswered: pages.filter(Boolean).length, facts: node.journal.count() }
  },
  change,
  /** Renders a page so many times, each after an edit of what it shows; resolves with microseconds of processor each. */
  async renderAnew({ path, times }: { path: string; times: number }) {
    const edit = () =>
      node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: `Edit ${++edits}` }))
    const look = async () => void (await (await fetch(at(path))).arrayBuffer())
    const both = await micros(times, async () => {
      await edit()
      await look()
    })
    const [edited, looked] = [await micros(times, edit), await micros(times, look)]
    return Math.round(both - edited - looked)
  },
})

const at = (path: string) => `http://localhost:${relay.port}${path}`

async function micros(times: number, work: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < times; warm++) await work()
  const before = process.cpuUsage()
  for (let round = 0; round < times; round++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}
