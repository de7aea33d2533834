import { factKinds } from '#core/facts.ts'
import type { FactBodies, FactType } from '#core/journal/fact-bodies.ts'
import { originOf, partsOf, type OriginHead, type Scope, type SealedFact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { helloOf } from '#core/replication/signed-stream.ts'
import { signHead, type ClaimedHead } from '#core/journal/signing.ts'
import { headsOf } from '#core/journal/storage/epoch-store.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { keysOf, relayId } from '../world/keys.ts'
import type { Chance } from './chance.ts'

/** Who lies to whom: somebody with a copy of a box's key and of its journal, to the relay. */
export type Liar = {
  relay: Node
  nodeId: string
  cinemaId: string
  /** Names what is made up, so that it can be told from all else. */
  name: string
  chance: Chance
}

/** What is said, and which streams it lies about. */
export type Lie = { messages: SyncMessage[]; about?: string }

/** The newest stream of a node as the relay holds it. */
function streamOf(relay: Node, nodeId: string, scope: Scope): OriginHead {
  const held = headsOf(relay.db, nodeId).filter(head => partsOf(head.origin).scope === scope)
  const newest = held.sort((a, b) => partsOf(b.origin).epoch - partsOf(a.origin).epoch)[0]
  return newest ?? { origin: originOf(nodeId, 1, scope), seq: 0, hash: '' }
}

/** A fact that goes on a stream, as its own node would seal it. */
function madeUp<T extends FactType>(
  { name }: Liar,
  after: OriginHead,
  type: T,
  body: FactBodies[T],
): SealedFact {
  const actor = { who: `employee:${name}`, via: 'line' }
  const at = '2026-11-21T17:00:00.000Z'
  const fact = { origin: after.origin, seq: after.seq + 1, v: factKinds[type]!.v, at, actor, type, body }
  const bytes = JSON.stringify(fact)
  return { bytes, hash: chainHash(after.hash, bytes) }
}

const next = ({ origin, seq }: OriginHead, { hash }: SealedFact): OriginHead => ({
  origin,
  seq: seq + 1,
  hash,
})

/** Facts of a stream with the thief's signature under the last one. */
function facts(
  liar: Liar,
  head: OriginHead,
  list: readonly SealedFact[],
  bySigner = liar.nodeId,
): SyncMessage {
  const last = list.at(-1)!
  const end = { origin: head.origin, seq: head.seq + list.length, hash: last.hash }
  const signature = signHead(end, keysOf(bySigner).own)
  return { kind: 'facts', origin: head.origin, facts: [...list.slice(0, -1), { ...last, signature }] }
}

const title = ({ name }: Liar) => ({ id: 'movie-1', stamp: '9', fields: { title: name } }) as never
const movie = (liar: Liar, head: OriginHead) => madeUp(liar, head, 'movie.changed', title(liar))

/** One fact in the thief's own stream, signed with the key that was copied. */
function own<T extends FactType>(liar: Liar, scope: Scope, type: T, body: object): Lie {
  const head = streamOf(liar.relay, liar.nodeId, scope)
  return { messages: [facts(liar, head, [madeUp(liar, head, type, body as FactBodies[T])])] }
}

/** The greeting of this box as it would be, with one head that is a lie. */
function greeting(liar: Liar, lie: ClaimedHead): SyncMessage {
  const scopes: Scope[] = ['exhibitor', `cinema:${liar.cinemaId}`]
  const hello = helloOf(liar.relay, origin => scopes.includes(partsOf(origin).scope))
  if (hello.kind !== 'hello') throw new Error('no greeting')
  const heads = hello.heads.filter(({ origin }) => origin !== lie.origin)
  return { ...hello, nodeId: liar.nodeId, heads: [...heads, lie] }
}

const relayStream = ({ relay }: Liar) => streamOf(relay, relay.identity.nodeId, 'exhibitor')
const ofCinema = ({ cinemaId }: Liar) => `cinema:${cinemaId}` as const

/**
 * An id of what another cinema has, or undefined where there is none. Of purchases an online one: whoever uses the id of
 * another register's speaks of a purchase of its own, or of one that nobody made.
 */
function elsewhere({ relay, cinemaId, chance }: Liar, table: 'schedules' | 'bills'): string | undefined {
  const online = table === 'bills' ? " AND source = 'site'" : ''
  const ids = relay.db
    .prepare(`SELECT id FROM ${table} WHERE cinema_id <> ?${online} ORDER BY id`)
    .pluck()
    .all(cinemaId)
  return ids.length ? String(chance.pick(ids)) : undefined
}

function order(liar: Liar) {
  const paid = liar.relay.db
    .prepare("SELECT id, bill_id AS billId FROM payments WHERE status = 'paid' ORDER BY id LIMIT 1")
    .get() as { id: string; billId: string } | undefined
  return {
    refundId: liar.name,
    billId: paid?.billId ?? 'bill-none',
    paymentId: paid?.id ?? 'bill-none-1',
    cents: 1,
    reason: 'paid_late',
    status: 'settled',
    tokens: [],
    owner: 'box',
  }
}

const enrolment = (nodeId: string, cinemaId: string) => ({
  nodeId,
  cinemaId,
  publicKey: keysOf(nodeId).publicKey,
  epoch: 1,
  codeHash: '',
})

/** Kinds that a box may not author, each in the stream where the relay would say it. */
const notABoxs: ((liar: Liar) => Lie)[] = [
  liar =>
    own(liar, 'exhibitor', 'role.changed', {
      id: liar.name,
      stamp: '9',
      fields: { permissions: ['manage_people'] },
    }),
  liar =>
    own(liar, 'exhibitor', 'employee.changed', { id: liar.name, stamp: '9', fields: { name: liar.name } }),
  liar => own(liar, 'exhibitor', 'credential.set', { employeeId: 'mia', kind: 'password', stamp: '9' }),
  liar =>
    own(liar, 'exhibitor', 'exhibitor.changed', {
      id: 'tenant',
      stamp: '9',
      fields: { tradeName: liar.name },
    }),
  liar => own(liar, 'exhibitor', 'box.enrolled', enrolment(`box-${liar.name}`, liar.cinemaId)),
  liar =>
    own(liar, 'exhibitor', 'turns.spent', {
      owner: 'relay',
      billId: liar.name,
      cinemaId: liar.cinemaId,
      turns: [],
    }),
  liar => own(liar, ofCinema(liar), 'refund.requested', order(liar)),
  liar => own(liar, ofCinema(liar), 'seats.transferred', { to: 'box', requestId: liar.name, tokens: [] }),
]

function ofAnotherCinema(liar: Liar): Lie {
  const show = elsewhere(liar, 'schedules')
  const bill = elsewhere(liar, 'bills')
  const asked = {
    requestId: liar.name,
    billId: bill,
    lines: null,
    reason: 'seat_lost',
    usedToo: true,
    employeeId: 'x',
    employeeName: 'x',
  }
  const lies = [
    () =>
      own(liar, 'exhibitor', 'cinema.changed', {
        id: 'cinema-elsewhere',
        stamp: '9',
        fields: { name: liar.name },
      }),
    ...(show ? [() => own(liar, ofCinema(liar), 'schedule.cancelled', { id: show })] : []),
    ...(bill ? [() => own(liar, ofCinema(liar), 'refund.asked', asked)] : []),
  ]
  return liar.chance.pick(lies)()
}

/** Another history of the relay's stream, and what to answer when the relay wants to see it. */
export function otherHistory(liar: Liar, after: number): SyncMessage {
  const { origin } = relayStream(liar)
  const seq = Math.max(0, Math.min(after, liar.relay.journal.head(origin).seq - 1))
  const fact = movie(liar, { origin, seq, hash: liar.relay.journal.hashAt(origin, seq) ?? '' })
  const signature = signHead({ origin, seq: seq + 1, hash: fact.hash }, keysOf(liar.nodeId).own)
  return { kind: 'branch', origin, after: seq, facts: [{ ...fact, signature }], more: false }
}

/** Everything that somebody with a box's key may try at the relay, by what it is. */
export const lies: Record<string, (liar: Liar) => Lie> = {
  'the relay’s stream': liar => {
    const head = relayStream(liar)
    return { messages: [facts(liar, head, [movie(liar, head)])] }
  },
  'another box’s stream': liar => {
    const others = ['box-small00000', 'box-second0000', 'box-third00000'].filter(each => each !== liar.nodeId)
    const head = streamOf(liar.relay, liar.chance.pick(others), 'exhibitor')
    return { messages: [facts(liar, head, [movie(liar, head)])] }
  },
  'a node nobody enrolled': liar => {
    const nodeId = `box-${liar.name}`
    const head = { origin: originOf(nodeId, 1, 'exhibitor'), seq: 0, hash: '' }
    return { messages: [facts(liar, head, [movie(liar, head)], nodeId)] }
  },
  'facts without signature': liar => {
    const head = streamOf(liar.relay, liar.nodeId, 'exhibitor')
    return { messages: [{ kind: 'facts', origin: head.origin, facts: [movie(liar, head)] }] }
  },
  'facts beyond a signed head': liar => {
    const head = streamOf(liar.relay, liar.nodeId, 'exhibitor')
    const [first, more] = [movie(liar, head), (after: SealedFact) => movie(liar, next(head, after))]
    const message = facts(liar, head, [first])
    if (message.kind !== 'facts') return { messages: [] }
    return { messages: [{ ...message, facts: [...message.facts, more(first)] }] }
  },
  'what is not a box’s to say': liar => liar.chance.pick(notABoxs)(liar),
  'what is another cinema’s': ofAnotherCinema,
  'a longer stream of the relay': liar => {
    const { origin, seq, hash } = relayStream(liar)
    const longer = { origin, seq: seq + 7, hash: liar.name }
    const forged = signHead(longer, keysOf(liar.nodeId).own)
    const replayed = signHead({ origin, seq, hash }, keysOf(relayId).own)
    const signature = liar.chance.pick([undefined, forged, replayed])
    return { messages: [greeting(liar, { ...longer, signature })], about: origin }
  },
  'another history of the relay': liar => {
    const { origin, seq } = relayStream(liar)
    const messages: SyncMessage[] = [
      greeting(liar, { origin, seq, hash: liar.name }),
      { kind: 'fork', origin, seq },
      { kind: 'forked', origin },
    ]
    return { messages, about: origin }
  },
  'facts aside of another node': liar => {
    const head = streamOf(liar.relay, liar.chance.pick(['box-former00000', relayId]), ofCinema(liar))
    return { messages: [{ kind: 'quarantined', facts: [movie(liar, head)] }] }
  },
  'another cinema’s stream': liar => {
    const head = streamOf(liar.relay, liar.nodeId, 'cinema:cinema-elsewhere')
    return { messages: [facts(liar, head, [movie(liar, head)])] }
  },
  'another box’s name': liar => {
    const name = liar.nodeId === 'box-small00000' ? 'box-second0000' : 'box-small00000'
    const ask = {
      kind: 'want-epoch',
      nodeId: name,
      requestId: liar.name,
      reason: 'x',
      heads: [],
      emergencyMode: null,
    } as const
    return {
      messages: [
        liar.chance.pick([ask, { ...greeting(liar, relayStream(liar)), nodeId: name } as SyncMessage]),
      ] as SyncMessage[],
    }
  },
}
