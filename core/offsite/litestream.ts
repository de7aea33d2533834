import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Log } from '../journal/identity.ts'
import { configurationText, readVersion, type Copy, type Dialect, type Pace } from './configuration.ts'
import type { OffsiteTrouble } from './contract.ts'
import { readLogLine } from './litestream-log.ts'
import { secretsOf, type Target } from './target.ts'

/** Why no copy can be fetched, with Litestream's message. */
export class OffsiteFailure extends Error {
  readonly trouble: OffsiteTrouble
  constructor(trouble: OffsiteTrouble, detail: string) {
    super(detail)
    this.trouble = trouble
  }
}

/** Process priority of proofs: selling comes first. */
const lowPriority = 10

/**
 * The Litestream to run: the setting's, or the one from npm. That one is never used in production, because its own
 * SQLite can lose commits of the live database (see `FOYER_LITESTREAM`).
 */
export function findLitestream(setting: string | undefined, production: boolean): string {
  if (setting) return setting
  if (production)
    throw new OffsiteFailure('program_missing', 'set FOYER_LITESTREAM to Litestream 0.5.17 or newer')
  try {
    const name = `@flydotio/litestream-${process.platform}-${process.arch}`
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'litestream')
  } catch {
    throw new OffsiteFailure('program_missing', 'npm brings none for this machine; set FOYER_LITESTREAM')
  }
}

/** Runs it once to its end. Throws `OffsiteFailure` when there is no such program. */
function run(
  program: string,
  args: string[],
  options: { signal?: AbortSignal; started?: (child: ChildProcess) => void },
) {
  return new Promise<{ status: number | null; out: string; complaint: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.signal ? { signal: options.signal } : {}),
    })
    let out = ''
    let complaint = ''
    child.stdout.setEncoding('utf8').on('data', text => (out += text))
    child.stderr.setEncoding('utf8').on('data', text => (complaint = (complaint + text).slice(-4000)))
    child.once('error', cause =>
      reject(new OffsiteFailure('program_missing', `${program}: ${cause.message}`)),
    )
    child.once('close', status => resolve({ status, out, complaint: complaint || out.slice(-4000) }))
    options.started?.(child)
  })
}

export async function askVersion(program: string): Promise<ReturnType<typeof readVersion>> {
  const { status, out, complaint } = await run(program, ['version'], {})
  if (status !== 0)
    throw new OffsiteFailure('program_missing', `${program} version: ${lastLine(complaint, [])}`)
  return readVersion(out)
}

/** Litestream's message for an incomplete copy; any other failure is about reaching it. */
const notWhole =
  /no snapshots available|missing (initial )?wal|wal segments out of order|cannot apply wal|non-contiguous|invalid ltx|ltx file (corrupted|missing)|checksum mismatch/i

export type Fetching = {
  program: string
  dialect: Dialect
  target: Target
  pace: Pace
  /** A folder used only for this. */
  scratch: string
  signal?: AbortSignal
}

/**
 * Restores a copy into the scratch folder and returns the database's path; undefined when there is nothing at that
 * path, which Litestream reports as success. Throws `OffsiteFailure` when the target does not answer or the copy is
 * incomplete.
 */
export async function fetchCopy(from: Fetching, name: string): Promise<string | undefined> {
  const restored = join(from.scratch, 'restored.db')
  const { status, complaint } = await run(from.program, restoreArguments(from, name, restored), {
    ...(from.signal ? { signal: from.signal } : {}),
    started: yieldToSales,
  })
  if (status !== 0)
    throw new OffsiteFailure(
      notWhole.test(complaint) ? 'damaged' : 'not_fetched',
      lastLine(complaint, secretsOf(from.target)),
    )
  return existsSync(restored) ? restored : undefined
}

/** Whether there is anything at that path: a restore is begun, and ended as soon as it writes a byte. */
export async function copyExists(from: Fetching, name: string): Promise<boolean> {
  const restored = join(from.scratch, 'probe.db')
  let found = false
  let watching: NodeJS.Timeout | undefined
  const arguments_ = restoreArguments(from, name, restored)
  const { status, complaint } = await run(from.program, arguments_, {
    ...(from.signal ? { signal: from.signal } : {}),
    started(child) {
      watching = setInterval(() => {
        if (!readdirSync(from.scratch).some(file => file.startsWith('probe.db'))) return
        found = true
        child.kill('SIGKILL')
      }, 50)
    },
  }).finally(() => clearInterval(watching))
  found ||= existsSync(restored) || notWhole.test(complaint)
  if (!found && status !== 0)
    throw new OffsiteFailure('not_fetched', lastLine(complaint, secretsOf(from.target)))
  for (const file of readdirSync(from.scratch)) rmSync(join(from.scratch, file))
  return found
}

function restoreArguments(from: Fetching, name: string, output: string): string[] {
  // Litestream finds the replica by the database it belongs to; this one is never opened.
  const databasePath = join(from.scratch, 'live.db')
  const configuration = join(from.scratch, 'restore.yml')
  writeConfiguration(
    configuration,
    configurationText(from.dialect, from.target, [{ databasePath, name }], from.pace),
  )
  return [
    'restore',
    '-config',
    configuration,
    '-no-expand-env',
    '-if-replica-exists',
    '-o',
    output,
    databasePath,
  ]
}

/** Only this user may read it: the target's keys are in it. */
function writeConfiguration(path: string, text: string): void {
  rmSync(path, { force: true })
  writeFileSync(path, text, { mode: 0o600 })
}

/** Gives a child process a low CPU priority. */
export function yieldToSales(child: ChildProcess): void {
  try {
    if (child.pid) setPriority(child.pid, lowPriority)
  } catch {
    // It has already ended, or this system knows no priorities.
  }
}

export type Replicating = {
  ended: Promise<number | null>
  stop: (patienceMs: number) => Promise<void>
  /** The last error message, to say why it ended. */
  lastComplaint: () => string
}

/**
 * Starts Litestream beside the node and forwards its log.
 *
 * @param folder for its configuration and its process id, so that a process left from a crash is found
 */
export function replicate(
  at: { program: string; dialect: Dialect; target: Target; pace: Pace; folder: string; log: Log },
  copies: readonly Copy[],
): Replicating {
  const configuration = join(at.folder, 'litestream.yml')
  writeConfiguration(configuration, configurationText(at.dialect, at.target, copies, at.pace))
  const child = spawn(at.program, ['replicate', '-config', configuration, '-no-expand-env'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches the whole process group; this process must outlive the node, to send its last facts.
    detached: true,
  })
  const secrets = secretsOf(at.target)
  let complaint = ''
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => {
      const entry = readLogLine(line, secrets)
      if (!entry) return
      at.log[entry.level](entry.details, entry.message)
      if (entry.level !== 'info') complaint = lastLine(line, secrets)
    })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', cause =>
      reject(new OffsiteFailure('program_missing', `${at.program}: ${cause.message}`)),
    )
    child.once('exit', resolve)
  })
  ended.catch(() => undefined)
  if (child.pid) writeFileSync(join(at.folder, 'litestream.pid'), String(child.pid))
  return {
    ended,
    lastComplaint: () => complaint,
    async stop(patienceMs) {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      await ended.catch(() => undefined)
      clearTimeout(late)
    },
  }
}

/**
 * Ends the Litestream that a killed node left behind: two of them on one database would write two histories to one
 * path. It is recognised by its configuration, so that no other process is ended.
 */
export async function endLeftOver(folder: string, patienceMs: number): Promise<void> {
  const path = join(folder, 'litestream.pid')
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0
  const ours = () => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(folder, 'litestream.yml'))
    } catch {
      return false
    }
  }
  if (!pid || !ours()) return
  const end = performance.now() + patienceMs
  for (let signal: NodeJS.Signals | undefined = 'SIGTERM'; ours();) {
    try {
      if (signal) process.kill(pid, signal)
    } catch {
      return // It ended just now.
    }
    signal = performance.now() > end ? 'SIGKILL' : undefined
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** The last line of its output, without keys. */
function lastLine(complaint: string, secrets: readonly string[]): string {
  const lines = complaint.trim().split('\n')
  const line = lines.find(each => each.startsWith('panic:')) ?? lines.at(-1) ?? ''
  const read = readLogLine(line, secrets)
  const error = (read?.details as { error?: unknown } | undefined)?.error
  return [read?.message.replace('litestream: ', ''), error].filter(Boolean).join(': ') || 'it said nothing'
}
