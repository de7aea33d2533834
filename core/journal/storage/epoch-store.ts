import type { Db } from '../../database/sql.ts'
import type { Identity } from '../identity.ts'
import type { EmergencyMode } from '../node-status.ts'
import type { Apply } from '../apply.ts'
import { chainHash } from './journal-store.ts'
import { isDisbelieved } from './read-anew.ts'
import {
  genesis,
  originOf,
  partsOf,
  parseFact,
  type Fact,
  type OriginHead,
  type SealedFact,
} from '../fact.ts'

/** A box that has recovered, or sold in emergency mode, asks to be given (or to keep) an epoch. */
export type EpochRequest = {
  nodeId: string
  requestId: string
  reason: string
  /** Every stream of its own as it holds it. */
  heads: readonly OriginHead[]
  /** It already lives in an epoch of its own making, begun after `before`. */
  emergencyMode: { epoch: number; before: number } | null
  /** The highest epoch that a register was told of and this box has forgotten; 0 or left out when there is none. */
  above?: number
}

/**
 * A node begins a new life. Written by the relay: for a box as the registrar of its epochs, for itself once a cinema's
 * box has told what it knows. `closed` is a promise: nothing of the older streams after these ends is ever taken.
 */
export type EpochOpened = {
  nodeId: string
  epoch: number
  requestId: string
  reason: string
  closed: ClosedStream[]
}

/**
 * A stream's end. Where there were two histories of it, `split` says which one goes on: both are equal up to `seq`, and
 * the one whose next fact has the hash `next` is right.
 */
export type ClosedStream = OriginHead & { split?: { seq: number; next: string } }

/** A manager let a cut-off box sell before anybody could tell it what it may have forgotten. */
export type EmergencyModeStarted = {
  nodeId: string
  epoch: number
  before: number
  requestId: string
  reason: string
}

export const applyEpochOpened: Apply<EpochOpened> = ({ db }, fact) => {
  const { nodeId, epoch, requestId, reason, closed } = fact.body
  db.prepare(
    'INSERT OR IGNORE INTO epochs (node_id, epoch, request_id, reason, at) VALUES (?, ?, ?, ?, ?)',
  ).run(nodeId, epoch, requestId, reason, fact.at)
  for (const { origin, seq, hash, split } of closed) {
    db.prepare(
      `INSERT INTO closed_streams (origin, seq, hash) VALUES (?, ?, ?)
       ON CONFLICT (origin) DO UPDATE SET seq = excluded.seq, hash = excluded.hash WHERE excluded.seq < closed_streams.seq`,
    ).run(origin, seq, hash)
    if (split)
      db.prepare('UPDATE closed_streams SET split_seq = ?, split_next = ? WHERE origin = ?').run(
        split.seq,
        split.next,
        origin,
      )
  }
}

export const applyEmergencyModeStarted: Apply<EmergencyModeStarted> = ({ db }, fact) => {
  const { nodeId, epoch, reason } = fact.body
  db.prepare(
    'INSERT OR IGNORE INTO emergency_modes (node_id, epoch, at, who, reason) VALUES (?, ?, ?, ?, ?)',
  ).run(nodeId, epoch, fact.at, fact.actor.who, reason)
}

/** The emergency mode that a box sells in, by epoch, as its journal tells; undefined once the relay has opened that epoch. */
export function startedEmergencyMode(
  db: Db,
  { nodeId, epoch, cinemaId }: Identity,
): EmergencyMode | undefined {
  const opened = db.prepare('SELECT 1 FROM epochs WHERE node_id = ? AND epoch = ?').get(nodeId, epoch)
  const broken = db
    .prepare('SELECT 1 FROM emergency_modes WHERE node_id = ? AND epoch = ?')
    .get(nodeId, epoch)
  if (opened || !broken) return undefined
  // Not always the first of its stream: what was asked in the same moment may stand before it.
  const told = db
    .prepare(
      `SELECT f.bytes FROM facts f JOIN origins o ON o.id = f.origin_id
       WHERE o.origin = ? AND instr(f.bytes, '"type":"emergency_mode.started"') ORDER BY f.seq LIMIT 1`,
    )
    .pluck()
    .get(originOf(nodeId, epoch, `cinema:${cinemaId ?? ''}`)) as string
  const { at, body } = parseFact(told) as Fact<EmergencyModeStarted>
  return { since: at, requestId: body.requestId, epoch, before: body.before }
}

/** The newest epoch opened for a node, with the question it answers; undefined while it lives in its first. */
export function newestEpoch(db: Db, nodeId: string): { epoch: number; requestId: string } | undefined {
  return db
    .prepare(
      'SELECT epoch, request_id AS requestId FROM epochs WHERE node_id = ? ORDER BY epoch DESC, request_id LIMIT 1',
    )
    .get(nodeId) as { epoch: number; requestId: string } | undefined
}

/** When an epoch was opened, ISO; undefined for a node's first one, and for one of its own making. */
export function epochOpenedAt(db: Db, nodeId: string, epoch: number): string | undefined {
  const at = db
    .prepare('SELECT max(at) FROM epochs WHERE node_id = ? AND epoch = ?')
    .pluck()
    .get(nodeId, epoch)
  return (at as string | null) ?? undefined
}

/** The epoch that answers a question, or undefined while it is unanswered. */
export function epochFor(db: Db, nodeId: string, requestId: string): number | undefined {
  return db
    .prepare('SELECT epoch FROM epochs WHERE node_id = ? AND request_id = ?')
    .pluck()
    .get(nodeId, requestId) as number | undefined
}

/** Whether the journal tells of a node's life: somebody opened it, or something was written in it. */
export function knowsEpoch(db: Db, nodeId: string, epoch: number): boolean {
  if (epoch === 1 || highestEpoch(headsOf(db, nodeId), nodeId) >= epoch) return true
  const opened = db.prepare('SELECT 1 FROM epochs WHERE node_id = ? AND epoch = ?').get(nodeId, epoch)
  return Boolean(
    opened ?? db.prepare('SELECT 1 FROM emergency_modes WHERE node_id = ? AND epoch = ?').get(nodeId, epoch),
  )
}

/**
 * Where a stream of an older epoch ends for good, or undefined while it may grow. A box is given an epoch when relay and
 * box hold the same of all its streams, so one that was not named then had nothing in it; and a box whose place another
 * one has begins no new one.
 */
export function endOf(db: Db, origin: string): Omit<ClosedStream, 'origin'> | undefined {
  const named = db
    .prepare('SELECT seq, hash, split_seq AS split, split_next AS next FROM closed_streams WHERE origin = ?')
    .get(origin) as { seq: number; hash: string; split: number | null; next: string | null } | undefined
  if (named) {
    const { seq, hash, split, next } = named
    return split === null || next === null ? { seq, hash } : { seq, hash, split: { seq: split, next } }
  }
  const { nodeId, epoch } = partsOf(origin)
  const left = db
    .prepare(
      "SELECT 1 FROM epochs e JOIN boxes b USING (node_id) WHERE node_id = ? AND (e.epoch > ? OR e.reason = 'replaced')",
    )
    .get(nodeId, epoch)
  return left ? { seq: 0, hash: genesis } : undefined
}

export function closedAt(db: Db, origin: string): number | undefined {
  return endOf(db, origin)?.seq
}

/** Every stream of a node that this database holds, with its end. */
export function headsOf(db: Db, nodeId: string): OriginHead[] {
  const heads = db.prepare('SELECT origin, seq, hash FROM origins WHERE seq > 0').all() as OriginHead[]
  return heads.filter(({ origin }) => partsOf(origin).nodeId === nodeId)
}

/** The end of a stream before its first fact that this version cannot read; its end where there is none. */
export function endAsRead(db: Db, { origin, seq, hash }: OriginHead): OriginHead {
  const { unread } = db
    .prepare(
      `SELECT min(p.seq) AS unread FROM parked p JOIN origins o ON o.id = p.origin_id
       WHERE o.origin = ? AND NOT (p.${isDisbelieved})`,
    )
    .get(origin) as { unread: number | null }
  if (unread === null) return { origin, seq, hash }
  const before = db
    .prepare(
      'SELECT f.hash FROM facts f JOIN origins o ON o.id = f.origin_id WHERE o.origin = ? AND f.seq = ?',
    )
    .pluck()
    .get(origin, unread - 1) as string | undefined
  return { origin, seq: unread - 1, hash: before ?? genesis }
}

/** The highest epoch among a node's streams. */
export function highestEpoch(heads: readonly Pick<OriginHead, 'origin'>[], nodeId: string): number {
  return Math.max(
    0,
    ...heads.map(({ origin }) => partsOf(origin)).map(part => (part.nodeId === nodeId ? part.epoch : 0)),
  )
}

type Held = { db: Db; journal: { hashAt(origin: string, seq: number): string | undefined } }

/** Keeps facts that came after the end of their stream, for a person to look at; what is damaged or none is left out. */
export function saveQuarantined(held: Held, facts: readonly SealedFact[], at: string): void {
  for (const fact of facts) {
    if (!isQuarantined(held, fact)) continue
    const { origin, seq } = parseFact(fact.bytes)
    held.db
      .prepare('INSERT OR IGNORE INTO quarantined (origin, seq, hash, bytes, at) VALUES (?, ?, ?, ?, ?)')
      .run(origin, seq, fact.hash, fact.bytes, at)
  }
}

/** Whether a fact goes on a stream beyond its end, or in the history that a person has decided against, and chains there. */
function isQuarantined({ db, journal }: Held, { bytes, hash }: SealedFact): boolean {
  const { origin, seq } = parseFact(bytes)
  const end = endOf(db, origin)
  if (!end || seq <= (end.split?.seq ?? end.seq)) return false
  const before = db
    .prepare('SELECT hash FROM quarantined WHERE origin = ? AND seq = ?')
    .pluck()
    .all(origin, seq - 1) as string[]
  return [journal.hashAt(origin, seq - 1) ?? '', ...before].some(each => chainHash(each, bytes) === hash)
}

export type QuarantinedFact = { origin: string; seq: number; hash: string; bytes: string; at: string }

export function quarantinedOf(db: Db): QuarantinedFact[] {
  return db
    .prepare('SELECT origin, seq, hash, bytes, at FROM quarantined ORDER BY origin, seq, hash')
    .all() as QuarantinedFact[]
}
