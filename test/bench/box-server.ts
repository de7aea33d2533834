import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import { hashSecret } from '#core/people/secrets.ts'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { openMirrorFile, readMirrorFiles } from '#core/journal/storage/mirror/mirror-file.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { openOffSite } from '#core/offsite/off-site.ts'
import { offsitePlan, offsiteSettings } from '#core/offsite/settings.ts'
import { readSettings } from '#core/settings/config.ts'
import { openNode } from '#core/node.ts'
import { openDatabase } from '#core/database/open.ts'
import { writeTicketCode, type TicketCode } from '#core/admission/ticket-code.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { businessDay, addDays, isoIn } from '#core/programme/day.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { paperTape } from '#box/drivers/paper-tape/paper-tape.ts'
import { onlyPrinter } from '#box/drivers/printers.ts'
import { boxApp } from '#box/routes.ts'
import { openTillTerminals } from '#box/terminals/till-terminals.ts'
import { emitLive } from '#core/live/live-server.ts'
import { letRegisterIn } from '../world/let-in.ts'
import { quietLog } from '../world/clock.ts'
import { furnishSmall, tenantOf } from '../world/small-exhibitor.ts'
import { ownKeys } from '../world/keys.ts'
import { drawHalls, eveningsFor, pairsOf, planEvenings, writeSeason } from './season.ts'
import { answerParent } from './served.ts'

/** Shows and seats enough for any run: a room of 600 seats, one show in each of 40 rooms. */
const screens = 40
const rows = 20
const seatsPerRow = 30

/**
 * A whole box on real files with its mirror, all rules and middleware; only the line to a relay is cut. With FOYER_OFFSITE
 * and FOYER_LITESTREAM set, Litestream runs beside it as it does in a cinema.
 */
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
const path = join(folder, 'box.db')
const mirrorPath = join(folder, 'mirror', 'facts.log')
const mirror = await openMirrorFile(mirrorPath, path)
const node = openNode({
  signing: ownKeys('box-bench00000'),
  identity: { role: 'box', nodeId: 'box-bench00000', epoch: 1, exhibitorId: 'tenant', cinemaId: 'cinema-1' },
  db: openDatabase(path),
  mirror,
  keys: openKeyFiles(path, mirrorPath),
  runtime: systemRuntime(quietLog().log),
})
const pin = await hashSecret('1234')
await node.execute({ who: 'node', via: 'bench' }, tx => {
  furnishSmall(tx, { hasBox: true, tonight: false })
  changeEntry(tx, 'price_rate', 'normal', { maxTickets: 100 })
  letRegisterIn(tx, 'register 1')
  tx.append(
    'exhibitor',
    'credential.set',
    { employeeId: 'carl', kind: 'pin', stamp: tx.stamp() },
    { hash: pin },
  )
  // For a door they begin in a moment; for everybody else they are tomorrow's.
  const soon = process.env['FOYER_BENCH_SHOWS'] === 'soon'
  const zone = 'Europe/Luxembourg'
  const beginsMs = soon ? tx.nowMs + 20 * 60_000 : 0
  const day = soon ? businessDay(beginsMs, zone, 300) : addDays(businessDay(tx.nowMs, zone, 300), 1)
  const time = soon ? isoIn(beginsMs, zone).slice(11, 16) : '20:00'
  for (let number = 0; number < screens; number++) {
    const screenId = `bench-${number}`
    tx.append('exhibitor', 'arrangement.drawn', {
      id: `room-${screenId}`,
      screenId,
      columns: seatsPerRow,
      seats: Array.from({ length: rows * seatsPerRow }, (_, index) => {
        const screenRow = Math.floor(index / seatsPerRow)
        const row = String.fromCharCode(65 + screenRow)
        const number = (index % seatsPerRow) + 1
        return {
          id: `${row}${number}`,
          row,
          number,
          screenRow,
          screenCol: number - 1,
          class: 'standard' as const,
          online: false,
          autoassign: true,
        }
      }),
    })
    const screen = tx.catalogue.get('screen', 'screen-1')!
    changeEntry(tx, 'screen', screenId, { ...screen, arrangementId: `room-${screenId}` })
    createSchedule(tx, { id: `show-${number}`, versionId: 'version-1', screenId, day, time })
  }
})
const plan = offsitePlan(readSettings(offsiteSettings, process.env))
const { log } = quietLog()
const offSite = openOffSite(plan, { data: folder, sources: [{ node, databasePath: path }], log })
const tenant = tenantOf(node)
emitLive(tenant)
const paper = openPrintQueue(tenant, onlyPrinter(paperTape()), `${mirrorPath}.paper`)
const condition = {
  name: 'bench',
  version: '0',
  startedAt: '',
  mirror,
  peers: () => [],
  devices: () => [],
  offsite: () => offSite.conditionOf(path),
}
const terminals = openTillTerminals(tenant, 'cinema-1', () => undefined)
const server = createServer(
  boxApp({ tenant, condition, paper, terminals, displays: { show: () => {} }, printed: () => [] }),
)
const one = (text: string) => () => node.db.prepare(text).pluck().get() as number
const soldTickets = node.db.prepare(
  'SELECT ticket_id ticketId, schedule_id scheduleId, seat_id seatId FROM bill_lines WHERE ticket_id IS NOT NULL',
)
const paperWaiting = one("SELECT EXISTS (SELECT 1 FROM print_orders WHERE state = 'waiting')")
const counts = {
  bills: one('SELECT count(*) FROM bills'),
  seatsSold: one("SELECT count(*) FROM seat_tokens WHERE state = 'sold'"),
  seatsHeld: one('SELECT count(*) FROM holds'),
  slips: one('SELECT sum(printed) FROM print_orders'),
  admissions: one('SELECT count(*) FROM admissions'),
}
server.listen(0, '127.0.0.1', () =>
  answerParent((server.address() as { port: number }).port, {
    async counts() {
      await node.whenMirrored()
      const facts = node.journal.count()
      let mirrored = 0
      for await (const page of readMirrorFiles(mirrorPath)) mirrored += page.facts.length
      const told = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count() ?? 0]))
      return { ...told, factsNotMirrored: facts - mirrored }
    },
    /** Resolves when all paper that was ordered is out. */
    async paperOut() {
      paper.start()
      while (paperWaiting()) await setTimeout(20)
    },
    /** Writes a season of so many facts, in halls of its own, as the till would have. */
    async season(facts: number) {
      await node.execute({ who: 'node', via: 'bench' }, tx => {
        drawHalls(tx)
        planEvenings(tx, eveningsFor(facts))
      })
      await writeSeason(node, { facts, online: 0, pairs: pairsOf('back') })
    },
    /** The codes of all tickets, as guests show them. */
    tickets: () =>
      (soldTickets.all() as Pick<TicketCode, 'ticketId' | 'scheduleId' | 'seatId'>[]).map(ticket =>
        writeTicketCode({ ...ticket, nodeId: node.identity.nodeId, epoch: 1, seq: 1 }, node.signing.own),
      ),
  }),
)
process.once('SIGTERM', () => void offSite.close().then(() => process.exit(0)))
