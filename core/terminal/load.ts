import type { Catalogue } from '../journal/apply.ts'
import type { Db } from '../database/sql.ts'
import type { Tx } from '../journal/node.ts'
import type { TerminalEntry } from '../venue/terminal-entry.ts'
import type { AttemptNow, TerminalNow } from './attempt.ts'
import { answerTo, attemptsForId, type AttemptRow } from './store.ts'

type Named = Pick<Catalogue, 'get'>

/** A terminal of a cinema by its entry. */
export function terminalById(catalogue: Named, cinemaId: string, id: string): TerminalEntry | undefined {
  return catalogue.get('cinema', cinemaId)?.terminals?.find(terminal => terminal.id === id)
}

/** The terminal a till is wired to; undefined where sums are typed by hand. */
export function terminalOfDevice(
  catalogue: Named,
  cinemaId: string,
  deviceId: string | null | undefined,
): TerminalEntry | undefined {
  const { terminalId } = catalogue.get('device', deviceId ?? '') ?? {}
  return terminalId ? terminalById(catalogue, cinemaId, terminalId) : undefined
}

/** What makes the codes that guests of a till may pay by; undefined where there is none. */
export function codesOfDevice(
  catalogue: Named,
  cinemaId: string,
  deviceId: string | null | undefined,
): TerminalEntry | undefined {
  const { codeTerminalId } = catalogue.get('device', deviceId ?? '') ?? {}
  return codeTerminalId ? terminalById(catalogue, cinemaId, codeTerminalId) : undefined
}

/** The terminal that gives back what it took: itself, while it is entered. */
export function terminalToGive(
  catalogue: Named,
  taken: Pick<AttemptRow, 'cinemaId' | 'terminalId'>,
): TerminalEntry | undefined {
  return terminalById(catalogue, taken.cinemaId, taken.terminalId)
}

/** Attempts for a bill, an exchange or a refund, with what the terminal calls them. */
export function loadAttempts(db: Db, cinemaId: string, forId: string): AttemptNow[] {
  return attemptsForId(db, cinemaId, forId).map(row => ({ ...row, answer: answerTo(db, cinemaId, row.id) }))
}

/** What a sale must know of card terminals; in training none is wired, since it would take real money. */
export function loadTerminal(
  { db, catalogue, actor, training }: Pick<Tx, 'db' | 'catalogue' | 'actor' | 'training'>,
  cinemaId: string,
  forId: string,
): TerminalNow {
  return {
    isWired: !training && terminalOfDevice(catalogue, cinemaId, actor.device) !== undefined,
    attempts: loadAttempts(db, cinemaId, forId),
  }
}
