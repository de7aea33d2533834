import * as z from 'zod'
import { route } from '../api/route.ts'
import { lineTrouble } from './line-trouble.ts'
import { offsiteHealth } from '../offsite/contract.ts'
import { offsiteReport } from '../offsite/report.ts'
import { secureReport } from './kiosks/report.ts'
import { paperKinds } from '../venue/printer-entry.ts'
import { nodeState, nodeStatus } from '../recovery/contract.ts'

export const printJob = z.object({
  id: z.string(),
  kind: z.enum(paperKinds),
  at: z.string(),
  /** ESC/POS bytes, base64. */
  bytes: z.string(),
})

export const readPaper = route({
  method: 'GET',
  path: '/api/paper',
  summary: 'What the built-in paper has printed, newest first: the tickets of all guests',
  access: 'sell',
  scope: 'node',
  answer: z.object({ cinemaName: z.string(), jobs: z.array(printJob) }),
})

const originHead = z.object({ origin: z.string(), seq: z.int(), hash: z.string() })

export const health = z.object({
  node: z.enum(['box', 'relay']),
  nodeId: z.string(),
  name: z.string(),
  version: z.string(),
  startedAt: z.string(),
  now: z.string(),
  state: nodeState,
  /** The database's disk. */
  disk: z.enum(['operational', 'full']),
  /** Why it recovers, what it waits for, and what a recovery left for a manager to do. */
  nodeStatus,
  heads: z.array(originHead),
  facts: z.int(),
  parked: z.int(),
  /** Some of them are of this node's own side: it writes nothing until it is updated. */
  outdated: z.boolean(),
  conflicts: z.int(),
  mirror: z.object({
    path: z.string(),
    condition: z.enum(['operational', 'lost']),
    sameDevice: z.boolean(),
    bytes: z.int(),
    /** Its sealed segments, and when all of them were last checked (ISO). */
    segments: z.int(),
    lookedAt: z.string().nullable(),
    /**
     * A segment that could not be read: when that was found (ISO), and whether it was written again from the
     * database.
     */
    damage: z.object({ segment: z.int(), foundAt: z.string(), mended: z.boolean() }).nullable(),
  }),
  offsite: offsiteHealth,
  peers: z.array(
    z.object({
      nodeId: z.string(),
      /** The cinema of a box, the address of a relay. */
      name: z.string(),
      connected: z.boolean(),
      lastSeenAt: z.string().nullable(),
      behind: z.int(),
      trouble: lineTrouble.nullable(),
    }),
  ),
  devices: z.array(z.object({ kind: z.string(), name: z.string(), condition: z.string() })),
  memoryMb: z.number(),
})
export type Health = z.infer<typeof health>

/** The node's state in one word, which strangers may see. */
export const nodeWord = z.enum(['ok', 'reading', 'recovering', 'mirror_lost', 'disk_full', 'outdated'])
export type NodeWord = z.output<typeof nodeWord>

export const readState = route({
  method: 'GET',
  path: '/api/health',
  summary: 'One word: ok, or what keeps this node from selling',
  access: 'public',
  always: true,
  answer: z.object({ state: nodeWord }),
})

export const readLine = route({
  method: 'GET',
  path: '/api/node',
  summary: 'Which side this is, and which of the other sides it can reach',
  access: 'staff',
  scope: 'exhibitor',
  always: true,
  answer: z.object({
    node: z.enum(['box', 'relay']),
    peers: z.array(z.object({ name: z.string(), connected: z.boolean() })),
  }),
})

export const readHealth = route({
  method: 'GET',
  path: '/api/health/details',
  summary: 'Versions, journal heads, mirror, peers and devices of this node',
  access: 'manage_devices',
  scope: 'exhibitor',
  atTheMachine: true,
  always: true,
  answer: health,
})

export const readBoxes = route({
  method: 'GET',
  path: '/api/boxes',
  summary: 'The exhibitor’s boxes and whether they are connected',
  access: 'manage_devices',
  scope: 'lists',
  answer: z.object({
    boxes: z.array(
      z.object({
        nodeId: z.string(),
        cinemaId: z.string(),
        enrolledAt: z.string(),
        connected: z.boolean(),
        lastSeenAt: z.string().nullable(),
        /** How devices reach it by https, as it reported since this relay runs; null where it did not. */
        secure: secureReport.nullable(),
        /** Its off-site copy, as it last reported; null when it never did. */
        offsite: offsiteReport.extend({ receivedAt: z.string() }).nullable(),
        /**
         * Its last breach: something it sent that it may not write; its link is closed whenever it sends it again.
         */
        breach: z.object({ at: z.string(), code: z.string(), what: z.string() }).nullable(),
      }),
    ),
  }),
})

export const inviteBox = route({
  method: 'POST',
  path: '/api/boxes/invitations',
  summary: 'Makes a code that enrols one box for a cinema; shown once, valid for an hour',
  access: 'manage_devices',
  concerns: ({ body }) => ({ cinema: body.cinemaId }),
  body: z.object({
    cinemaId: z.string(),
    /** The old box is gone for good: sales that it did not send before are quarantined. */
    replace: z.boolean().default(false),
    /**
     * Its key may have been stolen: the first fact that cannot be read here, and all after it, are quarantined too.
     */
    keyStolen: z.boolean().default(false),
  }),
  answer: z.object({ code: z.string(), expiresAt: z.string() }),
  refusals: ['not_found', 'cinema_has_box'],
})

export const enrolBox = route({
  method: 'POST',
  path: '/api/boxes/enrol',
  summary: 'A new box trades the code for its place; it proves itself with its key from then on',
  access: 'public',
  body: z.object({
    code: z.string().min(1).max(40),
    nodeId: z.string().regex(/^box-[a-z0-9]{8,}$/),
    publicKey: z.string().max(200),
  }),
  answer: z.object({
    exhibitorId: z.string(),
    cinemaId: z.string(),
    epoch: z.int(),
    relayNodeId: z.string(),
    relayPublicKey: z.string(),
  }),
  refusals: ['box_code_unknown', 'box_already_enrolled', 'cinema_has_box'],
})
