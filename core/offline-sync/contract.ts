import * as z from 'zod'
import { route } from '../api/route.ts'

/** A journal of years fits; what is larger was not made by Foyer. */
export const bundleMaxBytes = 128 * 1024 * 1024
export const bundleTypes = ['application/gzip'] as const

const bytes = z
  .custom<Uint8Array>(value => value instanceof Uint8Array)
  .meta({ override: { type: 'string', format: 'binary' } })

export const readOfflineSync = route({
  method: 'GET',
  path: '/api/offline-sync',
  summary: 'For which cinemas a file can be carried by hand, and what the website could hand over with it',
  access: 'manage_devices',
  scope: 'lists',
  answer: z.object({
    node: z.enum(['box', 'relay']),
    /** This machine's public key, to check its files at a node that has lost all keys. */
    publicKey: z.string(),
    handOverHours: z.int(),
    /** Free voucher turns the relay could hand over; 0 at a box. */
    turns: z.int(),
    cinemas: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        timezone: z.string(),
        connected: z.boolean(),
        /** Shows of the coming hours with free online seats; 0 at a box. */
        shows: z.int(),
        seats: z.int(),
      }),
    ),
  }),
})

export const makeBundle = route({
  method: 'POST',
  path: '/api/offline-sync/bundles',
  summary:
    'A signed file of what the other side lacks; the relay may first hand online seats and voucher turns to the cinema',
  access: 'manage_devices',
  concerns: ({ body }) => ({ cinema: body.cinemaId }),
  body: z.object({
    cinemaId: z.string(),
    /** Relay only, while the link is cut: the website then sells no more seats of these shows. */
    handOver: z.boolean().default(false),
    /** The same with the voucher turns the relay owns: they then pay at that cinema only. */
    handOverTurns: z.boolean().default(false),
    /** Everything from the beginning, whatever the other side is known to hold. */
    whole: z.boolean().default(false),
  }),
  answerTypes: bundleTypes,
  answer: bytes,
  refusals: ['not_found', 'line_is_up', 'node_recovering', 'node_outdated', 'mirror_unavailable'],
})

export const takeBundle = route({
  method: 'POST',
  path: '/api/offline-sync/take',
  summary: 'Takes in a file of the other side, sent as it is, and tells what became of it',
  access: 'manage_devices',
  // The file says which cinema it is for.
  scope: 'lists',
  upload: { types: bundleTypes, maxBytes: bundleMaxBytes },
  body: bytes,
  answer: z.object({
    from: z.object({ nodeId: z.string(), role: z.enum(['box', 'relay']) }),
    cinemaId: z.string(),
    madeAt: z.string(),
    facts: z.int(),
    forgotten: z.boolean(),
    forked: z.boolean(),
    broughtBack: z.enum(['opened', 'waits', 'relay_recovers', 'recovered', 'asks']).nullable(),
    streams: z.array(
      z.object({
        origin: z.string(),
        outcome: z.enum(['taken', 'known', 'missing', 'outdated', 'waits', 'fork', 'closed', 'refused']),
        facts: z.int(),
      }),
    ),
    /** The same as sentences in the reader's language. */
    sentences: z.array(z.string()),
    needsLook: z.boolean(),
  }),
  refusals: [
    'bundle_damaged',
    'bundle_too_new',
    'bundle_other_exhibitor',
    'bundle_other_cinema',
    'bundle_same_side',
    'bundle_forged',
    'bundle_sealed',
    'bundle_incomplete',
    'bundle_outdated',
    'file_too_large',
    'mirror_unavailable',
    'node_recovering',
  ],
})
