import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Log } from '#core/journal/identity.ts'

/** How many slips of an order were on their way to the printer; the last word counts. */
type Sent = Map<string, number>

/**
 * What is about to leave, told to the mirror's device too, before it leaves. A database that comes back without its last
 * commits has forgotten which slips were on their way; the file beside the mirror has not, and what it names comes out as
 * a copy. It never stops a print: where it cannot be written, the database alone remembers.
 *
 * @param path the file; undefined keeps nothing
 * @param isWaiting whether an order still has paper to come; the others are forgotten at the start
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
    /** What was on its way when the last program ended. */
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

/** In one step: a power cut leaves the old file or the new one. */
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
  // A line that a power cut tore is no word.
  for (const line of text.split('\n').slice(0, -1)) {
    const [, id, count] = /^(\S+) (\d+)$/.exec(line) ?? []
    if (id) sent.set(id, Number(count))
  }
  return sent
}

const lines = (sent: Sent) => [...sent].map(([id, count]) => `${id} ${count}\n`).join('')
