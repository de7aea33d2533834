type Task = { due: number; order: number; work: () => void; alive: () => boolean }

const always = () => true

/**
 * Time that passes only when nothing is left to do at this instant. Tasks run by due time, then in the order they were
 * asked for; after each one all promises it settled run to their end, as one turn of a real event loop would.
 */
export function openClockwork(startMs: number, afterTask: () => void) {
  const heap: Task[] = []
  let nowMs = startMs
  let asked = 0
  let ran = 0

  async function runUntil(untilMs: number): Promise<void> {
    await turn()
    afterTask()
    while (heap.length && heap[0]!.due <= untilMs) {
      const task = take(heap)
      nowMs = Math.max(nowMs, task.due)
      if (!task.alive()) continue
      task.work()
      ran += 1
      await turn()
      afterTask()
    }
    nowMs = Math.max(nowMs, untilMs)
  }

  return {
    now: () => nowMs,
    ran: () => ran,
    /** Runs the work after that many milliseconds, unless whoever asked for it is gone by then. */
    after(ms: number, work: () => void, alive: () => boolean = always) {
      put(heap, { due: nowMs + Math.max(0, ms), order: asked++, work, alive })
    },
    sleep(ms: number, alive: () => boolean = always) {
      return new Promise<void>(resolve => this.after(ms, resolve, alive))
    },
    pass: (ms: number) => runUntil(nowMs + ms),
  }
}
export type Clockwork = ReturnType<typeof openClockwork>

/** Lets every promise that can settle do so: Node comes to this after all of them, and asks the system for nothing. */
export function turn(): Promise<void> {
  return new Promise(resolve => process.nextTick(resolve))
}

/** Lets whoever watches this process hear of it: in simulated time nothing of the real world gets its turn. */
export function breathe(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

const before = (a: Task, b: Task) => a.due < b.due || (a.due === b.due && a.order < b.order)

function put(heap: Task[], task: Task): void {
  let at = heap.push(task) - 1
  while (at > 0) {
    const up = (at - 1) >> 1
    if (!before(task, heap[up]!)) break
    heap[at] = heap[up]!
    at = up
  }
  heap[at] = task
}

function take(heap: Task[]): Task {
  const first = heap[0]!
  const last = heap.pop()!
  if (!heap.length) return first
  let at = 0
  for (;;) {
    let down = 2 * at + 1
    if (down >= heap.length) break
    if (down + 1 < heap.length && before(heap[down + 1]!, heap[down]!)) down += 1
    if (!before(heap[down]!, last)) break
    heap[at] = heap[down]!
    at = down
  }
  heap[at] = last
  return first
}
