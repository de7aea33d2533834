import { sql } from 'kysely'
import { only, prepared } from '../../database/prepared.ts'
import { earliestStands } from '../../database/earliest-stands.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db } from '../../database/sql.ts'
import type { Identity } from '../identity.ts'
import type { EmergencyMode } from '../node-status.ts'
import type { Apply } from '../apply.ts'
import { likeDisbelieved } from './read-anew.ts'
import { cinemaOf } from '../first-word.ts'
import { genesis, isRelayId, originOf, partsOf, parseFact, type Fact, type OriginHead } from '../fact.ts'

/** Told once more, as where its streams have two histories, or by a relay that had forgotten it: the earliest stands. */
const putEpoch = prepared((q, given: Tables['epochs']) =>
  q
    .insertInto('epochs')
    .values(only(given, 'node_id', 'epoch', 'request_id', 'reason', 'at'))
    .onConflict(
      earliestStands('epochs', {
        key: ['node_id', 'epoch', 'request_id'],
        takes: ['reason', 'at'],
        by: ['at', 'reason'],
      }),
    ),
)
const close = prepared((q, given: { origin: string; seq: number; hash: string }) =>
  q
    .insertInto('closed_streams')
    .values({ ...only(given, 'origin', 'seq', 'hash'), split_seq: null, split_next: null })
    .onConflict(conflict =>
      conflict
        .column('origin')
        .doUpdateSet(({ ref }) => ({ seq: ref('excluded.seq'), hash: ref('excluded.hash') }))
        .whereRef('excluded.seq', '<', 'closed_streams.seq'),
    ),
)
/** Of several other histories of one stream, the place where the first of them leaves it: none is good after that. */
const putFork = prepared((q, given: { origin: string; seq: number; next: string }) =>
  q
    .updateTable('closed_streams')
    .set({ split_seq: given.seq, split_next: given.next })
    .where('origin', '=', given.origin)
    .where(sql<boolean>`(split_seq is null or (${given.seq}, ${given.next}) < (split_seq, split_next))`),
)
const putEmergencyMode = prepared((q, given: Tables['emergency_modes']) =>
  q
    .insertInto('emergency_modes')
    .orIgnore()
    .values(only(given, 'node_id', 'epoch', 'at', 'who', 'reason')),
)
const opened = prepared((q, given: { nodeId: string; epoch: number }) =>
  q
    .selectFrom('epochs')
    .select('epoch')
    .where('node_id', '=', given.nodeId)
    .where('epoch', '=', given.epoch)
    .limit(1),
)
const broken = prepared((q, given: { nodeId: string; epoch: number }) =>
  q
    .selectFrom('emergency_modes')
    .select('epoch')
    .where('node_id', '=', given.nodeId)
    .where('epoch', '=', given.epoch),
)
const emergencyModeFact = prepared((q, given: { origin: string }) =>
  q
    .selectFrom('facts')
    .innerJoin('origins', 'origins.id', 'facts.origin_id')
    .select('facts.bytes')
    .where('origins.origin', '=', given.origin)
    .where(sql<boolean>`instr(facts.bytes, '"type":"emergency_mode.started"')`)
    .orderBy('facts.seq')
    .limit(1),
)
const newest = prepared((q, given: { nodeId: string }) =>
  q
    .selectFrom('epochs')
    .select(['epoch', 'request_id as requestId'])
    .where('node_id', '=', given.nodeId)
    .orderBy('epoch', 'desc')
    .orderBy('request_id')
    .limit(1),
)
const openedAt = prepared((q, given: { nodeId: string; epoch: number }) =>
  q
    .selectFrom('epochs')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('node_id', '=', given.nodeId)
    .where('epoch', '=', given.epoch),
)
const answer = prepared((q, given: { nodeId: string; requestId: string }) =>
  q
    .selectFrom('epochs')
    .select('epoch')
    .where('node_id', '=', given.nodeId)
    .where('request_id', '=', given.requestId),
)
const closed = prepared((q, given: { origin: string }) =>
  q
    .selectFrom('closed_streams')
    .select(['seq', 'hash', 'split_seq as forkSeq', 'split_next as next'])
    .where('origin', '=', given.origin),
)
const left = prepared((q, given: { nodeId: string; epoch: number }) =>
  q
    .selectFrom('epochs')
    .innerJoin('boxes', 'boxes.node_id', 'epochs.node_id')
    .select('epochs.epoch')
    .where('epochs.node_id', '=', given.nodeId)
    .where(({ or, eb }) => or([eb('epochs.epoch', '>', given.epoch), eb('epochs.reason', '=', 'replaced')]))
    .limit(1),
)
const leftByRelay = prepared((q, given: { nodeId: string; epoch: number; ending: string }) =>
  q
    .selectFrom('epochs')
    .select('epoch')
    .where('node_id', '=', given.nodeId)
    .where('epoch', '>', given.epoch)
    .where(sql<boolean>`substr(request_id, -length(${given.ending})) = ${given.ending}`)
    .limit(1),
)
const begun = prepared(q => q.selectFrom('origins').select(['origin', 'seq', 'hash']).where('seq', '>', 0))
const firstUnread = prepared((q, given: { origin: string }) =>
  q
    .selectFrom('parked')
    .innerJoin('origins', 'origins.id', 'parked.origin_id')
    .select(({ fn }) => fn.min('parked.seq').as('seq'))
    .where('origins.origin', '=', given.origin)
    .where('parked.reason', 'not like', likeDisbelieved),
)
const hashBy = prepared((q, given: { origin: string; seq: number }) =>
  q
    .selectFrom('facts')
    .innerJoin('origins', 'origins.id', 'facts.origin_id')
    .select('facts.hash')
    .where('origins.origin', '=', given.origin)
    .where('facts.seq', '=', given.seq),
)
/** A box that has recovered, or sold in emergency mode, requests a new epoch, or to keep its own. */
export type EpochRequest = {
  nodeId: string
  requestId: string
  reason: string
  /** The head of every stream of its own. */
  heads: readonly OriginHead[]
  /** It already writes in an epoch that it chose itself, begun after `before`. */
  emergencyMode: { epoch: number; before: number } | null
  /** The highest epoch that a register remembers and this box has forgotten; 0 or left out when there is none. */
  above?: number
}

/**
 * A node begins a new epoch. Written by the relay: for a box as the registrar of its epochs, for itself once a
 * cinema's box has sent what it holds. `closed` is a promise: no fact of the older streams after these ends is ever
 * taken.
 */
export type EpochOpened = {
  nodeId: string
  epoch: number
  requestId: string
  reason: string
  closed: ClosedStream[]
}

/**
 * A stream's end. Where there were two histories of it, `fork` says which one continues: both are equal up to `seq`,
 * and the one whose next fact has the hash `next` is right.
 */
export type ClosedStream = OriginHead & { fork?: { seq: number; next: string } }

/** A manager let a cut-off box sell before it has received what it may have forgotten. */
type EmergencyModeStarted = {
  nodeId: string
  epoch: number
  before: number
  requestId: string
  reason: string
}

const applyEpochOpened: Apply<EpochOpened> = ({ db }, fact) => {
  const { nodeId, epoch, requestId, reason } = fact.body
  putEpoch.run(db, { node_id: nodeId, epoch, request_id: requestId, reason, at: fact.at })
  for (const stream of fact.body.closed) {
    const { origin, seq, hash } = stream
    close.run(db, { origin, seq, hash })
    if (stream.fork) putFork.run(db, { origin, ...stream.fork })
  }
}

const applyEmergencyModeStarted: Apply<EmergencyModeStarted> = ({ db }, fact) => {
  const { nodeId, epoch, reason } = fact.body
  putEmergencyMode.run(db, { node_id: nodeId, epoch, at: fact.at, who: fact.actor.who, reason })
}

/** What happens to epochs: each fact and its body. */
export type EpochFacts = {
  'epoch.opened': EpochOpened
  'emergency_mode.started': EmergencyModeStarted
}

/** How each is read. */
export const epochKinds = {
  'epoch.opened': { v: 1, trade: 'stays', apply: applyEpochOpened },
  'emergency_mode.started': { v: 1, trade: 'stays', apply: applyEmergencyModeStarted },
} as const

/** The emergency mode of an epoch, from the journal; undefined once the relay has opened that epoch. */
export function startedEmergencyMode(
  db: Db,
  { nodeId, epoch, cinemaId }: Identity,
): EmergencyMode | undefined {
  if (opened.first(db, { nodeId, epoch }) || !broken.first(db, { nodeId, epoch })) return undefined
  // Not always the first of its stream: a command of the same group may have written before it.
  const started = emergencyModeFact.first(db, {
    origin: originOf(nodeId, epoch, `cinema:${cinemaId ?? ''}`),
  })!
  const { at, body } = parseFact(started.bytes) as Fact<EmergencyModeStarted>
  return { since: at, requestId: body.requestId, epoch, before: body.before }
}

/** The newest epoch opened for a node, with the request it answers; undefined while the node is in its first. */
export function newestEpoch(db: Db, nodeId: string): { epoch: number; requestId: string } | undefined {
  return newest.first(db, { nodeId })
}

/** When an epoch was opened, ISO; undefined for a node's first one, and for one that it chose itself. */
export function epochOpenedAt(db: Db, nodeId: string, epoch: number): string | undefined {
  return openedAt.first(db, { nodeId, epoch })?.at ?? undefined
}

/** The epoch that answers a request, or undefined while it is unanswered. */
export function epochFor(db: Db, nodeId: string, requestId: string): number | undefined {
  return answer.first(db, { nodeId, requestId })?.epoch
}

/** Whether the journal knows a node's epoch: it was opened, or a fact was written in it. */
export function knowsEpoch(db: Db, nodeId: string, epoch: number): boolean {
  if (epoch === 1 || highestEpoch(headsOf(db, nodeId), nodeId) >= epoch) return true
  return Boolean(opened.first(db, { nodeId, epoch }) ?? broken.first(db, { nodeId, epoch }))
}

/**
 * Where a stream of an older epoch ends for good, or undefined while it may grow. A box gets an epoch when relay and
 * box hold the same facts of all its streams, so a stream that was not named then was empty; and a replaced box
 * begins no new stream. A relay goes on for a cinema when it holds what that cinema's box does of its streams there, so
 * of one that was not named nobody had heard.
 */
export function endOf(db: Db, origin: string): Omit<ClosedStream, 'origin'> | undefined {
  const named = closed.first(db, { origin })
  if (named) {
    const { seq, hash, next } = named
    return named.forkSeq === null || next === null
      ? { seq, hash }
      : { seq, hash, fork: { seq: named.forkSeq, next } }
  }
  const { nodeId, epoch, scope } = partsOf(origin)
  const isLeft = isRelayId(nodeId)
    ? scope !== 'exhibitor' && leftByRelay.first(db, { nodeId, epoch, ending: endingFor(cinemaOf(scope)!) })
    : left.first(db, { nodeId, epoch })
  return isLeft ? { seq: 0, hash: genesis } : undefined
}

const endingFor = (cinemaId: string) => `:${cinemaId}`

/** A relay that recovers asks every cinema's box, so each cinema's request has its own id. */
export const requestIdOf = (requestId: string, cinemaId: string): string => requestId + endingFor(cinemaId)

export function closedAt(db: Db, origin: string): number | undefined {
  return endOf(db, origin)?.seq
}

/** Every stream of a node that this database holds, with its end. */
export function headsOf(db: Db, nodeId: string): OriginHead[] {
  return begun.all(db).filter(({ origin }) => partsOf(origin).nodeId === nodeId)
}

/** The end of a stream before its first fact that this version cannot read; its end where there is none. */
export function endAsRead(db: Db, { origin, seq, hash }: OriginHead): OriginHead {
  const unread = firstUnread.first(db, { origin })?.seq ?? null
  if (unread === null) return { origin, seq, hash }
  const before = hashBy.first(db, { origin, seq: unread - 1 })?.hash
  return { origin, seq: unread - 1, hash: before ?? genesis }
}

/**
 * Whether facts of a node's epoch, or of a later one, are here: it has written in it before, or has left it for good, though
 * it may have forgotten that.
 */
export function isUsedEpoch(db: Db, nodeId: string, epoch: number): boolean {
  return headsOf(db, nodeId).some(({ origin }) => partsOf(origin).epoch >= epoch)
}

/** The highest epoch among a node's streams. */
export function highestEpoch(heads: readonly Pick<OriginHead, 'origin'>[], nodeId: string): number {
  return Math.max(
    0,
    ...heads.map(({ origin }) => partsOf(origin)).map(part => (part.nodeId === nodeId ? part.epoch : 0)),
  )
}
