import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '#core/settings/config.ts'
import { nodeFlags } from '#core/settings/node-flags.ts'
import type { Listening } from '#core/settings/start.ts'

/** One program of the demo: what people call it, its file from the root, its settings, and where it answers. */
export type Program = {
  name: string
  path: string
  environment: Record<string, string>
  /** The ports it is known by, which it may not be listening on. */
  at: { port: number; smtpPort?: number }
  healthUrl: string
}

/** How long a program may take to answer, and how often the wait is told: a slow disk is no fault. */
export type Patience = { longestMs: number; noticeEveryMs: number }
const patience: Patience = { longestMs: 300_000, noticeEveryMs: 15_000 }
const stopTimeoutMs = 5000

/**
 * Starts and stops programs, each in a process of its own, by their names. None of them outlives this process: they are
 * told when it exits, and end by themselves when it is killed.
 *
 * @param lead receives on which port a program listens that is known by another one
 */
export function openProcesses(
  watch: boolean,
  say: (line: string) => void,
  lead?: (place: number, port: number) => void,
  { longestMs, noticeEveryMs } = patience,
) {
  const running = new Map<string, ChildProcess>()
  process.once('exit', () => running.forEach(child => child.kill('SIGTERM')))
  const stopping = new Set<string>()

  /** Resolves when it answers. One that ends before that, or never answers, is no longer there, and is refused. */
  function start(program: Program): Promise<void> {
    const { name, at } = program
    say(`starting the ${name} ...`)
    const child = spawned(program, watch)
    running.set(name, child)
    // A watched program's messages are forwarded to its watcher.
    child.on('message', message => tellPorts((message as Partial<Listening>).listening, at))
    const lastWords = listenTo(child)
    return new Promise((resolve, reject) => {
      let open = false
      child.once('exit', code => {
        running.delete(name)
        if (!open && !stopping.has(name))
          reject(new ConfigError(lastWords() || `the ${name} ended with ${code}`))
        else if (!stopping.has(name))
          say(`The ${name} ended by itself (${code}). Type "quit" and start again.`)
      })
      void waitFor(program).then(
        () => ((open = true), resolve()),
        cause => stop(name).finally(() => reject(cause)),
      )
    })
  }

  async function waitFor({ name, healthUrl }: Program): Promise<void> {
    const beganMs = Date.now()
    let noticedMs = beganMs
    while (running.has(name) && Date.now() - beganMs < longestMs) {
      if (await answers(healthUrl)) return
      if (Date.now() - noticedMs >= noticeEveryMs) {
        noticedMs = Date.now()
        say(`the ${name} is still starting, after ${Math.round((noticedMs - beganMs) / 1000)} seconds ...`)
      }
      await rest(100)
    }
    throw new ConfigError(`the ${name} did not answer within ${longestMs / 1000} seconds: ${healthUrl}`)
  }

  function tellPorts(listening: Listening['listening'] | undefined, at: Program['at']): void {
    if (!listening) return
    lead?.(at.port, listening.port)
    if (at.smtpPort && listening.smtpPort) lead?.(at.smtpPort, listening.smtpPort)
  }

  async function stop(name: string): Promise<void> {
    const child = running.get(name)
    if (!child) return
    stopping.add(name)
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await ended
    clearTimeout(late)
    stopping.delete(name)
  }

  return {
    start,
    stop,
    stopAll: async () => void (await Promise.all([...running.keys()].map(stop))),
    runs: (name: string) => running.has(name),
  }
}

function spawned({ path, environment }: Program, watch: boolean): ChildProcess {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  return spawn(
    process.execPath,
    [...nodeFlags, ...(watch ? ['--watch-preserve-output', '--watch'] : []), file],
    {
      env: { ...process.env, FOYER_LOG: process.env['FOYER_LOG'] || 'warn', ...environment },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    },
  )
}

/** Shows a program's complaints, and returns how to read the last one. */
function listenTo(child: ChildProcess): () => string | undefined {
  let output = ''
  child.stderr!.on('data', chunk => {
    output += chunk
    process.stderr.write(chunk)
  })
  return () => output.trim().split('\n').at(-1)
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    response => response.ok,
    () => false,
  )
}
