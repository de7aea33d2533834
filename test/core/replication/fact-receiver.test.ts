import { expect, test } from 'vitest'
import type { Node, Received } from '#core/journal/node.ts'
import { openFactReceiver } from '#core/replication/fact-receiver.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { until } from '../../world/until.ts'
import { openSmallNode } from '../../world/small-exhibitor.ts'

const origin = 'relay-small000.1.exhibitor'
type Parts = Parameters<typeof openFactReceiver>[0]

/** A box's receiver of its relay's facts, which says nothing and may send at once where nothing else is given. */
const receiverOf = (node: Node, given: Partial<Parts> = {}) =>
  openFactReceiver({
    node,
    otherId: 'relay-small000',
    send: () => {},
    whenSafe: work => work(),
    theyHold: () => {},
    theyContinue: () => {},
    stop: () => {},
    knowsItself: () => true,
    breached: () => {},
    ...given,
  })

test('a damaged fact that was tried again and again while nothing could leave is asked for once when it can', async () => {
  const { node } = await openSmallNode('box', { runtime: { sleep: () => Promise.resolve() } })
  const facts = node.journal.after('box-small00000.1.exhibitor', 0, 1)
  let tries = 0
  const damaging: Node = {
    ...node,
    receive: () => {
      tries++
      return Promise.resolve({ head: node.journal.head(origin), damaged: true } as Received)
    },
  }
  const queue: (() => void)[] = []
  const sent: SyncMessage[] = []
  const receiver = receiverOf(damaging, {
    send: message => sent.push(message),
    whenSafe: work => queue.push(work),
  })
  const trySo = (often: number) =>
    until(async () => {
      await receiver.take(origin, facts, undefined)
      return tries >= often
    })
  await trySo(30)
  expect([queue.length, sent]).toEqual([1, []])
  queue.shift()!()
  const asked = { kind: 'head', head: { origin, ...node.journal.head(origin) }, again: true }
  expect(sent).toEqual([asked])
  await trySo(40)
  for (const work of queue.splice(0)) work()
  expect(sent).toEqual([asked, asked])
})

test('whatever arrives behind a gap, what is missing is asked for once, and once more a second later', async () => {
  const rests: (() => void)[] = []
  const sleep = () => new Promise<void>(end => void rests.push(end))
  const { node } = await openSmallNode('box', { runtime: { sleep } })
  const { node: relay } = await openSmallNode('relay')
  const all = relay.journal.after(origin, 0, 100)
  expect(all.length).toBeGreaterThan(12)
  const sent: SyncMessage[] = []
  const receiver = receiverOf(
    {
      ...node,
      receive: () => Promise.resolve({ head: { origin, ...node.journal.head(origin) } } as Received),
    },
    { send: message => sent.push(message) },
  )
  const behindGap = async (from: number) => {
    for (const fact of all.slice(from)) await receiver.take(origin, [fact], undefined)
  }
  const before = rests.length
  await behindGap(5)
  expect(sent.map(({ kind }) => kind)).toEqual(['head'])
  expect(rests.length).toBe(before + 1)
  rests.pop()!()
  await until(() => sent.length === 2)
  expect(sent[1]).toEqual(sent[0])
  // Nothing arrived since: the question was heard.
  rests.pop()!()
  await until(() => rests.length === before)
  await behindGap(12)
  expect(sent).toHaveLength(3)
})

test('a stream that could not be stored and came in a file is no trouble any more', async () => {
  const rests: (() => void)[] = []
  const sleep = () => new Promise<void>(end => void rests.push(end))
  const { node } = await openSmallNode('box', { runtime: { sleep } })
  const { node: relay } = await openSmallNode('relay')
  const all = relay.journal.after(origin, 0, 100)
  let held = 0
  const head = () => ({ origin, seq: held, hash: '' })
  const before = rests.length
  const receiver = receiverOf({
    ...node,
    journal: { ...node.journal, head },
    receive: () => Promise.resolve({ head: head(), damaged: true } as Received),
  })
  const passes = () => rests.splice(before).forEach(end => end())
  for (let tries = 0; tries < 5; tries++) {
    await until(async () => {
      await receiver.take(origin, all, undefined)
      return rests.length > before
    })
    if (tries < 4) passes()
  }
  expect(receiver.trouble()?.code).toBe('not_stored')
  held = all.length
  passes()
  await until(() => receiver.trouble() === null)
})
