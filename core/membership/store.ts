import { kept } from '../database/kept.ts'
import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

export type BoxRow = {
  nodeId: string
  cinemaId: string
  publicKey: string
  epoch: number
  enrolledAt: string
  /** The box that replaced it, or null. */
  replacedBy: string | null
}

const boxes = (q: Builder) =>
  q
    .selectFrom('boxes')
    .select([
      'node_id as nodeId',
      'cinema_id as cinemaId',
      'public_key as publicKey',
      'epoch',
      'enrolled_at as enrolledAt',
      'replaced_by as replacedBy',
    ])

const byId = prepared((q, given: { nodeId: string }) => boxes(q).where('node_id', '=', given.nodeId))
const every = prepared(q => boxes(q).orderBy('enrolled_at').orderBy('node_id'))
const present = prepared((q, given: { cinemaId: string }) =>
  q
    .selectFrom('boxes')
    .select('node_id as nodeId')
    .where('cinema_id', '=', given.cinemaId)
    .where('replaced_by', 'is', null),
)
const earlier = prepared((q, given: { cinemaId: string }) =>
  q
    .selectFrom('boxes')
    .select('node_id')
    .where('cinema_id', '=', given.cinemaId)
    .where('replaced_by', 'is not', null),
)
const invited = prepared((q, given: { codeHash: string }) =>
  q
    .selectFrom('box_invitations')
    .leftJoin('stolen_key_invitations as stolen', 'stolen.code_hash', 'box_invitations.code_hash')
    .select([
      'cinema_id as cinemaId',
      'expires_at as expiresAt',
      'used_by as usedBy',
      'replaces',
      'stolen.code_hash as stolenHash',
    ])
    .where('box_invitations.code_hash', '=', given.codeHash),
)

/** Whoever is answered a page or a call asks whether a box is still the one that is connected. */
const known = kept<Readonly<BoxRow>>('boxes', 200)

export function boxById(db: Db, nodeId: string): Readonly<BoxRow> | undefined {
  return known.read(db, nodeId, () => byId.first(db, { nodeId }))
}

/** To be said by whoever writes one. */
export const forgetBoxes = known.forgetAll

export function allBoxes(db: Db): BoxRow[] {
  return every.all(db)
}

export function hasBox(db: Db, cinemaId: string): boolean {
  return boxOf(db, cinemaId) !== undefined
}

/** The box a cinema has now. */
export function boxOf(db: Db, cinemaId: string): string | undefined {
  return present.first(db, { cinemaId })?.nodeId
}

/** Whether a cinema has sold through another box before. */
export function hadOtherBox(db: Db, cinemaId: string): boolean {
  return earlier.first(db, { cinemaId }) !== undefined
}

export function invitation(
  db: Db,
  codeHash: string,
):
  | {
      cinemaId: string
      expiresAt: string
      usedBy: string | null
      replaces: string | null
      keyStolen: boolean
    }
  | undefined {
  const row = invited.first(db, { codeHash })
  if (!row) return undefined
  const { stolenHash, ...found } = row
  return { ...found, keyStolen: stolenHash !== null }
}
