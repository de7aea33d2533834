import * as z from 'zod'
import { saleSource } from '../billing/source.ts'
import { route, type AnswerOf } from '../api/route.ts'
import { reinstatedKinds } from '../database/statuses.ts'
import { recoveryReasons } from '../journal/node-status.ts'
import { admissionReceipt, billReceipt } from '../receipts/receipt-contents.ts'

export const nodeState = z.enum(['ready', 'recovering', 'mirror_lost', 'reading'])

/** A node's status, as a screen needs it. */
export const nodeStatus = z.object({
  nodeId: z.string(),
  epoch: z.int(),
  state: nodeState,
  /**
   * While it is `reading`: its mirror after a loss, or all its facts once more, and how many percent of that are
   * done.
   */
  reading: z.object({ what: z.enum(['mirror', 'journal']), percent: z.int() }).nullable(),
  reason: z.enum(recoveryReasons).nullable(),
  /** ISO, UTC. */
  since: z.string().nullable(),
  /**
   * What it waits for: a manager here or in the relay's portal, the link to the relay, the relay's answer, or the
   * boxes.
   */
  waitsFor: z.enum(['person', 'portal', 'line', 'relay', 'boxes']).nullable(),
  /** Relay: cinemas whose box has not sent everything yet. */
  cinemas: z.array(z.string()),
  /** Sells only seats that were never transferred, since (ISO). */
  emergencyMode: z.string().nullable(),
  /** Until when (ISO) everything that is sold is training; null where it is real. */
  training: z.string().nullable(),
  /** Quarantined facts, which came after their stream had ended. */
  quarantined: z.int(),
  /** Seats of sales that were reinstated from a register, which others have now. */
  displaced: z.int(),
})
export type NodeStatusView = z.infer<typeof nodeStatus>

export const readNodeStatus = route({
  method: 'GET',
  path: '/api/node-status',
  summary: 'Whether this node may write, and if not, why and what it waits for',
  access: 'public',
  always: true,
  answer: nodeStatus,
})

/** A word to type, so that such a button is not pressed by mistake. */
const typedWord = z.object({ word: z.string().max(40) })

export const confirmMachine = route({
  method: 'POST',
  path: '/api/node-status/machine',
  summary: 'A manager says that this machine is the right one and the other is switched off for good',
  access: 'manage_devices',
  scope: 'node',
  body: typedWord,
  answer: nodeStatus,
  refusals: ['keyword_wrong', 'not_recovering'],
})

export const startEmergencyMode = route({
  method: 'POST',
  path: '/api/node-status/emergency-mode',
  summary: 'A manager lets a cut-off box sell the seats that no fact ever moved; recorded with who did it',
  access: 'manage_devices',
  scope: 'node',
  body: typedWord,
  answer: nodeStatus,
  refusals: ['keyword_wrong', 'not_recovering'],
})

const given = z.object({
  known: z.int(),
  reinstated: z.int(),
  /** Without the box's signature, or later than a day after it recovered: these changed nothing. */
  refused: z.int(),
})

export const offerBills = route({
  method: 'POST',
  path: '/api/register/receipt',
  summary: 'A register gives back the bills it was told of, after its box began a new epoch',
  access: 'sell',
  scope: 'node',
  body: z.object({ bills: z.array(billReceipt).max(200) }),
  answer: given,
})

export const offerAdmissions = route({
  method: 'POST',
  path: '/api/scanner/receipt',
  summary: 'A kiosk gives back whom it was told to let in, after its box began a new epoch',
  access: ['sell', 'scan'],
  scope: 'node',
  body: z.object({ admissions: z.array(admissionReceipt).max(200) }),
  answer: given,
})

export const readQuarantine = route({
  method: 'GET',
  path: '/api/node-status/quarantine',
  summary: 'What a recovery left for a person: facts kept aside, and seats that could not be given back',
  access: 'manage_devices',
  scope: 'lists',
  answer: z.object({
    quarantined: z.array(
      z.object({
        origin: z.string(),
        seq: z.int(),
        at: z.string(),
        type: z.string(),
        totalCents: z.int().nullable(),
      }),
    ),
    displaced: z.array(
      z.object({
        billId: z.string(),
        number: z.string().nullable(),
        scheduleId: z.string(),
        seatId: z.string(),
        at: z.string(),
      }),
    ),
    /** Bills of different purchases with one id, which was used twice. */
    billsTwice: z.array(
      z.object({
        billId: z.string(),
        fact: z.string(),
        at: z.string(),
        cinemaId: z.string(),
        source: saleSource,
        totalCents: z.int(),
        seats: z.array(z.object({ scheduleId: z.string(), seatId: z.string() })),
      }),
    ),
    /** What registers and scanners reinstated, the newest first. */
    reinstated: z.array(
      z.object({
        fact: z.string(),
        kind: z.enum(reinstatedKinds),
        billId: z.string().nullable(),
        number: z.string().nullable(),
        totalCents: z.int().nullable(),
        at: z.string(),
        /** Who was signed in at the kiosk. */
        broughtBy: z.string().nullable(),
      }),
    ),
    /** Refunds paid at a register before the box forgot them, and paid once more since. */
    paidTwice: z.array(
      z.object({
        id: z.string(),
        billId: z.string(),
        number: z.string().nullable(),
        at: z.string(),
        cents: z.int(),
      }),
    ),
  }),
})

const branch = z.object({
  facts: z.int(),
  sales: z.int(),
  totalCents: z.int(),
  /** When its first and last fact were written, ISO; null where there is none. */
  from: z.string().nullable(),
  until: z.string().nullable(),
})

export const readForks = route({
  method: 'GET',
  path: '/api/node-status/forks',
  summary: 'Streams with two histories: what relay and box hold after the last number both have alike',
  access: 'manage_devices',
  scope: 'lists',
  answer: z.object({
    forks: z.array(
      z.object({
        /** The node that the streams belong to. */
        nodeId: z.string(),
        streams: z.array(z.object({ origin: z.string(), seq: z.int(), relay: branch, box: branch })),
      }),
    ),
  }),
})
export type ForkView = AnswerOf<typeof readForks>['forks'][number]

export const settleFork = route({
  method: 'POST',
  path: '/api/node-status/forks',
  summary: 'A manager says which of two histories goes on; recorded with who did it',
  access: 'manage_devices',
  concerns: ({ body }) => ({ box: body.nodeId }),
  body: typedWord.extend({ nodeId: z.string().max(100), keep: z.enum(['box', 'relay']) }),
  answer: nodeStatus,
  refusals: ['keyword_wrong', 'fork_unknown', 'fork_unsynced'],
})
