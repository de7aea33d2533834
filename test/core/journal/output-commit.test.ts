import { expect, test } from 'vitest'
import { sellAtRegister } from '#core/sales/commands.ts'
import { billById } from '#core/billing/store.ts'
import { atRegister, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'
import { gatedMirror, turns } from './gated-mirror.ts'

/** A box whose second disk has a gate, and a list of what left the box. */
async function gatedBox() {
  const gate = gatedMirror()
  const waits: (() => void)[] = []
  const sleep = () => new Promise<void>(resolve => waits.push(resolve))
  const { node } = await openSmallNode('box', { mirror: gate.mirror, runtime: { sleep } })
  const left: string[] = []
  node.subscribe(({ facts }) => left.push(...facts.map(fact => `told ${fact.type}`)))
  const sell = (id: string, seat: string) =>
    node
      .execute(atRegister, tx => {
        sellAtRegister(tx, saleOf(id, [seat]), carl)
        tx.after(() => left.push(`printed ${id}`))
      })
      .then(
        () => void left.push(`answered ${id}`),
        refusal => void left.push(`${id} ${refusal.code}`),
      )
  return { gate, node, left, sell, wait: () => waits.splice(0).forEach(end => end()) }
}

test('no paper, answer or message leaves before the second disk has the sale', async () => {
  const { gate, node, left, sell } = await gatedBox()
  gate.close()
  void sell('sale-1', 'A3')
  let readerServed = false
  await turns()
  void node.whenMirrored().then(() => (readerServed = true))
  await turns()
  expect(billById(node.db, 'sale-1')).toBeDefined()
  expect(left).toEqual([])
  expect(readerServed).toBe(false)
  gate.open()
  await turns()
  expect(left).toEqual(['printed sale-1', 'told sale.made', 'answered sale-1'])
  expect(readerServed).toBe(true)
})

test('sales that arrive meanwhile wait their turn and lose nothing', async () => {
  const { gate, left, sell } = await gatedBox()
  gate.close()
  void sell('sale-1', 'A3')
  await turns()
  void sell('sale-2', 'A4')
  await turns()
  expect(left).toEqual([])
  gate.open()
  await turns(12)
  expect(left.filter(line => line.startsWith('answered'))).toEqual(['answered sale-1', 'answered sale-2'])
})

test('while the second disk is gone, the sale under way waits and new ones are refused', async () => {
  const { gate, node, left, sell } = await gatedBox()
  gate.close()
  void sell('sale-1', 'A3')
  await turns()
  void sell('queued', 'A4')
  gate.pull()
  gate.open()
  await turns()
  expect(node.state()).toBe('mirror_lost')
  void sell('late', 'A5')
  await turns()
  expect(left.sort()).toEqual(['late mirror_unavailable', 'queued mirror_unavailable'])
  expect(billById(node.db, 'late')).toBeUndefined()
})

test('when the second disk is back, the waiting sale is answered and selling goes on', async () => {
  const { gate, node, left, sell, wait } = await gatedBox()
  gate.pull()
  void sell('sale-1', 'A3')
  await turns()
  wait()
  await turns()
  expect(node.state()).toBe('mirror_lost')
  gate.plug()
  wait()
  await turns()
  expect(node.state()).toBe('ready')
  expect(left).toEqual(['printed sale-1', 'told sale.made', 'answered sale-1'])
  expect(gate.groups.at(-1)).toHaveLength(1)
  await sell('sale-2', 'A4')
  expect(left.at(-1)).toBe('answered sale-2')
})

test('a printer that throws takes neither the answer nor the next effect with it', async () => {
  const { node, left } = await gatedBox()
  await node.execute(atRegister, tx => {
    sellAtRegister(tx, saleOf('sale-1', ['A3']), carl)
    tx.after(() => {
      throw new Error('no paper')
    })
    tx.after(() => left.push('drawer opened'))
  })
  expect(left).toEqual(['drawer opened', 'told sale.made'])
})
