import { constants, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import type { Runtime } from '#core/journal/identity.ts'

/** How many slips of an order were sent to the printer; the last entry counts. */
type Sent = Map<string, number>

/**
 * Slips about to be printed, logged beforehand on the mirror's device: a line costs less than a commit, and a database
 * that comes back without its last commits has lost which slips were being printed, while the file beside the mirror has
 * not. It never stops a print: where it cannot be written, the database is told of each slip.
 *
 * @param path the file; undefined logs nothing
 * @param isWaiting whether an order still has paper to come; the others are dropped at the start
 */
export function openPaperLog(
  path: string | undefined,
  isWaiting: (id: string) => boolean,
  { now, log }: Pick<Runtime, 'now' | 'log'>,
) {
  const sentOf: Sent = new Map([...read(path)].filter(([id]) => isWaiting(id)))
  let isSafe = path !== undefined
  /** The file may end in a part of a line. */
  let isTorn = false
  function trouble(cause: unknown): void {
    isSafe = false
    isTorn = true
    log.warn({ cause: String(cause) }, 'the file that remembers what was printed cannot be written')
  }
  try {
    if (path) writeAnew(path, sentOf)
  } catch (cause) {
    trouble(cause)
  }
  let file: FileHandle | undefined
  let openedMs = 0
  /** One line after the other, so that no file is closed under one. */
  let turn: Promise<unknown> = Promise.resolve()

  async function letGo(): Promise<void> {
    const held = file
    file = undefined
    await held?.close()
  }

  async function write(to: string, line: string): Promise<boolean> {
    try {
      if (file && Math.abs(now() - openedMs) >= heldMs) await letGo()
      if (!file) {
        file = await open(to, appendSafely)
        openedMs = now()
      }
      // What a full disk took of the line before must not spoil this one.
      const text = isTorn ? `\n${line}` : line
      // A disk that fills up takes a part of it and says no more than that.
      const { bytesWritten } = await file.write(text)
      if (bytesWritten < Buffer.byteLength(text)) throw new Error('a line was written in part')
      isSafe = true
      isTorn = false
    } catch (cause) {
      await letGo().catch(() => undefined)
      trouble(cause)
    }
    return isSafe
  }

  return {
    /** What was being printed when the last program ended. */
    sentOf,
    /** Whether lines can be written, as far as is known. */
    isSafe: () => isSafe,
    /** Resolves once the line is on the disk, with true, or cannot be written. */
    keep(id: string, sent: number): Promise<boolean> {
      if (!path) return Promise.resolve(false)
      const written = turn.then(() => write(path, lines(new Map([[id, sent]]))))
      turn = written
      return written
    },
    async close(): Promise<void> {
      await (turn = turn.then(letGo).catch(trouble))
    },
  }
}

/** Each write is on the disk when it ends: half the work of a write and a sync after it. */
const appendSafely = constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | constants.O_DSYNC
/** So long the file is kept open. A device that was pulled and replaced is written to again after that. */
const heldMs = 1000

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
