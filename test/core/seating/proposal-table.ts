import { chance } from '#scripts/demo/data/chance.ts'
import { noRules } from '#core/seating/party-rules.ts'
import { proposeSeats, type Proposal, type SeatGiving } from '#core/seating/propose.ts'
import type { SeatState } from '#core/seating/contract.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { drawn } from './drawn.ts'

/** What must be true of a proposal, by the name it has in the table and under its picture. */
export type Property =
  | 'together'
  | 'together where there is room'
  | 'in two groups'
  | 'in three groups'
  | 'nobody alone'
  | 'in the middle'
  | 'not in front'
  | 'none stranded'
  | 'standard seats'
  | 'together for more money'
  | 'own seats'
  | 'distance kept'
  | 'none'

/** A hall that is partly sold, and a party that comes. */
export type Case = {
  name: string
  seats: readonly Seat[]
  sold: ReadonlySet<string>
  /** Seats that the other side owns. */
  theirs?: ReadonlySet<string>
  count: number
  giving: SeatGiving
  expected: readonly Property[]
  /** By name, where there is one right answer. */
  exactly?: string
}

const centre: SeatGiving = { algorithm: 'centre_left', clearance: 2, rules: noRules }
const close: SeatGiving = { ...centre, clearance: 0 }
const apart: SeatGiving = { ...centre, rules: { loneSeats: 'edges', distance: 2 } }
const strict: SeatGiving = { ...centre, rules: { loneSeats: 'strict', distance: 0 } }

const rows = (count: number, row: string) => Array.from({ length: count }, () => row)
const idsOf = (text: string) => new Set(text.split(' ').filter(Boolean))

const small = drawn(...rows(5, 'ssssssss'))
const eight = drawn(...rows(8, 'ssssssssssss'))
const large = drawn(...rows(24, 's'.repeat(30)))
const aisles = drawn(...rows(10, 'ssss ssssssssss ssss'))
const classes = drawn(
  'ssss ssssssss ssss',
  'ssss ssssssss ssss',
  'wc ss ssssssss sscw'.slice(0, 18),
  'ssss pppppppp ssss',
  'ssss pppppppp ssss',
  'ssss ssssssss ssss',
  'llll llllllll llll',
)
const lounge = drawn('ssssss', 'llllll', 'llllll')
const wide = drawn(...rows(6, 's'.repeat(40)))

/** Seats sold to parties of two to five that came before, each where it was proposed, until so much is sold. */
export function filled(seats: readonly Seat[], share: number, giving = centre): ReadonlySet<string> {
  const sold = new Set<string>()
  for (let party = 0; sold.size < seats.length * share && party < 400; party++) {
    const count = 2 + Math.floor(chance('filled', seats.length, party) * 4)
    const found = proposalFor(seats, sold, count, giving)
    if (!found) break
    for (const { id } of found.seats) sold.add(id)
  }
  return sold
}

/** Seats sold here and there, as guests choose for themselves. */
const scattered = (seats: readonly Seat[], share: number): ReadonlySet<string> =>
  new Set(seats.map(({ id }) => id).filter(id => chance('scattered', seats.length, id) < share))

const leaving = (seats: readonly Seat[], free: string): ReadonlySet<string> => {
  const kept = idsOf(free)
  return new Set(seats.map(({ id }) => id).filter(id => !kept.has(id)))
}

const half = (seats: readonly Seat[]) =>
  new Set(seats.filter(seat => seat.screenCol < seats.at(-1)!.screenCol / 2).map(({ id }) => id))

export function proposalFor(
  seats: readonly Seat[],
  sold: ReadonlySet<string>,
  count: number,
  giving: SeatGiving,
  theirs: ReadonlySet<string> = new Set(),
): Proposal | undefined {
  const stateOf = (id: string): SeatState => (sold.has(id) ? 'sold' : 'free')
  return proposeSeats({ seats, stateOf, isOwn: id => !theirs.has(id) }, count, giving)
}

const good = ['together', 'in the middle', 'not in front', 'none stranded'] as const
const none: ReadonlySet<string> = new Set()

export const proposalTable: readonly Case[] = [
  ...[1, 2, 3, 4, 5, 8].map(count => ({
    name: `small hall, empty, ${count}`,
    seats: small,
    sold: none,
    count,
    giving: close,
    expected: good,
  })),
  ...[2, 4, 6].map(count => ({
    name: `eight rows, empty, ${count}`,
    seats: eight,
    sold: none,
    count,
    giving: centre,
    expected: good,
  })),
  ...[2, 3, 5].map(count => ({
    name: `eight rows, half full, ${count}`,
    seats: eight,
    sold: filled(eight, 0.5),
    count,
    giving: centre,
    expected: ['together', 'not in front', 'none stranded'] as const,
  })),
  ...[2, 4].map(count => ({
    name: `eight rows, seats sold here and there, ${count}`,
    seats: eight,
    sold: scattered(eight, 0.35),
    count,
    giving: centre,
    expected: ['together', 'not in front'] as const,
  })),
  {
    name: 'eight rows, only the front row has room for six',
    seats: eight,
    sold: leaving(eight, 'A3 A4 A5 A6 A7 A8 E1 E2 F5 F6 H9'),
    count: 6,
    giving: centre,
    expected: ['together'],
    exactly: 'A3 A4 A5 A6 A7 A8',
  },
  ...[1, 2, 6, 10, 20].map(count => ({
    name: `24 × 30, empty, ${count}`,
    seats: large,
    sold: none,
    count,
    giving: centre,
    expected: good,
  })),
  ...[2, 5, 8].map(count => ({
    name: `24 × 30, half full, ${count}`,
    seats: large,
    sold: filled(large, 0.5),
    count,
    giving: centre,
    expected: ['together', 'not in front', 'none stranded'] as const,
  })),
  ...[2, 4, 7].map(count => ({
    name: `24 × 30, nine tenths full, ${count}`,
    seats: large,
    sold: filled(large, 0.9),
    count,
    giving: centre,
    expected: ['together where there is room'] as const,
  })),
  ...[2, 3, 4].map(count => ({
    name: `hall with aisles, empty, ${count}`,
    seats: aisles,
    sold: none,
    count,
    giving: centre,
    expected: good,
  })),
  {
    name: 'hall with aisles, twelve who no block has room for',
    seats: aisles,
    sold: none,
    count: 12,
    giving: centre,
    expected: ['in two groups', 'nobody alone', 'not in front', 'in the middle'],
  },
  {
    name: 'six on both sides of an aisle rather than in two corners',
    seats: aisles,
    sold: leaving(aisles, 'A1 A2 A3 A4 G3 G4 G6 G7 G8 G9 J18 J19'),
    count: 6,
    giving: centre,
    expected: ['in two groups', 'nobody alone', 'not in front'],
  },
  {
    name: 'three where there are two and one: near each other',
    seats: eight,
    sold: leaving(eight, 'A4 C5 D5 D6 H1 H12'),
    count: 3,
    giving: centre,
    expected: ['in two groups'],
    exactly: 'C5 D5 D6',
  },
  {
    name: 'four as two and two, not three and one',
    seats: eight,
    sold: leaving(eight, 'D4 D5 D6 E4 E5 G11'),
    count: 4,
    giving: centre,
    expected: ['in two groups', 'nobody alone'],
  },
  {
    name: 'five singles in five corners',
    seats: eight,
    sold: leaving(eight, 'A1 C4 E7 H3'),
    count: 3,
    giving: centre,
    expected: ['in three groups', 'not in front'],
  },
  {
    name: 'own seats among equals',
    seats: wide,
    sold: none,
    theirs: half(wide),
    count: 2,
    giving: centre,
    expected: [...good, 'own seats'],
  },
  {
    name: 'the other side’s seats, where they are better',
    seats: eight,
    sold: none,
    theirs: leaving(eight, 'A1 A2 A3 A4 A5 A6 A7 A8'),
    count: 6,
    giving: centre,
    expected: good,
  },
  {
    name: 'premium in the middle: whoever asked for none gets none',
    seats: classes,
    sold: none,
    count: 4,
    giving: centre,
    expected: ['together', 'standard seats', 'not in front', 'none stranded'],
  },
  {
    name: 'parted in standard seats, together for more money',
    seats: classes,
    sold: leaving(classes, 'B6 B7 C11 D6 D7 D8 D9'),
    count: 3,
    giving: centre,
    expected: ['in two groups', 'standard seats', 'together for more money'],
  },
  {
    name: 'only premium seats are left',
    seats: classes,
    sold: leaving(classes, 'D6 D7 D8 D9 D10'),
    count: 3,
    giving: centre,
    expected: ['together'],
  },
  {
    name: 'love seats: two get one, when all else is sold',
    seats: lounge,
    sold: leaving(lounge, 'B1 B2 B3 B4 C2'),
    count: 2,
    giving: centre,
    expected: ['together'],
  },
  {
    name: 'love seats: plain seats first',
    seats: lounge,
    sold: none,
    count: 2,
    giving: close,
    expected: ['together', 'standard seats'],
  },
  {
    name: 'wheelchair places stay free while there are others',
    seats: classes,
    sold: leaving(classes, 'C1 C2 C17 C18 A1 B4'),
    count: 2,
    giving: centre,
    expected: ['in two groups', 'standard seats'],
  },
  ...[2, 4].map(count => ({
    name: `distance of two, some parties there, ${count}`,
    seats: eight,
    sold: filled(eight, 0.15, apart),
    count,
    giving: apart,
    expected: ['together', 'distance kept'] as const,
  })),
  {
    name: 'distance of two, and no place that keeps it',
    seats: small,
    sold: idsOf('A3 A6 B3 B6 C3 C6 D3 D6 E3 E6'),
    count: 2,
    giving: apart,
    expected: ['none'],
  },
  {
    name: 'strict about lone seats: three between two parties leave none',
    seats: eight,
    sold: idsOf('F1 F2 F7 F8 F9 F10 F11 F12'),
    count: 3,
    giving: strict,
    expected: ['together', 'none stranded', 'not in front'],
  },
  {
    name: 'more people than seats',
    seats: small,
    sold: leaving(small, 'A1 A2'),
    count: 3,
    giving: centre,
    expected: ['none'],
  },
]
