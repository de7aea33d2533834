import type { EntryKind } from '#core/journal/entry-fields.ts'
import type { Tx } from '#core/journal/node.ts'
import type { TokenChange } from '#core/seating/token.ts'
import { smallArrangement } from '../world/small-exhibitor.ts'
import type { Mutant } from './mutant.ts'
import type { Options } from './options.ts'
import { commandsWith, reading, readingFacts, writing } from './switched-off.ts'

const allSeats = JSON.stringify(smallArrangement.seats.map(seat => seat.id))

/** Every seat is read as this side's own. */
function owningAll(tx: Tx): Tx {
  const { role } = tx.identity
  const seats = reading(tx, 'seat_tokens', row => ({ ...row, owner: role }))
  return reading(seats, 'schedules', row =>
    'relaySeats' in row ? { ...row, relaySeats: role === 'relay' ? allSeats : '[]' } : row,
  )
}

/** No hall keeps seats for its register. */
function withoutShares(tx: Tx): Tx {
  const get = (kind: EntryKind, id: string) => {
    const entry = tx.catalogue.get(kind, id)
    return entry && kind === 'screen'
      ? { ...entry, shares: { registerPercent: 0, onlinePercent: 10 } }
      : entry
  }
  return { ...tx, catalogue: { ...tx.catalogue, get: get as never } }
}

/** No hall keeps parties apart. */
function withoutDistance(tx: Tx): Tx {
  const get = (kind: EntryKind, id: string) => {
    const entry = tx.catalogue.get(kind, id)
    return entry && kind === 'screen'
      ? { ...entry, seatRules: { loneSeats: 'off' as const, distance: 0 } }
      : entry
  }
  return { ...tx, catalogue: { ...tx.catalogue, get: get as never } }
}

/** Where seats are handed over: because the other side asked, or so that it can go on selling. */
const giving = ['link', 'allotment']

/** A busy evening on which nothing breaks down: what is only a matter of measure shows soonest. */
const quiet: Partial<Options> = {
  boxes: 1,
  glasses: 0,
  alarms: 0,
  deliveries: 0,
  codes: 0,
  lost: 0,
  crash: 0,
  cut: 0,
  mirror: 0,
  disk: 0,
  bothDisks: 0,
  twin: 0,
  emergencyMode: 0,
  version: 0,
  poison: 0,
}

/** Rules about who owns a seat, and who may hand it over. */
export const seatMutants: Mutant[] = [
  { rule: 'only the owner sells', rules: () => ({ node: commandsWith(owningAll) }) },
  {
    rule: 'a reserved seat is sold to nobody else',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'seat_tokens', row => (row['state'] === 'reserved' ? { ...row, state: 'free' } : row)),
      ),
    }),
    options: { ...quiet, reservations: 0.4, spread: 0, pauseSeconds: 20 },
  },
  {
    rule: 'held seats do not move',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        giving.includes(via) ? reading(tx, 'holds', () => undefined) : tx,
      ),
    }),
  },
  {
    rule: 'seats in payment do not move',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        giving.includes(via)
          ? reading(tx, 'seat_tokens', row => (row['state'] === 'paying' ? { ...row, state: 'free' } : row))
          : tx,
      ),
    }),
    options: { spread: 0, pauseSeconds: 20 },
  },
  {
    rule: 'parties keep the distance of their screen',
    rules: () => ({ node: commandsWith(withoutDistance) }),
    options: { ...quiet, seatDistance: 1 },
  },
  {
    rule: 'each side has what it could go on selling if the line were cut',
    rules: () => ({ marks: 'none' }),
  },
  {
    rule: 'the low and the high water mark differ, and what came is kept for a while',
    rules: () => ({ marks: { low: 1, high: 1, quietMs: 0 } }),
    options: quiet,
  },
  {
    rule: 'every change of a seat writes its next version',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (_, body) =>
          'tokens' in body
            ? {
                ...body,
                tokens: (body['tokens'] as TokenChange[]).map(token => ({
                  ...token,
                  version: Math.max(1, token.version - 1),
                })),
              }
            : body,
        ),
      ),
    }),
  },
  {
    rule: 'who owns a seat first is written in the fact of its show',
    rules: () => ({
      kinds: readingFacts('schedule.created', ({ db }, { body }, usual) => {
        usual()
        const facts = db.prepare('SELECT count(*) FROM bills').pluck().get() as number
        if (facts % 2)
          db.prepare('UPDATE schedules SET relay_seats = ? WHERE id = ?').run(allSeats, body['id'])
      }),
    }),
  },
  {
    rule: 'what visitors hold unpaid leaves the register its share',
    rules: () => ({ node: commandsWith(tx => withoutShares(tx)) }),
  },
]
