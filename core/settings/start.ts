import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs'
import type { Server } from 'node:net'
import { dirname } from 'node:path'
import { pino, type Logger } from 'pino'
import type { Node } from '../journal/node.ts'
import { MirrorConflict } from '../journal/storage/replay-mirror.ts'
import { ConfigError } from './config.ts'

export function openLog(name: string, level: string): Logger {
  return pino({ name, level })
}

/** Makes a folder and makes sure it can be written. Throws `ConfigError` naming the folder and the fix. */
export function requireFolder(path: string, setting: string): void {
  try {
    makeFolder(path)
    accessSync(path, constants.W_OK)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? ''
    throw new ConfigError(
      `The folder ${path} cannot be written (${code}). Give this user the right to write there, or set ${setting} to a place elsewhere.`,
    )
  }
}

/** Writes a small secret file to a new name and renames it, synced: a power cut leaves the old one or the new one. */
export function writeDurably(path: string, text: string): void {
  const file = openSync(`${path}.new`, 'w', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(`${path}.new`, path)
  const folder = openSync(dirname(path), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Step by step: Node's own recursive option never ends below a folder in which none can be made, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/**
 * Listens, or says in one sentence which port is taken and by which setting to choose another.
 *
 * @param host an address of this machine; all of them when left out
 */
export function listen(server: Server, portNumber: number, setting: string, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EADDRINUSE')
        reject(
          new ConfigError(
            `Port ${portNumber} is already in use. Stop the other program, or set ${setting} to a free port.`,
          ),
        )
      else if (cause.code === 'EACCES')
        reject(
          new ConfigError(
            `Port ${portNumber} needs more rights than this user has. Set ${setting} to a port above 1023.`,
          ),
        )
      else if (cause.code === 'EADDRNOTAVAIL')
        reject(
          new ConfigError(
            `${host} is no address of this machine. Set FOYER_HOST to one, or to 0.0.0.0 for all of them.`,
          ),
        )
      else reject(cause)
    })
    server.listen({ port: portNumber, host }, () => resolve((server.address() as { port: number }).port))
  })
}

/** From here on files of this program are readable only by its user: facts, names, keys. */
export function keepPrivate(): void {
  process.umask(0o077)
}

/** What a program sends to its parent process: the ports it was given. */
export type Listening = { listening: { port: number; smtpPort?: number } }

/**
 * Runs a program's main: a wrong setting, or disks that tell different histories, end it with one sentence and status 2,
 * anything else with the log and 1. SIGTERM, SIGINT and the end of a parent that listens to it close what it opened. What it writes is its user's alone.
 */
export async function runMain(
  name: string,
  main: () => Promise<{
    close: () => Promise<void>
    port: number
    smtpPort?: number
    /** Nodes that still read their disks when the program is open, and may find histories that need a person. */
    nodes?: readonly Pick<Node, 'stoodUp'>[]
  }>,
): Promise<void> {
  function end(cause: unknown): never {
    const isExpected = cause instanceof ConfigError || cause instanceof MirrorConflict
    process.stderr.write(
      isExpected
        ? `${name}: ${(cause as Error).message}\n`
        : `${name} could not start: ${String((cause as Error)?.stack ?? cause)}\n`,
    )
    process.exit(isExpected ? 2 : 1)
  }
  keepPrivate()
  try {
    const running = await main()
    const { port, smtpPort } = running
    process.send?.({ listening: smtpPort ? { port, smtpPort } : { port } } satisfies Listening)
    for (const { stoodUp } of running.nodes ?? [])
      stoodUp.catch((cause: unknown) => cause instanceof MirrorConflict && end(cause))
    const stop = () => void running.close().then(() => process.exit(0))
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    // A program that another one started ends with it, however that ended.
    process.once('disconnect', stop)
  } catch (cause) {
    end(cause)
  }
}
