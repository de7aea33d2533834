import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Listening } from '#core/settings/start.ts'
import { serviceEnvironment } from '../world/program.ts'
import type { Wire } from '../world/wire.ts'
import { patient } from './patience.ts'

const startTimeoutMs = patient(30_000)

export type MachineOptions = {
  name: 'box' | 'relay'
  main: 'appliance/main.ts' | 'cloud-relay/main.ts'
  /** Read at every start, so that a scenario may change a setting in between. */
  settings: () => Record<string, string>
  /** Where clients reach it on this machine; it takes a port of its own each time, and this leads there. */
  door: Pick<Wire, 'port' | 'lead'>
  logFile: string
  /** What its command line begins with, such as `ip netns exec <name>`. */
  before?: readonly string[]
}

/** One of Foyer's programs as a process of its own, which can lose its power at any moment. */
export function openMachine(options: MachineOptions) {
  const log = createWriteStream(options.logFile, { flags: 'a' })
  let child: ChildProcess | undefined
  let ended: Promise<unknown> = Promise.resolve()
  let incarnation = 0
  let dark = false
  let wanted = false
  // Whatever becomes of the torture, nothing it started outlives it.
  const outlived = () => void child?.kill('SIGKILL')
  process.on('exit', outlived)
  const falls: string[] = []

  function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown> {
    wanted = true
    child?.kill(signal)
    return ended
  }

  async function start(): Promise<void> {
    await ended
    dark = false
    const [command = '', ...rest] = [
      ...(options.before ?? []),
      process.execPath,
      fileURLToPath(new URL(`../../${options.main}`, import.meta.url)),
    ]
    const mine = spawn(command, rest, {
      env: serviceEnvironment({
        NODE_ENV: 'production',
        FOYER_LOG: 'warn',
        FOYER_PORT: '0',
        ...options.settings(),
      }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = mine
    wanted = false
    let said = ''
    mine.on('message', message => options.door.lead((message as Listening).listening.port))
    mine.stdout!.pipe(log, { end: false })
    mine.stderr!.on('data', chunk => {
      said += String(chunk)
      log.write(chunk)
    })
    ended = new Promise(resolve =>
      mine.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`)).once('error', resolve),
    )
    void ended.then(how => {
      if (child === mine) child = undefined
      if (!wanted) falls.push(`${how}: ${said.trim().slice(-1500)}`)
    })
    const until = Date.now() + startTimeoutMs
    while (!(await answers(options.door.port))) {
      if (child !== mine) throw new NotStarted(`the ${options.name} ended at its start: ${said.trim()}`)
      if (Date.now() > until)
        throw new NotStarted(`the ${options.name} did not answer within ${startTimeoutMs} ms`)
      await new Promise(resolve => setTimeout(resolve, 25))
    }
  }

  return {
    name: options.name,
    port: options.door.port,
    start,
    /** What it said last whenever it ended by itself. */
    falls,
    running: () => child !== undefined,
    pid: () => child?.pid,
    /** Grows when its power is cut: an answer that comes out of an earlier life was never given. */
    incarnation: () => incarnation,
    /** From this moment on nothing it says is heard; its process may still have to be ended. */
    goDark() {
      incarnation += 1
      dark = true
    },
    dark: () => dark,
    /** `kill -9`, and waits until the process is gone. */
    kill: () => end('SIGKILL'),
    /** As a shutdown does. */
    async stop() {
      const late = setTimeout(() => void end('SIGKILL'), patient(20_000))
      await end('SIGTERM')
      clearTimeout(late)
    },
    /** Once it is stopped for good. */
    close() {
      process.off('exit', outlived)
      log.end()
    },
  }
}
export type Machine = ReturnType<typeof openMachine>

/** A program that refuses to start, with its own sentence. */
export class NotStarted extends Error {}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const asked = request(
      { host: 'localhost', port, path: '/api/health', timeout: 1000, agent: false },
      response => {
        response.resume()
        resolve(response.statusCode === 200)
      },
    )
    asked.on('error', () => resolve(false)).on('timeout', () => asked.destroy())
    asked.end()
  })
}
