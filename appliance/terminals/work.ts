import type { TerminalSign } from '#core/terminal/contract.ts'

/** What a terminal is at work on. */
export type Work = {
  terminalId: string
  sign: TerminalSign
  code?: string | undefined
  stop: AbortController
}

/**
 * What a cinema's card terminals are at work on, each on one thing at a time, by the id of its attempt or end of day.
 *
 * @param onFree called when a terminal has become free: what waited for it goes on then
 */
export function openWork(onFree: () => void) {
  const work = new Map<string, Work>()
  return {
    of: (id: string) => work.get(id),
    isBusy: (terminalId: string) => [...work.values()].some(each => each.terminalId === terminalId),
    begin(id: string, terminalId: string): Work {
      const mine: Work = { terminalId, sign: 'wait', stop: new AbortController() }
      work.set(id, mine)
      return mine
    },
    end(id: string): void {
      if (work.delete(id)) onFree()
    },
  }
}
export type AtWork = ReturnType<typeof openWork>
