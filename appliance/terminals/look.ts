import type { Node } from '#core/journal/node.ts'
import type { TerminalLook } from '#core/api/terminal-looks.ts'
import { Refusal } from '#core/refusal.ts'
import type { OpenTerminals } from './open-terminals.ts'

/** Between two looks at one terminal, so that nobody keeps it from its guests with one finger. */
const pauseMs = 5000

/**
 * Looks whether a terminal answers and accepts this box; no money moves. One that is at work is left alone. Refuses
 * `record_unknown` for a terminal that is not entered here, and `too_many_requests` soon after another look.
 */
export function openTerminalLooks(
  { runtime }: Pick<Node, 'runtime'>,
  terminals: OpenTerminals,
  isBusy: (terminalId: string) => boolean,
) {
  const lastMs = new Map<string, number>()
  return async (terminalId: string): Promise<TerminalLook> => {
    const known = terminals.at(terminalId)
    if (!known) throw new Refusal('record_unknown')
    const nowMs = runtime.now()
    if (nowMs - (lastMs.get(terminalId) ?? -pauseMs) < pauseMs) throw new Refusal('too_many_requests')
    lastMs.set(terminalId, nowMs)
    return isBusy(terminalId) ? 'busy' : await known.terminal.look()
  }
}
