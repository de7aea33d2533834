import { readFileSync } from 'node:fs'
import type { Runtime } from '#core/journal/identity.ts'
import { linesIn, openLineFile } from './line-file.ts'

/** How many slips of an order were sent to the printer; the last entry counts. */
type Sent = Map<string, number>

/**
 * Slips about to be printed, logged beforehand on the mirror's device: a line costs less than a commit, and a database
 * that comes back without its last commits has lost which slips were being printed, while the file beside the mirror has
 * not. It never stops a print: where it cannot be written, the database is told of each slip.
 *
 * @param path the file; undefined logs nothing
 * @param isWaiting whether an order still has paper to come; the others are dropped when the file is made anew
 */
export function openPaperLog(
  path: string | undefined,
  isWaiting: (id: string) => boolean,
  { now, log }: Pick<Runtime, 'now' | 'log'>,
) {
  const toCome = (sent: Sent): Sent => new Map([...sent].filter(([id]) => isWaiting(id)))
  const sentOf = toCome(read(path))
  /** What the lines say, those of a file that is gone too. */
  let latest = sentOf
  const file = openLineFile(path ?? '', now, () => {
    latest = toCome(latest)
    return [...latest].map(lineOf).join('')
  })
  let isSafe = path !== undefined
  /** One line after the other. */
  let turn: Promise<unknown> = Promise.resolve()

  function trouble(cause: unknown): void {
    isSafe = false
    log.warn({ cause: String(cause) }, 'the file that remembers what was printed cannot be written')
  }

  async function write(id: string, sent: number): Promise<boolean> {
    try {
      await file.write(lineOf([id, sent]))
      latest.set(id, sent)
      isSafe = true
    } catch (cause) {
      trouble(cause)
    }
    return isSafe
  }

  return {
    /** What was being printed when the last program ended. */
    sentOf: new Map(sentOf) as ReadonlyMap<string, number>,
    /** Whether lines can be written, as far as is known. */
    isSafe: () => isSafe,
    /** Resolves once the line is on the disk, with true, or cannot be written. */
    keep(id: string, sent: number): Promise<boolean> {
      if (!path) return Promise.resolve(false)
      const written = turn.then(() => write(id, sent))
      turn = written
      return written
    },
    /** All of an order is out, as the database knows: a file that is made anew need not ask. */
    forget: (id: string): void => void latest.delete(id),
    async close(): Promise<void> {
      await (turn = turn.then(file.close).catch(trouble))
    },
  }
}

const lineOf = ([id, sent]: [string, number]) => `${id} ${sent}\n`

function read(path: string | undefined): Sent {
  const sent: Sent = new Map()
  let text = ''
  try {
    if (path) text = readFileSync(path, 'utf8')
  } catch {
    return sent
  }
  for (const line of linesIn(text)) {
    const [, id, count] = /^(\S+) (\d+)$/.exec(line) ?? []
    if (id) sent.set(id, Number(count))
  }
  return sent
}
