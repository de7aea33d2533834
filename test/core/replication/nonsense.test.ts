import { expect, test } from 'vitest'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { byHand } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'

const stream = 'relay-small000.1.exhibitor'

test.each([
  ['facts that are none', { kind: 'facts', origin: stream, facts: null }],
  ['a stream of another cinema', { kind: 'facts', origin: 'box-far.1.cinema:far', facts: [] }],
  ['a stream of nobody', { kind: 'facts', origin: 'observer.1.exhibitor', facts: [] }],
  ['an end that is no number', { kind: 'head', head: { origin: stream, seq: {}, hash: '' } }],
])('%s is no message: whoever keeps the line closes it', async (_, said) => {
  const { link, box, relay } = await relayAndBox()
  await link.settle()
  expect(() => link.peers.box.receive(said as unknown as SyncMessage)).toThrow(/no message|somewhere else/)
  expect(disagreements(relay, box)).toEqual([])
})

test('a word that only a newer version knows is passed over', async () => {
  const { link } = await relayAndBox()
  await link.settle()
  link.peers.box.receive({ kind: 'sing' } as unknown as SyncMessage)
  expect([link.peers.box.ready(), link.bag]).toEqual([true, []])
})

test('sides that speak different protocols tell each other nothing, and say which one to update', async () => {
  const { link, box } = await relayAndBox()
  await link.settle(lot =>
    lot.map(({ to, message }) => ({
      to,
      message: message.kind === 'hello' ? { ...message, protocol: 3 } : message,
    })),
  )
  expect([link.peers.box.ready(), box.journal.count()]).toEqual([false, 0])
  expect(link.peers.box.trouble()).toEqual({ code: 'protocol_differs', values: { theirs: 3, ours: 2 } })
})

test('a fact that comes damaged every time is asked for ever more slowly, and the other streams go on', async () => {
  const { link, box, relay, wait } = await relayAndBox()
  await link.settle()
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Torn' }))
  const torn = relay.journal.head(stream).seq
  const tearing = () =>
    link.settle(lot =>
      lot.map(({ to, message }) => ({
        to,
        message:
          message.kind === 'facts' && message.origin === stream
            ? { ...message, facts: message.facts.map(fact => ({ ...fact, hash: 'torn' })) }
            : message,
      })),
    )
  await tearing()
  for (let tries = 0; tries < 5; tries++) {
    wait()
    await tearing()
  }
  expect(link.sent.filter(({ message }) => message.kind === 'fork')).toEqual([])
  expect(link.peers.box.trouble()).toEqual({ code: 'not_stored', values: { streams: stream } })
  await box.execute(byHand, tx =>
    changeEntry(tx, 'movie', 'movie-2', { title: 'On the other stream', runtimeMinutes: 90 }),
  )
  await link.settle()
  expect(relay.catalogue.get('movie', 'movie-2')).toMatchObject({ title: 'On the other stream' })
  expect(box.journal.head(stream).seq).toBe(torn - 1)
  wait()
  await link.settle()
  expect(link.peers.box.trouble()).toBeNull()
  expect(disagreements(relay, box)).toEqual([])
})

test('a fact that comes damaged is asked for ever more slowly though others of its stream come twice meanwhile', async () => {
  const { link, relay, wait } = await relayAndBox()
  await link.settle()
  const facts = link.sent.find(({ message }) => message.kind === 'facts' && message.origin === stream)!
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Torn' }))
  const tearing = () =>
    link.settle(lot =>
      lot.flatMap(({ to, message }) =>
        message.kind === 'facts' && message.origin === stream
          ? [
              facts,
              { to, message: { ...message, facts: message.facts.map(fact => ({ ...fact, hash: 'torn' })) } },
            ]
          : [{ to, message }],
      ),
    )
  await tearing()
  for (let tries = 0; tries < 5; tries++) {
    wait()
    await tearing()
  }
  expect(link.peers.box.trouble()).toEqual({ code: 'not_stored', values: { streams: stream } })
})
