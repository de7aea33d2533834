import { fork, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { PictureAnswer, PictureJob } from './picture-job.ts'

/**
 * Pictures are unpacked and packed in a process of its own, one at a time and below everything else the machine does: the
 * library works on libuv's threads, which also write the mirror, and takes hundreds of megabytes for a large picture.
 * One that takes too long, and whatever else it does to the library, ends with that process and with nothing else.
 */
const limits = {
  /** A picture of the most pixels takes a few seconds, on a small box a few times as long. */
  jobMs: 60_000,
  /** Unused for so long, the process ends and gives its memory back. */
  idleMs: 20_000,
  /** Uploads that somebody waits for. */
  urgentMost: 8,
  /** Renditions to be made when there is time; what is not taken is asked for again by whoever looks. */
  waitingMost: 600,
}

type Waiting = {
  /** Read at its turn, so that what waits holds no bytes. */
  job: () => PictureJob | undefined
  resolve: (answer: PictureAnswer) => void
}

const urgent: Waiting[] = []
const later: Waiting[] = []
let running: (Waiting & { id: number; late: NodeJS.Timeout }) | undefined
let helper: ChildProcess | undefined
/** Whether the library runs at all: it has ready-made programs for the usual machines alone. */
let isReady = false
let idle: NodeJS.Timeout | undefined
let ids = 0

/**
 * Has a picture looked at or cut. Resolves with `undefined` at once when too many wait already.
 *
 * @param job read at its turn; undefined when there is nothing to do any more
 * @param when `urgent` when somebody waits for the answer
 */
export async function askForPicture(
  job: () => PictureJob | undefined,
  when: 'urgent' | 'later',
): Promise<PictureAnswer | undefined> {
  const [queue, most] = when === 'urgent' ? [urgent, limits.urgentMost] : [later, limits.waitingMost]
  if (queue.length >= most) return undefined
  return new Promise(resolve => {
    queue.push({ job, resolve })
    next()
  })
}

/** How many wait, and whether one is at work. */
export function pictureJobs(): { waiting: number; running: boolean } {
  return { waiting: urgent.length + later.length, running: running !== undefined }
}

/** Stops the process as if it had died; what was at work fails. For tests and for a node that ends. */
export function killPictureProcess(): void {
  helper?.kill('SIGKILL')
}

function next(): void {
  if (running) return
  const waiting = urgent.shift() ?? later.shift()
  if (!waiting) return rest()
  clearTimeout(idle)
  const job = readJob(waiting.job)
  if (!job) {
    waiting.resolve({ failed: 'ended' })
    return next()
  }
  const process = (helper ??= begin())
  const id = ++ids
  const late = setTimeout(() => process.kill('SIGKILL'), limits.jobMs).unref()
  running = { ...waiting, id, late }
  hold(process, true)
  process.send({ id, job }, cause => cause && gone(process))
}

function readJob(job: Waiting['job']): PictureJob | undefined {
  try {
    return job()
  } catch {
    // The database it would be read from is closed.
    return undefined
  }
}

function begin(): ChildProcess {
  isReady = false
  const child = fork(new URL('./picture-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=4', '--max-old-space-size=96'],
    // Nothing of the node's settings: there are secrets among them. One arena keeps glibc from holding what was freed.
    env: { UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid) lower(child.pid)
  child.on('message', (message: 'ready' | { id: number; done: PictureAnswer }) => {
    if (message === 'ready') isReady = true
    else if (running?.id === message.id) end(message.done)
  })
  child.on('error', () => gone(child))
  child.on('exit', () => gone(child))
  return child
}

/**
 * Everything else on the machine comes first, and where memory ends it is the one to go. Where the system does not let us,
 * it works all the same.
 */
function lower(pid: number): void {
  try {
    setPriority(pid, 10)
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // Not allowed here, or not Linux.
  }
}

function gone(child: ChildProcess): void {
  if (helper !== child) return
  helper = undefined
  end({ failed: isReady ? 'ended' : 'absent' })
}

function end(done: PictureAnswer): void {
  const job = running
  running = undefined
  clearTimeout(job?.late)
  job?.resolve(done)
  next()
}

/** An idle process keeps nothing running, and ends after a while. */
function rest(): void {
  const child = helper
  if (!child) return
  hold(child, false)
  clearTimeout(idle)
  idle = setTimeout(() => {
    helper = undefined
    child.disconnect()
  }, limits.idleMs).unref()
}

function hold(child: ChildProcess, on: boolean): void {
  for (const each of [child, child.channel]) if (on) each?.ref?.()
  for (const each of [child, child.channel]) if (!on) each?.unref?.()
}
