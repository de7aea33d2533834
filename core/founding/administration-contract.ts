import * as z from 'zod'
import { route } from '../api/route.ts'

/**
 * The calls of whoever looks after a relay. They belong to no exhibitor: nobody signed in at one may make them, and they
 * tell of exhibitors only what a host must know, never of sales or people.
 */

/** As the command that made it wrote it: 32 random bytes. */
const secret = z.string().trim().min(1).max(100)
/** What signing in gave; it opens these calls alone, until it is over. */
const pass = z.string().min(1).max(100)

export const administer = route({
  method: 'POST',
  path: '/api/administration/sign-in',
  summary: 'Signs the relay’s administrator in, with the secret the relay’s operator made',
  access: 'public',
  always: true,
  body: z.strictObject({ secret }),
  answer: z.object({ name: z.string(), pass: z.string(), endsAt: z.string() }),
  refusals: ['administrator_unknown', 'login_throttled'],
})

export const leaveAdministration = route({
  method: 'POST',
  path: '/api/administration/sign-out',
  summary: 'Signs the relay’s administrator out',
  access: 'public',
  always: true,
  body: z.strictObject({ pass }),
  answer: z.object({}),
  refusals: [],
})

const box = z.object({
  cinema: z.string(),
  connected: z.boolean(),
  /** ISO; null for one that was not heard since the relay began. */
  lastSeenAt: z.string().nullable(),
  /** The version of Foyer it runs; null while it has not said. */
  version: z.string().nullable(),
})

const listed = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  hosts: z.array(z.string()),
  /** ISO; null for one that was entered by hand. */
  foundedAt: z.string().nullable(),
  /** Since when it is blocked, ISO; null while it is active. */
  blockedAt: z.string().nullable(),
  training: z.boolean(),
  lastSeenAt: z.string().nullable(),
  boxes: z.array(box),
  /** Bytes on the relay's disks. */
  databaseBytes: z.int(),
  mirrorBytes: z.int(),
})
export type ListedExhibitor = z.output<typeof listed>
/** What the directory of a relay says. */
export const relayDirectory = z.object({
  version: z.string(),
  most: z.int(),
  exhibitors: z.array(listed),
})
export type RelayDirectory = z.output<typeof relayDirectory>

export const readRelayDirectory = route({
  method: 'POST',
  path: '/api/administration/exhibitors',
  summary: 'The exhibitors of a relay as its administrator sees them: no sale, no person',
  access: 'public',
  always: true,
  body: z.strictObject({ pass }),
  answer: relayDirectory,
  refusals: ['administration_over'],
})

export const makeFoundingLink = route({
  method: 'POST',
  path: '/api/administration/founding-links',
  summary: 'Makes a link that founds one exhibitor, once, within a day',
  access: 'public',
  always: true,
  body: z.strictObject({ pass }),
  answer: z.object({ link: z.string(), expiresAt: z.string() }),
  refusals: ['administration_over', 'relay_full'],
})

export const blockExhibitor = route({
  method: 'POST',
  path: '/api/administration/blocked',
  summary: 'Blocks an exhibitor at the relay, or makes it active again',
  access: 'public',
  always: true,
  body: z.strictObject({ pass, id: z.string().max(40), blocked: z.boolean() }),
  answer: relayDirectory,
  refusals: ['administration_over', 'record_unknown'],
})
