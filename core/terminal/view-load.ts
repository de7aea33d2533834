import { readsTraining } from '../journal/storage/training.ts'
import type { Node } from '../journal/node.ts'
import type { AttemptView, TerminalCondition, TerminalSign, TillTerminal } from './contract.ts'
import { codesOfDevice, terminalOfDevice } from './load.ts'
import { answerTo, attemptsForId, openAttemptsIn, type AttemptRow } from './store.ts'

type Reading = Pick<Node, 'db' | 'catalogue' | 'identity'>

/** How terminals are now. */
export type TerminalsNow = {
  /** Null before it was ever looked for. */
  condition(terminalId: string): TerminalCondition | null
  /** What the terminal that is at work on an attempt says; undefined where none is at work on it. */
  atWork(attemptId: string): { sign: TerminalSign; code?: string | undefined } | undefined
}

/** What a till shows of its card terminal. */
export function tillTerminalOf(
  node: Reading,
  terminals: TerminalsNow,
  { deviceId, forId }: { deviceId: string | null; forId?: string | undefined },
): TillTerminal {
  const { db, catalogue, identity } = node
  const cinemaId = identity.cinemaId ?? ''
  const entry = terminalOfDevice(catalogue, cinemaId, deviceId)
  const view = (row: AttemptRow) => attemptView(node, terminals, row, deviceId)
  const codes = codesOfDevice(catalogue, cinemaId, deviceId)
  const mine = [entry?.id, codes?.id]
  const isMine = (row: AttemptRow) => row.deviceId === deviceId || mine.includes(row.terminalId)
  return {
    terminal:
      entry && !readsTraining(db)
        ? { id: entry.id, name: entry.name, condition: terminals.condition(entry.id) }
        : null,
    code: codes && !readsTraining(db) ? { id: codes.id, name: codes.name } : null,
    asked: forId === undefined ? [] : attemptsForId(db, cinemaId, forId).map(view),
    open: openAttemptsIn(db, cinemaId).filter(isMine).map(view),
  }
}

function attemptView(
  { db }: Reading,
  terminals: TerminalsNow,
  row: AttemptRow,
  deviceId: string | null,
): AttemptView {
  const { id, kind, forId, ofId, cents, terminal, device, employeeName, at, outcome, isOpen } = row
  const answer = answerTo(db, row.cinemaId, id)
  const work = outcome === null ? terminals.atWork(id) : undefined
  return {
    id,
    kind,
    forId,
    ofId,
    cents,
    terminal,
    device,
    isHere: row.deviceId === deviceId,
    employeeName,
    at,
    state: outcome ?? (work ? 'pending' : 'unknown'),
    sign: work?.sign ?? null,
    code: work?.code ?? null,
    reason: answer?.reason ?? null,
    card: answer?.card ?? null,
    tipCents: answer?.tipCents ?? 0,
    isOpen: isOpen === 1,
  }
}
