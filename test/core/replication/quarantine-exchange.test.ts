import { expect, test } from 'vitest'
import { endNode } from '#core/journal/epochs.ts'
import type { Node } from '#core/journal/node.ts'
import { quarantinedOf } from '#core/journal/storage/quarantine-store.ts'
import { Refusal } from '#core/refusal.ts'
import { openQuarantineExchange } from '#core/replication/quarantine-exchange.ts'
import { evening, rest, sell } from '../journal/machine.ts'
import { until } from '../../world/until.ts'
import { byHand } from '../../world/small-exhibitor.ts'

/** A relay at which a box was replaced, and what that box sold after that, which nobody else has. */
async function replaced() {
  const { relay, first, link } = await evening()
  await rest(link)
  link.cut()
  await sell(first, 'sale-late', 'A5')
  await relay.execute(byHand, tx => endNode(tx, first.identity.nodeId, 'box-heir0000000'))
  const origin = 'box-small00000.1.cinema:cinema-1'
  const late = first.journal.after(origin, relay.journal.head(origin).seq, 100)
  expect(late.length).toBeGreaterThan(0)
  let refusals = 2
  let isOpen = true
  let taken = 0
  const node: Node = {
    ...relay,
    execute: (actor, command) =>
      refusals-- > 0 ? Promise.reject(new Refusal('node_recovering')) : relay.execute(actor, command),
  }
  const exchange = openQuarantineExchange({
    node,
    otherId: first.identity.nodeId,
    cinemaId: 'cinema-1',
    send: () => {},
    caughtUp: () => true,
    onTaken: () => void taken++,
    again: () => undefined,
    isOpen: () => isOpen,
  })
  return {
    relay,
    late,
    exchange,
    taken: () => taken,
    refuse: (times: number) => void (refusals = times),
    refusalsLeft: () => refusals,
    cut: () => void (isOpen = false),
  }
}

test('what a replaced box sold is kept also where it is handed over while nothing can be written', async () => {
  const { relay, late, exchange, taken } = await replaced()
  exchange.receive(late)
  await until(() => taken() === 1)
  expect(quarantinedOf(relay.db).map(({ bytes }) => bytes)).toEqual(late.map(({ bytes }) => bytes))
})

test('however much is handed over at once, all of it is kept', async () => {
  const { late, exchange, taken, refuse } = await replaced()
  refuse(0)
  for (let message = 0; message < 200; message++) exchange.receive(late)
  await until(() => taken() === 200)
})

test('it is tried for as long as the connection stands, and of some messages at a time', async () => {
  const { relay, late, exchange, taken, refuse, refusalsLeft, cut } = await replaced()
  refuse(1_000_000)
  for (let message = 0; message < 200; message++) exchange.receive(late)
  await until(() => refusalsLeft() < 1_000_000 - 400)
  cut()
  await someTurns()
  const left = refusalsLeft()
  await someTurns()
  expect([refusalsLeft(), taken(), quarantinedOf(relay.db)]).toEqual([left, 0, []])
})

/** Long enough for another try, had there been one. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise(next => setImmediate(next))
}
