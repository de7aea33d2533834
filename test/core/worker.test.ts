import { expect, test } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { onFacts, openWorker, type WorkerOptions } from '#core/worker.ts'
import { quietLog, testRuntime } from '../world/clock.ts'
import { turns } from './journal/gated-mirror.ts'

type Sleep = { ms: number; wake: () => void; ended: AbortSignal | undefined }

/** A worker whose runs end, and whose rests are over, when the test says so. */
function atWork(options: Partial<WorkerOptions> = {}) {
  const sleeps: Sleep[] = []
  const runs: { end: (nextMs?: number) => void; fail: (cause: unknown) => void }[] = []
  const { log, heard } = quietLog()
  const runtime = {
    ...testRuntime({ ms: 1000 }),
    log,
    random: () => Uint8Array.of(128),
    sleep: (ms: number, ended?: AbortSignal) =>
      new Promise<void>(resolve => sleeps.push({ ms, ended, wake: resolve })),
  }
  const worker = openWorker({
    name: 'test',
    runtime,
    work: () => new Promise((resolve, reject) => runs.push({ end: resolve, fail: reject })),
    ...options,
  })
  return { worker, runs, sleeps, heard, runtime }
}

test('it begins when it is started, and rests between its runs', async () => {
  const { worker, runs, sleeps } = atWork({ everyMs: 500 })
  expect(worker.state()).toEqual({ at: 'idle' })
  worker.start()
  expect(worker.state()).toEqual({ at: 'running', again: false })
  worker.start()
  runs[0]!.end()
  await turns()
  expect(worker.state()).toEqual({ at: 'resting', untilMs: 1500, failures: 0 })
  sleeps[0]!.wake()
  await turns()
  expect(runs.length).toBe(2)
})

test('what is started later rests first', async () => {
  const { worker, runs, sleeps } = atWork({ firstMs: 700 })
  worker.start()
  expect([runs.length, sleeps[0]!.ms]).toEqual([0, 700])
  sleeps[0]!.wake()
  await turns()
  expect(runs.length).toBe(1)
})

test('a run says itself when the next one is due; without that and `everyMs` none is', async () => {
  const { worker, runs, sleeps } = atWork()
  worker.start()
  runs[0]!.end(40)
  await turns()
  expect(sleeps.map(({ ms }) => ms)).toEqual([40])
  sleeps[0]!.wake()
  await turns()
  runs[1]!.end()
  await turns()
  expect([worker.state(), sleeps.length]).toEqual([{ at: 'idle' }, 1])
})

test('woken while it runs, however often, it runs once more; never two runs at a time', async () => {
  const { worker, runs } = atWork()
  const first = worker.wake()
  const all = Promise.all([worker.wake(), worker.wake(), first])
  expect(runs.length).toBe(1)
  expect(worker.state()).toEqual({ at: 'running', again: true })
  runs[0]!.end()
  await turns()
  expect(runs.length).toBe(2)
  runs[1]!.end()
  await all
  expect([worker.state(), runs.length]).toEqual([{ at: 'idle' }, 2])
})

test('woken while it rests it runs at once, and the rest it had is not counted twice', async () => {
  const { worker, runs, sleeps } = atWork({ everyMs: 500 })
  worker.start()
  runs[0]!.end()
  await turns()
  void worker.wake()
  expect([runs.length, sleeps[0]!.ended!.aborted]).toEqual([2, true])
  sleeps[0]!.wake()
  await turns()
  runs[1]!.end()
  await turns()
  expect(runs.length).toBe(2)
})

test('failures are logged and tried again after waits that grow, until a run succeeds', async () => {
  const { worker, runs, sleeps, heard } = atWork({ everyMs: 500, retry: { firstMs: 100, longestMs: 300 } })
  worker.start()
  for (const index of [0, 1, 2]) {
    runs[index]!.fail(new Error('no paper'))
    await turns()
    expect(worker.state()).toMatchObject({ at: 'resting', failures: index + 1 })
    sleeps[index]!.wake()
    await turns()
  }
  runs[3]!.end()
  await turns()
  expect(sleeps.map(({ ms }) => ms)).toEqual([100, 200, 300, 500])
  expect(heard).toEqual(
    Array.from({ length: 3 }, () => ({
      level: 'error',
      message: 'a worker failed',
      details: { worker: 'test', cause: 'Error: no paper' },
    })),
  )
})

test('what the node refused is no news; what it says of other failures may be its own', async () => {
  const refused = atWork()
  refused.worker.start()
  refused.runs[0]!.fail(new Refusal('mirror_unavailable'))
  await turns()
  expect([refused.heard, refused.sleeps.length]).toEqual([[], 1])

  const causes: unknown[] = []
  const own = atWork({ onFailure: cause => causes.push(cause) })
  own.worker.start()
  own.runs[0]!.fail('silent')
  await turns()
  expect([causes, own.heard]).toEqual([['silent'], []])
})

test('work that throws before it waits for anything is a failure as well', async () => {
  const { worker, sleeps } = atWork({
    work: () => {
      throw new Error('at once')
    },
  })
  worker.start()
  await turns()
  expect([worker.state().at, sleeps.length]).toEqual(['resting', 1])
})

test('woken during a run that failed, it rests all the same', async () => {
  const { worker, runs, sleeps } = atWork()
  worker.start()
  void worker.wake()
  runs[0]!.fail('silent')
  await turns()
  expect([worker.state().at, runs.length, sleeps.length]).toEqual(['resting', 1, 1])
})

test('stopped during a run it waits for it, tells it, and begins no other', async () => {
  let ending: AbortSignal | undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  const { worker, sleeps } = atWork({ work: signal => ((ending = signal), promise), everyMs: 1 })
  worker.start()
  void worker.wake()
  let isOver = false
  const stopped = worker.stop().then(() => (isOver = true))
  await turns()
  expect([ending!.aborted, isOver]).toEqual([true, false])
  resolve()
  await stopped
  await worker.wake()
  expect([worker.state(), sleeps.length]).toEqual([{ at: 'stopped' }, 0])
})

test('stopped while it rests, it never runs again', async () => {
  const { worker, runs, sleeps } = atWork({ everyMs: 500 })
  worker.start()
  runs[0]!.end()
  await turns()
  await worker.stop()
  sleeps[0]!.wake()
  worker.start()
  await worker.wake()
  expect([runs.length, sleeps[0]!.ended!.aborted, worker.state()]).toEqual([1, true, { at: 'stopped' }])
})

test('stopping does not wait for a run that is stuck', async () => {
  const { worker } = atWork({ work: () => new Promise(() => {}), isStuck: () => true })
  worker.start()
  await worker.stop()
})

/** What a node tells of what it has stored. */
function openNews(hasStoodUp = true) {
  const { promise: stoodUp, resolve: stand } = Promise.withResolvers<void>()
  const listeners = new Set<(batch: { facts: { type: string }[]; cut: boolean }) => void>()
  const node = {
    hasStoodUp: () => hasStoodUp,
    stoodUp,
    subscribe(listener: never) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const tell = (type: string, cut = false) =>
    listeners.forEach(listener => listener({ facts: [{ type }], cut }))
  return { node, listeners, tell, stand }
}

test('it is woken by facts of its kinds until it is stopped', async () => {
  const { node, listeners, tell } = openNews()
  const { worker, runs } = atWork({ wakeOn: onFacts(node, new Set(['sale.made'])) })
  tell('ticket.admitted')
  expect(runs.length).toBe(0)
  tell('sale.made')
  expect(runs.length).toBe(1)
  runs[0]!.end()
  await worker.stop()
  expect(listeners.size).toBe(0)
})

test('it is woken when its node has read its disks: what they give back is in no batch of news', async () => {
  const { node, stand } = openNews(false)
  const { worker, runs } = atWork({ wakeOn: onFacts(node, new Set(['sale.made'])) })
  const stopped = atWork({ wakeOn: onFacts(node, new Set(['sale.made'])) })
  await stopped.worker.stop()
  expect(runs.length).toBe(0)
  stand()
  await node.stoodUp
  expect([runs.length, stopped.runs.length]).toEqual([1, 0])
  runs[0]!.end()
  await worker.stop()
})

test('it is woken when streams were truncated: tables that were read anew may show work that no fact tells of', async () => {
  const { node, tell } = openNews()
  const { worker, runs } = atWork({ wakeOn: onFacts(node, new Set(['sale.made'])) })
  tell('epoch.opened', true)
  expect(runs.length).toBe(1)
  runs[0]!.end()
  await worker.stop()
})
