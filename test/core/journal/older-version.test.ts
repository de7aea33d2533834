import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { factKinds } from '#core/facts.ts'
import type { FactKinds } from '#core/journal/apply.ts'
import { noMirror } from '#core/journal/mirror.ts'
import type { Node } from '#core/journal/node.ts'
import type { Identity } from '#core/journal/identity.ts'
import { openNode } from '#core/node.ts'
import { verify } from '#core/node.ts'
import { isOutdated } from '#core/journal/storage/outdated.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'
import { ownKeys } from '../../world/keys.ts'
import { receiveSigned } from '../../world/signed.ts'

/** This program as it was before it knew some kinds of facts. */
function before(...unknown: string[]): FactKinds {
  return Object.fromEntries(Object.entries(factKinds).filter(([type]) => !unknown.includes(type)))
}

const sell = (node: Node, id: string, seat: string) =>
  node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [seat]), carl))

/** Another machine of an older version that is told everything a node has said. */
async function toldAll(from: Node, kinds: FactKinds, change: Partial<Identity> = {}): Promise<Node> {
  const identity = { ...from.identity, ...change }
  const node = openNode({
    signing: ownKeys(identity.nodeId),
    identity,
    db: openDatabase(':memory:'),
    mirror: noMirror(),
    runtime: from.runtime,
    kinds,
    judge: () => undefined,
  })
  for (const { origin } of from.journal.heads())
    await receiveSigned(node, origin, from.journal.after(origin, 0, 10_000))
  return node
}

async function updated(node: Node): Promise<Node> {
  const opened = openNode({
    signing: ownKeys(node.identity.nodeId),
    identity: node.identity,
    db: node.db,
    mirror: noMirror(),
    runtime: node.runtime,
  })
  await opened.whenMirrored()
  return opened
}

test.each([
  ['the same box', {}],
  ['the box in its place', { nodeId: 'box-other00000' }],
])(
  '%s on an older version, which cannot read what was sold, sells nothing until it is updated',
  async (_, change) => {
    const { node: first } = await openSmallNode('box')
    await sell(first, 'sale-1', 'A3')
    const old = await toldAll(first, before('sale.made'), change)
    await expect(sell(old, 'sale-2', 'A3')).rejects.toMatchObject({ code: 'node_outdated' })
    await expect(sell(old, 'sale-3', 'A4')).rejects.toMatchObject({ code: 'node_outdated' })
    const node = await updated(old)
    await expect(sell(node, 'sale-2', 'A3')).rejects.toMatchObject({ code: 'seat_taken' })
    expect(await sell(node, 'sale-3', 'A4')).toMatchObject({ id: 'sale-3' })
    expect(verify(node.db)).toEqual([])
  },
)

test('a box goes on selling when it only cannot read what the relay has written', async () => {
  const { node: relay } = await openSmallNode('relay')
  await relay.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'new', { title: { en: 'New' } }))
  const old = await toldAll(relay, before('voucher_type.changed'), {
    role: 'box',
    nodeId: 'box-small00000',
    cinemaId: 'cinema-1',
  })
  expect(old.journal.parkedCount()).toBeGreaterThan(0)
  expect(isOutdated(old.db, old.identity)).toBe(false)
  expect(await sell(old, 'sale-1', 'A3')).toMatchObject({ id: 'sale-1' })
})

test('a box that cannot read what it wrote about vouchers sells no seat either: a bill may hold turns it does not see', async () => {
  const { node: first } = await openSmallNode('box')
  const old = await toldAll(first, before('voucher_type.changed'))
  expect(isOutdated(old.db, old.identity)).toBe(true)
  await expect(sell(old, 'sale-1', 'A3')).rejects.toMatchObject({ code: 'node_outdated' })
})
