import { setTimeout as pause } from 'node:timers/promises'
import type { Answered } from '../world/client.ts'
import { NoAnswer } from './no-answer.ts'
import { serveGuests } from './cashier.ts'
import type { Cinema } from './cinema.ts'
import type { Machine } from './machine.ts'
import { nameOf, rows, seatsPerRow, seatsPerShow, type Seat } from './seats.ts'
import { goToTheMovies } from './visitor.ts'
import { patient } from './patience.ts'

const patienceMs = 8000
/** A show this full is left for the next one; until then both sides fight for its seats. */
const fullShare = 0.7

/**
 * People at the register and on the website, all at once, for the seats of few shows. They ask again under the same id
 * when they hear nothing, as Foyer's pages do.
 */
export function openCrowd(cinema: Cinema, options: { cashiers?: number; visitors?: number } = {}) {
  const { chance, diary } = cinema
  const taken = new Map<string, Set<string>>()
  const waiting = new Set<{ who: Machine; resolve: () => void }>()
  let show = 0
  let stopping = false

  const crowd = {
    cinema,
    chance,
    diary,
    stopping: () => stopping,
    /** Some seats side by side of the show on sale; nobody looks whether they are free. */
    pickSeats(): Seat[] {
      const scheduleId = cinema.shows[show]!
      const count = chance.between(1, 3)
      const first = chance.between(1, seatsPerRow - count + 1)
      const row = chance.pick(rows)
      return Array.from({ length: count }, (_, index) => ({ scheduleId, seatId: `${row}${first + index}` }))
    },
    tookSeats(seats: readonly Seat[]) {
      for (const seat of seats) {
        let ofShow = taken.get(seat.scheduleId)
        if (!ofShow) taken.set(seat.scheduleId, (ofShow = new Set()))
        ofShow.add(nameOf(seat))
        if (seat.scheduleId === cinema.shows[show] && ofShow.size > seatsPerShow * fullShare)
          show = Math.min(show + 1, cinema.shows.length - 1)
      }
    },
    /** Asks a machine; throws `NoAnswer` when nothing came back, or only after its power was cut. */
    async ask<A extends Answered>(machine: Machine, call: () => Promise<A>): Promise<A> {
      const incarnation = machine.incarnation()
      if (machine.dark()) throw new NoAnswer()
      const late = new AbortController()
      try {
        const tooLate = pause(patienceMs, undefined, { signal: late.signal }).then(() => {
          throw new NoAnswer()
        })
        tooLate.catch(() => undefined)
        const answer = await Promise.race([call(), tooLate])
        if (machine.incarnation() !== incarnation) throw new NoAnswer()
        if (answer.status >= 400) {
          const { refusal = 'none', message = '' } = answer.body
          diary.refuse(machine.name, refusal, answer.status, message)
        }
        return answer
      } catch {
        diary.miss()
        throw new NoAnswer()
      } finally {
        late.abort()
      }
    },
    /** Told by everybody at the moment a payment is under way. */
    paying(machine: Machine) {
      for (const one of waiting)
        if (one.who === machine) {
          waiting.delete(one)
          one.resolve()
        }
    },
    /** Resolves when somebody next pays at this machine; false when nobody does for a while. */
    nextPayment(who: Machine, timeoutMs = 10_000): Promise<boolean> {
      return new Promise(resolve => {
        const late = setTimeout(() => {
          waiting.delete(one)
          resolve(false)
        }, patient(timeoutMs))
        const one = { who, resolve: () => (clearTimeout(late), resolve(true)) }
        waiting.add(one)
      })
    },
    /** Waits until so many more sales were acknowledged; false when they were not in time. */
    async sells(count: number, by?: 'register' | 'site', timeoutMs = 20_000): Promise<boolean> {
      const sales = () => [...diary.sold.values()].filter(sale => !by || sale.by === by).length
      const wanted = sales() + count
      const until = Date.now() + patient(timeoutMs)
      while (sales() < wanted && Date.now() < until) await pause(20)
      return sales() >= wanted
    },
    /** Everybody finishes what they are at and goes home. */
    async stop() {
      stopping = true
      await Promise.all(people)
    },
  }

  const people = [
    ...Array.from({ length: options.cashiers ?? 4 }, (_, index) => serveGuests(crowd, index)),
    ...Array.from({ length: options.visitors ?? 5 }, () => goToTheMovies(crowd)),
  ]
  return crowd
}
export type Crowd = ReturnType<typeof openCrowd>
