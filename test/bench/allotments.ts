import { lumiere } from '#scripts/demo/data/halls.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openAllotments } from '#core/seating/allotment-worker.ts'
import { atRegister, byHand, carl, tenantOf, openSmallNode, saleOf } from '../world/small-exhibitor.ts'

/**
 * What the allotments cost a node with 300 coming shows of 312 seats, 96 of them sold in each: the longest and the
 * middle time that one look keeps the event loop. Ends with one line of JSON.
 */
const shows = 300
const { node } = await openSmallNode('box')
await node.execute(byHand, tx => {
  tx.append('exhibitor', 'arrangement.drawn', lumiere.arrangement)
  changeEntry(tx, 'price_rate', 'normal', { maxTickets: 100 })
  for (let show = 0; show < shows; show++) {
    const screen = tx.catalogue.get('screen', 'screen-1')!
    changeEntry(tx, 'screen', `screen-${show}`, {
      ...screen,
      arrangementId: lumiere.arrangement.id,
    })
    createSchedule(tx, {
      id: `show-${show}`,
      versionId: 'version-1',
      screenId: `screen-${show}`,
      day: `2026-11-${22 + (show % 2)}`,
      time: '20:00',
    })
  }
})
const seats = lumiere.arrangement.seats.filter(seat => !seat.online && seat.class === 'standard').slice(0, 96)
for (let show = 0; show < shows; show++)
  for (let from = 0; from < seats.length; from += 8) {
    const tickets = seats
      .slice(from, from + 8)
      .map(seat => ({ scheduleId: `show-${show}`, seatId: seat.id, priceRateId: 'normal' }))
    const sale = saleOf(`sale-${show}-${from}`, [], { tickets, totalCents: tickets.length * 1000 })
    await node.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
  }
const line = {
  connected: () => true,
  requestSeats: async () => [],
  requestTurns: async () => 0,
  confirmed: () => 0,
  wantFile: async () => false,
}
const sets = openAllotments(tenantOf(node, line))
const times: number[] = []
let moved = 0
for (let look = 0; look < 60; look++) {
  const began = performance.now()
  moved += await sets.look()
  times.push(performance.now() - began)
}
// Those that found nothing to look at are left out.
const busy = times.slice(0, Math.ceil(shows / 20)).sort((a, b) => a - b)
const round = (ms: number) => Math.round(ms * 100) / 100
console.log(
  JSON.stringify({
    name: 'bench:allotments',
    shows,
    lookP50Ms: round(busy[Math.floor(busy.length / 2)]!),
    lookMaxMs: round(busy.at(-1)!),
    allShowsMs: round(busy.reduce((sum, ms) => sum + ms, 0)),
    seatsMoved: moved,
  }),
)
await node.close()
