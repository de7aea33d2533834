import { comesRight } from '#core/refusal.ts'
import { catchesUp } from '#core/recovery/choices.ts'
import { create } from 'zustand'
import { admitTicket, readAdmissions } from '#core/admission/contract.ts'
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
  /** `ownScheduleId`: the show the ticket is valid for, when that is the reason. */
  | { is: 'refused'; code: CallRefused['code']; message: string; ownScheduleId: string | null }

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
    settle(id, { is: 'refused', code: error.code, message: error.message, ownScheduleId })
    signal('refused')
  }
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
