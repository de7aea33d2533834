import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Log } from '#core/journal/identity.ts'

/** How many slips of an order were sent to the printer; the last entry counts. */
type Sent = Map<string, number>

/**
 * Slips about to be printed, logged beforehand on the mirror's device too. A database that comes back without its last
 * commits has lost which slips were being printed; the file beside the mirror has not, and those come out as copies. It
 * never stops a print: where it cannot be written, only the database has it.
 *
 * @param path the file; undefined logs nothing
 * @param isWaiting whether an order still has paper to come; the others are dropped at the start
 */
export function openPaperLog(path: string | undefined, isWaiting: (id: string) => boolean, log: Log) {
  const sentOf: Sent = new Map([...read(path)].filter(([id]) => isWaiting(id)))
  const trouble = (cause: unknown) =>
    log.warn({ cause: String(cause) }, 'the file that remembers what was printed cannot be written')
  try {
    if (path) writeAnew(path, sentOf)
  } catch (cause) {
    trouble(cause)
  }

  return {
    /** What was being printed when the last program ended. */
    sentOf,
    async keep(id: string, sent: number): Promise<void> {
      if (!path) return
      try {
        const file = await open(path, 'a')
        try {
          await file.appendFile(lines(new Map([[id, sent]])))
          await file.datasync()
        } finally {
          await file.close()
        }
      } catch (cause) {
        trouble(cause)
      }
    },
  }
}

/** Atomically: a power cut leaves the old file or the new one. */
function writeAnew(path: string, sent: Sent): void {
  writeFileSync(`${path}.new`, lines(sent), { flush: true })
  renameSync(`${path}.new`, path)
}

function read(path: string | undefined): Sent {
  const sent: Sent = new Map()
  let text = ''
  try {
    if (path) text = readFileSync(path, 'utf8')
  } catch {
    return sent
  }
  // A line cut off by a power cut does not count.
  for (const line of text.split('\n').slice(0, -1)) {
    const [, id, count] = /^(\S+) (\d+)$/.exec(line) ?? []
    if (id) sent.set(id, Number(count))
  }
  return sent
}

const lines = (sent: Sent) => [...sent].map(([id, count]) => `${id} ${count}\n`).join('')
