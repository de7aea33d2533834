import { sql } from 'kysely'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { BlockReason } from '../../database/statuses.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import { factName } from '../../journal/fact.ts'
import { changeTokens } from '../apply.ts'
import type { SeatBlockFields } from '../../venue/seat-block.ts'
import type { SeatsBlocked, SeatsUnblocked } from './facts.ts'

const put = prepared((q, given: Tables['seat_blocks']) =>
  q
    .insertInto('seat_blocks')
    .orIgnore()
    .values(only(given, 'schedule_id', 'seat_id', 'version', 'fact', 'reason', 'note', 'employee', 'at')),
)
const ofShow = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('seat_tokens as t')
    .innerJoin('seat_blocks as b', join =>
      join
        .onRef('b.schedule_id', '=', 't.schedule_id')
        .onRef('b.seat_id', '=', 't.seat_id')
        .onRef('b.version', '=', 't.version')
        .onRef('b.fact', '=', 't.fact'),
    )
    .select(['t.seat_id as seatId', 't.owner', 'b.reason', 'b.note', 'b.employee', 'b.at'])
    .where('t.schedule_id', '=', given.scheduleId)
    .where('t.state', '=', 'blocked')
    .orderBy('t.seat_id'),
)

/** Entries of one screen stand together, by the names of their ids: as many as it has seats. */
const ofScreen = prepared((q, given: { from: string; to: string }) =>
  q
    .selectFrom('catalogue')
    .select('fields')
    .where('kind', '=', 'seat_block')
    .where('id', '>=', given.from)
    .where('id', '<', given.to)
    .where(sql`fields ->> '$.blocked'`, '=', 1)
    .orderBy('id'),
)

const screensOf = prepared(q =>
  q
    .selectFrom('catalogue')
    .select(sql<string>`fields ->> '$.screenId'`.as('screenId'))
    .distinct()
    .where('kind', '=', 'seat_block')
    .where(sql`fields ->> '$.blocked'`, '=', 1),
)

export const applySeatsBlocked: Apply<SeatsBlocked> = ({ db }, fact) => {
  const { tokens, owner, reason, note, employeeName } = fact.body
  for (const { scheduleId, seatId, version } of tokens)
    put.run(db, {
      schedule_id: scheduleId,
      seat_id: seatId,
      version,
      fact: factName(fact),
      reason,
      note,
      employee: employeeName,
      at: fact.at,
    })
  changeTokens(db, fact, tokens, { owner, state: 'blocked', billId: null })
}

export const applySeatsUnblocked: Apply<SeatsUnblocked> = ({ db }, fact) => {
  const { tokens, owner } = fact.body
  changeTokens(db, fact, tokens, { owner, state: 'free', billId: null })
}

/** A seat that is blocked now, with who said so and why. */
export type BlockedSeat = {
  seatId: string
  owner: 'relay' | 'box'
  reason: BlockReason
  note: string
  employee: string
  at: string
}

/** The blocked seats of a show. */
export function blockedSeats(db: Db, scheduleId: string): BlockedSeat[] {
  return ofShow.all(db, { scheduleId })
}

/** A seat that is blocked in every show of its screen, with who said so and why. */
export type SeatBlock = Omit<BlockedSeat, 'owner'>

/** The seats of a screen that no show sells. */
export function seatBlocksOf(db: Db, screenId: string): SeatBlock[] {
  return ofScreen.all(db, { from: `${screenId}/`, to: `${screenId}0` }).map(row => {
    const { seatId, reason, note, employeeName, at } = JSON.parse(row.fields) as SeatBlockFields
    return { seatId, reason, note, employee: employeeName, at }
  })
}

const none: ReadonlySet<string> = new Set()

/** The same, by their ids alone: read with every show. */
export function brokenSeats(db: Db, screenId: string): ReadonlySet<string> {
  const blocks = seatBlocksOf(db, screenId)
  return blocks.length ? new Set(blocks.map(({ seatId }) => seatId)) : none
}

/** The screens that have such a seat. */
export function screensWithBroken(db: Db): ReadonlySet<string> {
  return new Set(screensOf.all(db).map(({ screenId }) => screenId))
}
