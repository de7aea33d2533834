import type { AttemptReason } from '#core/terminal/facts.ts'
import type { CardTerminal, Recalled, TerminalEnd, TerminalOrder } from '#box/drivers/terminal/contract.ts'
import type { Chance } from './chance.ts'
import type { Clockwork } from './clockwork.ts'
import { count, type Stats } from './stats.ts'

/** One order in the terminal's own memory, which no disk of a box can lose. */
export type Booked = {
  order: TerminalOrder
  /** Null while the guest is at it. */
  end: 'approved' | 'declined' | null
  receipt: string
  /** Whoever ordered it may be heard by nobody: another machine, or another history, goes on without it. */
  apart: boolean
  /** A guest scanned a code for it; and it was taken away before they paid. */
  isCode?: boolean
  isAborted?: boolean
}

const signs = { card: null, trace: null, reason: null }

/**
 * A cinema's card terminal: it ends every order by itself, whether or not its box lives to hear of it; answers are lost,
 * and it can be asked by an order's name what became of it. An order that it knows moves no money again.
 *
 * @param troubled whether anything still goes wrong
 */
export function openSimulatedTerminal(
  name: string,
  parts: { clock: Clockwork; chance: Chance; stats: Stats; troubled: () => boolean },
) {
  const { clock, chance, stats } = parts
  const booked = new Map<string, Booked>()
  /** Payments that somebody gave back at the terminal itself, by the attempt's id, and how often. */
  const givenByHand = new Map<string, number>()
  const goesWrong = (often: number) => parts.troubled() && chance.happens(often)

  function take(order: TerminalOrder, apart: boolean, tookMs: number): Booked {
    const entry: Booked = { order, end: null, receipt: `${name}-${booked.size + 1}`, apart }
    booked.set(order.id, entry)
    const end = goesWrong(0.15) ? 'declined' : 'approved'
    clock.after(tookMs, () => {
      if (entry.end) return
      entry.end = end
      count(stats, `${entry.isCode ? 'code' : 'card'} ${order.kind}s ${end}`)
    })
    return entry
  }

  return {
    booked,
    givenByHand,
    giveByHand: (attemptId: string) => void givenByHand.set(attemptId, (givenByHand.get(attemptId) ?? 0) + 1),

    /** The terminal as one program on the box speaks to it, until that ends. */
    speakingWith(alive: () => boolean, isApart: () => boolean): CardTerminal {
      return {
        condition: () => 'operational',
        look: () => Promise.resolve('operational'),
        async order(order) {
          const before = booked.get(order.id)
          if (before) count(stats, 'card orders of one name')
          const isLost = goesWrong(0.25)
          // Of half the lost ones the terminal never heard.
          if (isLost && !before && chance.happens(0.5)) {
            await clock.sleep(chance.between(500, 20_000), alive)
            return { was: 'unknown' }
          }
          const tookMs = chance.between(1000, 25_000)
          const entry = before ?? take(order, isApart(), tookMs)
          await clock.sleep(tookMs + 1, alive)
          entry.apart ||= isApart()
          if (isLost) count(stats, 'card answers lost')
          return isLost || !entry.end ? { was: 'unknown' } : endOf(entry)
        },
        async recall(order): Promise<Recalled> {
          await clock.sleep(chance.between(50, 1000), alive)
          const entry = booked.get(order.id)
          if (goesWrong(0.3) || (entry && !entry.end)) return { was: 'later' }
          count(stats, 'card orders asked for again')
          return entry ? endOf(entry) : notDone()
        },
        close() {},
      }
    },

    /**
     * A code that guests scan to pay, by the same account: it is made and looked after over the line, and ends paid,
     * declined, over its time, or taken away before anybody has paid.
     */
    showingCodes(alive: () => boolean, isApart: () => boolean, connected: () => boolean): CardTerminal {
      return {
        condition: () => 'operational',
        look: () => Promise.resolve(connected() ? 'operational' : 'communication_error'),
        async order(order, onSign, stopping) {
          if (!connected()) return failed('no_bank')
          const isLost = goesWrong(0.2)
          const isMade = !isLost || chance.happens(0.5)
          const entry = booked.get(order.id) ?? (isMade ? take(order, isApart(), scanMs()) : undefined)
          if (entry) entry.isCode = true
          if (isLost) count(stats, 'codes whose making was lost')
          let silentMs = 0
          while (silentMs < silenceMs) {
            onSign(connected() ? 'show_code' : 'no_line')
            await clock.sleep(codePollMs, alive)
            silentMs = connected() ? 0 : silentMs + codePollMs
            if (silentMs) continue
            if (!entry) return failed('not_done')
            entry.apart ||= isApart()
            // Who pays in the moment it is taken away has paid.
            if (stopping.aborted && !entry.end) Object.assign(entry, { end: 'declined', isAborted: true })
            if (entry.end) return entry.isAborted ? failed('aborted') : endOf(entry)
          }
          count(stats, 'codes nobody heard of')
          return { was: 'unknown' }
        },
        async recall(order): Promise<Recalled> {
          await clock.sleep(chance.between(50, 1000), alive)
          const entry = booked.get(order.id)
          if (!connected() || (entry && !entry.end)) return { was: 'later' }
          count(stats, 'codes asked for again')
          if (!entry) return notDone()
          return entry.isAborted ? failed('aborted') : endOf(entry)
        },
        close() {},
      }
    },
  }

  /** How long a guest takes, or until the code's time is over. */
  function scanMs(): number {
    return chance.happens(0.15) ? 60_000 : chance.between(2000, 40_000)
  }
}
/** How often what became of a code is looked at, and how long nobody may answer. */
const codePollMs = 2000
const silenceMs = 120_000

export type SimulatedTerminal = ReturnType<typeof openSimulatedTerminal>

type Ended = Extract<TerminalEnd, { was: 'ended' }>

const endOf = ({ end, receipt }: Booked): Ended => ({
  was: 'ended',
  given: { ...signs, outcome: end!, receipt, reason: end === 'declined' ? 'declined' : null },
})

const failed = (reason: AttemptReason): Ended => ({
  was: 'ended',
  given: { ...signs, outcome: 'failed', receipt: null, reason },
})
const notDone = () => failed('not_done')
