import { comesRight } from '#core/api/answer-code.ts'
import { catchesUp } from '#core/recovery/choices.ts'
import { create } from 'zustand'
import { admitTicket, readAdmissions, undoAdmission } from '#core/admission/contract.ts'
import { CallRefused } from '#core/api/call.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { call } from '../box/call.ts'
import { newId } from '#ui/new-id.ts'
import { remember } from '../box/receipts/use-receipts.ts'
import { askWhoIsHere, queryClient } from '../box/query-client.ts'
import { nodeStatusQuery } from '../box/node-status.ts'
import { signal } from './signal.ts'

export type Admitted = AnswerOf<typeof admitTicket>

/** The result of a scan. `waiting` after a lost answer means that the same scan is being sent again. */
export type Outcome =
  | { is: 'waiting'; unanswered: number }
  | { is: 'admitted'; ticket: Admitted }
  /** The admission was taken back, with where and by whom it was made. */
  | { is: 'undone'; seat: string; gate: string; by: string }
  /** `ownScheduleId`: the show the ticket is valid for, when that is the reason. */
  | {
      is: 'refused'
      code: CallRefused['code']
      message: string
      ownScheduleId: string | null
      before: Before | null
    }

/** The scan that let a ticket in already: `seat` is its id, empty where seating is free; `at` is ISO; `by` a name, or empty. */
export type Before = {
  at: string
  gate: string
  seat: string
  by: string
  /** What an undo of it names; empty from a box of an older version. */
  admissionId: string
  ticketId: string
  scheduleId: string
}

/** One scan of one ticket. It is sent with its id, so that sending it again gets the same verdict. */
export type Scan = { id: string; code: string; scheduleId: string | null; atMs: number; outcome: Outcome }

type Gate = {
  scans: readonly Scan[]
  counts: Readonly<Record<string, { inside: number; sold: number | null }>>
}

/** The scans of this device since it was started, newest first. */
export const useScans = create<Gate>(() => ({ scans: [], counts: {} }))

const kept = 30

/** A hardware scanner that reads the same code twice within a moment means one guest. */
const blinkMs = 1500

/** Time between two attempts to send an unanswered scan. */
const againMs = 1500

/** Reads a ticket at a door; `scheduleId` null admits to any show that is on. */
export function scan(code: string, scheduleId: string | null): void {
  const atMs = Date.now()
  const last = useScans.getState().scans[0]
  if (last && last.code === code && atMs - last.atMs < blinkMs) return
  const made: Scan = { id: newId(), code, scheduleId, atMs, outcome: { is: 'waiting', unanswered: 0 } }
  useScans.setState(({ scans }) => ({ scans: [made, ...scans].slice(0, kept) }))
  void ask(made, 0)
}

/** Asks how many are inside already, so that a reopened door does not start at zero. */
export async function readInside(scheduleId: string): Promise<void> {
  const count = await call(readAdmissions, { params: { id: scheduleId } }).catch(() => null)
  if (count) useScans.setState(({ counts }) => ({ counts: { ...counts, [scheduleId]: count } }))
}

export function countInside(scheduleId: string, inside: number): void {
  useScans.setState(({ counts }) => ({
    counts: { ...counts, [scheduleId]: { inside, sold: counts[scheduleId]?.sold ?? null } },
  }))
}

async function ask(asked: Scan, unanswered: number): Promise<void> {
  const { id, code, scheduleId } = asked
  try {
    const ticket = await call(admitTicket, { body: { id, code, scheduleId } })
    await remember(ticket.remember)
    settle(id, { is: 'admitted', ticket })
    signal('admitted')
    useScans.setState(({ counts }) => ({
      counts: { ...counts, [ticket.scheduleId]: { inside: ticket.inside, sold: ticket.sold } },
    }))
  } catch (error) {
    askWhoIsHere(error)
    if (!(error instanceof CallRefused)) throw error
    // No verdict about the ticket: the box is unreachable, or may not write yet. The same scan is sent again until it
    // can.
    if (comesRight(error.code) || (error.code === 'ticket_unknown' && boxRecovers())) {
      settle(id, { is: 'waiting', unanswered: unanswered + 1 })
      setTimeout(() => void ask(asked, unanswered + 1), againMs)
      return
    }
    const own = error.details.scheduleId
    const ownScheduleId = typeof own === 'string' ? own : null
    settle(id, {
      is: 'refused',
      code: error.code,
      message: error.message,
      ownScheduleId,
      before: error.code === 'ticket_used' ? beforeIn(error.details) : null,
    })
    signal('refused')
  }
}

function beforeIn(details: CallRefused['details']): Before | null {
  const { at, gate } = details
  if (typeof at !== 'string' || typeof gate !== 'string') return null
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const { seat, by, admissionId, ticketId, ofSchedule } = details
  return {
    at,
    gate,
    seat: text(seat),
    by: text(by),
    admissionId: text(admissionId),
    ticketId: text(ticketId),
    scheduleId: text(ofSchedule),
  }
}

/** Undoes the admission a scan was told of: its own, or the one that a used ticket has. */
export async function undoAdmitted({ id, outcome }: Scan): Promise<void> {
  const own =
    outcome.is === 'admitted'
      ? {
          ...outcome.ticket,
          admissionId: id,
          seat: outcome.ticket.freeSeating ? '' : `${outcome.ticket.row}${outcome.ticket.number}`,
          gate: '',
          by: '',
        }
      : outcome.is === 'refused'
        ? outcome.before
        : null
  if (!own) return
  const { ticketId, scheduleId, admissionId, seat, gate, by } = own
  const undone = await call(undoAdmission, { params: { id: admissionId }, body: { ticketId, scheduleId } })
  // In place of the admission where it was made here: a box that lost both would close the door again.
  await remember(undone.remember)
  settle(id, { is: 'undone', seat, gate, by })
  const count = { inside: undone.inside, sold: undone.sold }
  useScans.setState(({ counts }) => ({ counts: { ...counts, [scheduleId]: count } }))
}

/** A recovering box may have lost this very ticket: it is asked again when it has recovered. */
function boxRecovers(): boolean {
  return catchesUp(queryClient.getQueryData(nodeStatusQuery.queryKey))
}

function settle(id: string, outcome: Outcome): void {
  useScans.setState(({ scans }) => ({
    scans: scans.map(scan => (scan.id === id ? { ...scan, outcome } : scan)),
  }))
}
