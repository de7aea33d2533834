import { isDeepStrictEqual } from 'node:util'
import type { Node } from '#core/journal/node.ts'
import { terminalById } from '#core/terminal/load.ts'
import type { TerminalEntry } from '#core/venue/terminal-entry.ts'
import type { CardTerminal } from '../drivers/terminal/contract.ts'

/**
 * The card terminals of a cinema, each opened when it is asked for and let go of once it is entered otherwise.
 *
 * @param open opens a terminal by its entry; undefined for a connection this version does not know
 */
export function openTerminals(
  { catalogue }: Pick<Node, 'catalogue'>,
  cinemaId: string,
  open: (entry: TerminalEntry) => CardTerminal | undefined,
) {
  const opened = new Map<string, { entry: TerminalEntry; terminal: CardTerminal }>()
  return {
    /** The terminal as it is entered now. */
    at(id: string): { entry: TerminalEntry; terminal: CardTerminal } | undefined {
      const entry = terminalById(catalogue, cinemaId, id)
      const known = opened.get(id)
      if (known && isDeepStrictEqual(known.entry, entry)) return known
      known?.terminal.close()
      opened.delete(id)
      const terminal = entry && open(entry)
      if (!entry || !terminal) return undefined
      const made = { entry, terminal }
      opened.set(id, made)
      return made
    },
    condition: (id: string) => opened.get(id)?.terminal.condition() ?? null,
    /** Each one that is entered, as it was last seen. */
    conditions: () =>
      (catalogue.get('cinema', cinemaId)?.terminals ?? []).map(({ id, name }) => ({
        kind: 'terminal',
        name,
        condition: words[opened.get(id)?.terminal.condition() ?? 'none'],
      })),
    close() {
      for (const { terminal } of opened.values()) terminal.close()
    },
  }
}

/** How the health page says it. */
const words = {
  operational: 'operational',
  communication_error: 'communication_error',
  not_accepted: 'others',
  none: 'configured',
} as const

export type OpenTerminals = ReturnType<typeof openTerminals>
