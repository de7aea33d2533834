import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
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
  /**
   * Renders a page so many times, each after an edit of what it shows and for another asker, since one alone may have few
   * rendered a minute, and reads it once more from the cache. Resolves with the microseconds of processor that the first
   * reading took beyond the second, in the middle of all after as many to warm; taken pair by pair, because what else the
   * machine does weighs more on one loop than on another.
   */
  async renderAnew({ path, times }: { path: string; times: number }) {
    const more: number[] = []
    let last: string | undefined
    for (let round = 0; round < 2 * times; round++) {
      const name = `Edit ${++edits}`
      await node.execute(byHand, tx => {
        changeEntry(tx, 'exhibitor', 'tenant', { tradeName: name })
        changeEntry(tx, 'movie', 'movie-1', { title: name })
      })
      const [anew, kept] = [await read(path), await read(path)]
      if (anew.tag === last || anew.tag !== kept.tag) throw new Error(`${path} was not rendered anew`)
      last = anew.tag
      more.push(anew.micros - kept.micros)
    }
    return Math.round(more.slice(times).toSorted((one, two) => one - two)[Math.floor(times / 2)]!)
  },
})

const at = (path: string) => `http://localhost:${relay.port}${path}`

/** Reads a page as a browser does, from one of many addresses: its tag, and this process's processor time with the client's. */
async function read(path: string): Promise<{ tag: string | undefined; micros: number }> {
  const before = process.cpuUsage()
  const asked = request({
    host: '127.0.0.1',
    localAddress: `127.0.0.${2 + (edits % 200)}`,
    port: relay.port,
    path,
    headers: { host: 'localhost', 'accept-encoding': 'br' },
    agent: false,
  })
  const [response] = (await once(asked.end(), 'response')) as [IncomingMessage]
  await once(response.resume(), 'end')
  const { user, system } = process.cpuUsage(before)
  return { tag: response.headers.etag, micros: user + system }
}
