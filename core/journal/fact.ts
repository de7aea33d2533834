/**
 * Who did it and where: `employee:<id>`, `visitor`, `node`; via a device's type, `site`, `portal`, `demo`. `device` is
 * the device it was done on, by its entry's id, where a machine was let in as one.
 */
export type Actor = { who: string; via: string; device?: string }

/** The node acting by itself: `via` names the part of it. */
export const nodeActor = (via: string): Actor => ({ who: 'node', via })

/** `exhibitor`, or one cinema's stream: `cinema:<id>`. A box never receives another cinema's stream. */
export type Scope = 'exhibitor' | `cinema:${string}`

/** Something that happened, in the past tense. `seq` is dense from 1 per origin; `at` is ISO in UTC. */
export type Fact<Body = unknown> = {
  origin: string
  seq: number
  v: number
  at: string
  actor: Actor
  type: string
  body: Body
  /** Digest of the private part's ciphertext: names and mails, which can be erased while the chain stays valid. */
  private?: string
  /** The last day (ISO) the private part is needed for, after which it ages. Without one it does not age. */
  privateDay?: string
  /** It was written in training: it is never in the books. Decided once, when it is written. */
  training?: true
}

/** A fact's name in tables: its stream and its place there, which nothing else ever has. */
export const factName = ({ origin, seq }: Pick<Fact, 'origin' | 'seq'>): string => `${origin}#${seq}`

/** The same where names are compared: of one stream's facts the later has the greater name. */
export const orderedName = ({ origin, seq }: Pick<Fact, 'origin' | 'seq'>): string =>
  `${origin}#${String(seq).padStart(12, '0')}`

/**
 * As stored and sent: the exact bytes the hash covers, so that no two nodes ever write the same fact differently. The
 * private part is a ciphertext; its key is never in here.
 */
export type SealedFact = {
  bytes: string
  hash: string
  privatePart?: string
  /** Its stream's node vouches for the stream up to here (`signing.ts`); the last fact of every message has one. */
  signature?: string
}

/** A fact as it is sent and mirrored, without the other columns of a store. */
export function sealedOf({ bytes, hash, privatePart, signature }: SealedFact): SealedFact {
  const sealed: SealedFact = { bytes, hash }
  if (privatePart) sealed.privatePart = privatePart
  if (signature) sealed.signature = signature
  return sealed
}

export type OriginHead = { origin: string; seq: number; hash: string }

/** The hash before the first fact of every origin. */
export const genesis = ''

/** `relay-4k2m.1.exhibitor`: one stream of one epoch of one node. */
export function originOf(nodeId: string, epoch: number, scope: Scope): string {
  return `${nodeId}.${epoch}.${scope}`
}

/** The parts of an origin's name. */
export function partsOf(origin: string): { nodeId: string; epoch: number; scope: Scope } {
  const [nodeId = '', epoch = '0', ...scope] = origin.split('.')
  return { nodeId, epoch: Number(epoch), scope: scope.join('.') as Scope }
}

/** Whether a node is a relay: the id it was given when it was made says so. */
export const isRelayId = (nodeId: string): boolean => nodeId.startsWith('relay-')

export function parseFact(bytes: string): Fact {
  return JSON.parse(bytes) as Fact
}

/** What sealed facts say, as long as those are about. */
const alreadyRead = new WeakMap<SealedFact, { bytes: string; fact: Fact }>()

/** The same of a sealed fact, which is looked at by whoever receives, judges and stores it, and read once for all. */
export function readFact(sealed: SealedFact): Fact {
  const { bytes } = sealed
  let known = alreadyRead.get(sealed)
  if (known?.bytes !== bytes) alreadyRead.set(sealed, (known = { bytes, fact: parseFact(bytes) }))
  return known.fact
}

/**
 * A fact that arrived, or undefined when it is not a fact of that stream: of another stream, damaged, or not a fact.
 */
export function parseReceivedFact(sealed: SealedFact, origin: string): Fact | undefined {
  try {
    const fact = readFact(sealed)
    return fact.origin === origin && Number.isSafeInteger(fact.seq) && fact.seq > 0 ? fact : undefined
  } catch {
    return undefined
  }
}
