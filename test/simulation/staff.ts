import { Refusal } from '#core/refusal.ts'
import { admit, undo } from '#core/admission/commands.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { moveSchedule, replanSchedule } from '#core/planning/commands.ts'
import { isoIn } from '#core/programme/day.ts'
import { scheduleById } from '#core/programme/store.ts'
import { smallArrangement } from '../world/small-exhibitor.ts'
import type { Tx } from '#core/journal/node.ts'
import { ask, askAgain } from './calling.ts'
import { showsAt, type Turn } from './people.ts'
import type { Handed } from './output-check.ts'
import type { Place } from './place.ts'
import { atTill } from './till.ts'
import { count } from './stats.ts'
import { noteKept } from './unkept.ts'

const manager = { who: 'employee:mia', via: 'portal' }

function order(turn: Turn, place: Place, what: string, work: (tx: Tx) => void) {
  const { chance, simulation } = turn
  const once = () => ask(simulation, chance, place, what, tenant => tenant.node.execute(manager, work))
  void simulation.run(
    askAgain(simulation, chance, 3, once).then(reply => {
      if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
    }),
  )
  return `${place.name}: ${what}`
}

/** A show more, tonight or on one of the next days, planned where the manager happens to be. */
export function planShow(turn: Turn, place: Place): string {
  const { chance, index, simulation } = turn
  const cinemaId = place.identity.cinemaId ?? chance.pick(simulation.boxes.map(box => box.identity.cinemaId!))
  const day = `2026-11-${chance.pick([21, 21, 22, 23])}`
  const time = `${chance.pick(['18', '20', '22', '23'])}:${chance.pick(['10', '30', '50'])}`
  const wanted = {
    id: `show-${index}`,
    versionId: 'version-1',
    screenId: cinemaId.replace('cinema', 'screen'),
    day,
    time,
  }
  return order(
    turn,
    place,
    `show-${index} on ${wanted.screenId}, ${day} ${time}`,
    tx => void createSchedule(tx, wanted),
  )
}

type Change = 'screen' | 'hour' | 'both'

/** Moves a show; now and then another manager on the other side moves the same one at the same moment. */
export function moveShow(turn: Turn, place: Place): string {
  const { chance, simulation } = turn
  const shows = showsAt(place)
  if (!shows.length) return `${place.name}: nothing to move`
  const show = chance.pick(shows)
  const { cinemaId } = scheduleById(place.incarnation!.node.db, show)!
  const other = simulation.places.find(
    each => each !== place && (each.identity.cinemaId ?? cinemaId) === cinemaId,
  )
  const both = other?.incarnation && showsAt(other).includes(show) && chance.happens(0.4)
  const [one, two] = chance.happens(0.5) ? (['screen', 'hour'] as const) : (['hour', 'screen'] as const)
  if (!both) return moveOne(turn, place, show, chance.pick(['screen', 'hour', 'both']))
  return `${moveOne(turn, place, show, one)}; ${moveOne(turn, other, show, two)}`
}

/** To another hour or into the twin screen, or anew when that has another seat plan by now. */
function moveOne(turn: Turn, place: Place, show: string, change: Change): string {
  const { chance, index } = turn
  const row = scheduleById(place.incarnation!.node.db, show)!
  const here = isoIn(row.startMs, 'Europe/Luxembourg')
  const twins = row.cinemaId === 'cinema-1' ? ['screen-1', 'screen-twin'] : [row.screenId]
  const twin = twins.find(screen => screen !== row.screenId) ?? row.screenId
  const wanted = {
    screenId: change === 'hour' ? row.screenId : twin,
    day: change === 'screen' ? here.slice(0, 10) : `2026-11-${chance.pick([22, 23, 24])}`,
    time:
      change === 'screen'
        ? here.slice(11, 16)
        : `${chance.pick(['13', '16', '19', '22'])}:${chance.pick([10, 30])}`,
  }
  const anew = change === 'both' && chance.happens(0.5)
  return order(
    turn,
    place,
    `${anew ? 'plans anew' : 'moves'} ${show} to ${wanted.screenId}, ${wanted.day} ${wanted.time}`,
    tx => void (anew ? replanSchedule(tx, show, `show-${index}`, wanted) : moveSchedule(tx, show, wanted)),
  )
}

/** A screen is drawn anew: without its last row, or with other seats for the website. */
export function changeSeatPlan(turn: Turn, place: Place): string {
  const { chance, index } = turn
  const screenId =
    (place.identity.cinemaId ?? 'cinema-1') === 'cinema-1'
      ? chance.pick(['screen-1', 'screen-twin'])
      : place.identity.cinemaId!.replace('cinema', 'screen')
  const id = `plan-${index}`
  const alike = screenId === 'screen-1' && chance.happens(0.7)
  const seats = smallArrangement.seats
    .filter(seat => seat.row !== 'D' || chance.happens(0.5))
    .map(seat => ({ ...seat, online: chance.happens(0.5) }))
  return order(turn, place, `draws ${screenId} anew as ${id}`, tx => {
    // A box may not have heard of its screens yet.
    if (!tx.catalogue.get('screen', screenId)) throw new Refusal('screen_unknown')
    tx.append('exhibitor', 'arrangement.drawn', { ...smallArrangement, id, screenId, seats })
    changeEntry(tx, 'screen', screenId, { arrangementId: id })
    if (alike) changeEntry(tx, 'screen', 'screen-twin', { arrangementId: id })
  })
}

export function cancelShow(turn: Turn, place: Place): string {
  const shows = showsAt(place)
  if (shows.length < 2) return `${place.name}: nothing to cancel`
  const show = turn.chance.pick(shows)
  return order(turn, place, `cancels ${show}`, tx => void cancelSchedule(tx, show))
}

/** A box may not have heard of it yet, and half an entry is none. */
function editKnown(tx: Tx, kind: 'movie' | 'price_rate' | 'product', id: string, fields: object) {
  if (!tx.catalogue.get(kind, id)) throw new Refusal('not_found')
  changeEntry(tx, kind, id, fields)
}

/** Edits a movie, a price, a snack or how a show is seen; both sides often edit the same. */
export function editCatalogue(turn: Turn, place: Place): string {
  const { chance, index } = turn
  const kind = chance.pick(['movie', 'movie', 'price_rate', 'product', 'schedule'] as const)
  if (kind === 'movie')
    return order(turn, place, `title ${index}`, tx =>
      editKnown(tx, 'movie', 'movie-1', {
        title: `Title ${index}`,
        ...(chance.happens(0.5) ? { year: 1900 + index } : {}),
      }),
    )
  const cents = chance.pick([900, 1000, 1100])
  if (kind === 'price_rate')
    return order(turn, place, `normal costs ${cents}`, tx => editKnown(tx, 'price_rate', 'normal', { cents }))
  if (kind === 'product')
    return order(turn, place, 'beer off or on', tx =>
      editKnown(tx, 'product', 'beer', { deleted: chance.happens(0.5), cents }),
    )
  const shows = showsAt(place, true)
  if (!shows.length) return `${place.name}: no show to edit`
  const show = chance.pick(shows)
  const visibility = chance.some(['site', 'signage', 'pos', 'portal'] as const, chance.between(1, 4))
  return order(turn, place, `${show} is seen at ${visibility.join(' ')}`, tx => {
    const row = scheduleById(tx.db, show)
    if (row)
      tx.append(`cinema:${row.cinemaId}`, 'schedule.changed', {
        id: show,
        stamp: tx.stamp(),
        fields: { visibility },
      })
  })
}

/** A guest at the door: one or two scanners read the same ticket, by its code or by hand. */
export function scanTicket(turn: Turn, box: Place): string {
  const { chance, simulation } = turn
  if (simulation.options.undone && chance.happens(simulation.options.undone)) return undoOne(turn, box)
  const tickets = simulation.outputs.tickets.filter(ticket => ticket.cinemaId === box.identity.cinemaId)
  if (!tickets.length) return `${box.name}: nobody at the door`
  const ticket = chance.pick(tickets)
  const scans = chance.happens(0.5) ? ['a', 'b'] : ['a']
  showTicket(turn, box, ticket, scans)
  return `${box.name}: ${scans.length} scan ${ticket.ticketId} of ${ticket.billId}`
}

/** A ticket is shown at doors at the same time, by its code or by hand. */
function showTicket(turn: Turn, box: Place, ticket: Handed, gates: readonly string[]): void {
  const { chance, index, simulation } = turn
  for (const gate of gates) {
    const signed = chance.happens(0.7) ? ticket : null
    const scan = {
      id: `scan-${index}-${gate}`,
      typed: ticket.ticketId,
      signed,
      scheduleId: ticket.scheduleId,
      gate,
    }
    const once = () =>
      ask(
        simulation,
        chance,
        box,
        scan.id,
        async tenant => {
          await atTill(turn, box, tenant)
          return tenant.node.execute({ who: 'employee:ugo', via: gate }, tx => admit(tx, scan))
        },
        ({ ticketId, scheduleId }, tenant) => {
          const { node } = tenant
          if (simulation.twinCheck.replaced(node) || simulation.forks.isApart(node)) return
          const older = simulation.twinCheck.isOlder(node)
          simulation.outputs.letIn(ticketId, scan.id, {
            scheduleId,
            emergencyMode: Boolean(node.nodeStatus.emergencyMode()),
            older,
          })
          const scanner = simulation.tills.get(box)
          if (!scanner) return
          noteKept(simulation, scanner, scan.id)
          scanner.letIn(tenant, { ticketId, admissionId: scan.id, scheduleId, gate })
        },
      )
    void simulation.run(
      askAgain(simulation, chance, 3, once).then(reply => {
        if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
      }),
    )
  }
}

/** A manager at the door takes an admission back, now and then twice; the guest may come in again. */
function undoOne(turn: Turn, box: Place): string {
  const { chance, index, simulation } = turn
  const known = simulation.outputs.inside().filter(({ cinemaId }) => cinemaId === box.identity.cinemaId)
  if (!known.length) return `${box.name}: nobody to send back out`
  const { ticketId, admissionId, scheduleId } = chance.pick(known)
  const once = () =>
    ask(
      simulation,
      chance,
      box,
      `undo-${index}`,
      async tenant => {
        await atTill(turn, box, tenant)
        return tenant.node.execute({ who: 'employee:mia', via: 'a' }, tx =>
          undo(tx, { admissionId, ticketId, gate: 'a' }, scheduleId),
        )
      },
      (_, tenant) => {
        const { node } = tenant
        if (simulation.twinCheck.replaced(node) || simulation.forks.isApart(node)) return
        simulation.tills.get(box)?.undone(tenant, { ticketId, admissionId, scheduleId, gate: 'a' })
      },
    )
  const times = chance.happens(0.2) ? 2 : 1
  const ticket = simulation.outputs.tickets.find(each => each.ticketId === ticketId)
  for (let each = 0; each < times; each += 1)
    void simulation.run(
      askAgain(simulation, chance, 3, once).then(reply => {
        if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
        // The guest comes in again, and so does a friend with the same ticket.
        else if (each === 0 && ticket) showTicket(turn, box, ticket, ['a', 'b'])
      }),
    )
  return `${box.name}: undoes ${admissionId} of ${ticketId}`
}
