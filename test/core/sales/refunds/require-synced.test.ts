import { expect, test } from 'vitest'
import { startEmergencyMode } from '#core/recovery/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill, requireSynced } from '#core/sales/refunds/commands.ts'
import { until } from '../../../world/until.ts'
import { mia, refundOf } from '../../../world/refunding.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../../world/small-exhibitor.ts'

test('what was asked for in emergency mode is not given back once it is over, before the registers were heard', async () => {
  // Rests are over at once, and with them the ten minutes.
  const { node } = await openSmallNode('box', { runtime: { sleep: () => Promise.resolve() } })
  node.nodeStatus.begin('peer_knows_more')
  await startEmergencyMode(node, byHand)
  // Registers were listened to, and what they said of returns was not believed.
  await until(() => !node.nodeStatus.listens())
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  const known = refundOf('back-1', 'sale-1', [1])
  await node.execute(atRegister, tx => refundBill(tx, known, mia))
  node.nodeStatus.finish(node.identity.epoch)
  expect(node.nodeStatus.listens()).toBe(true)
  expect(() => requireSynced(node, 'back-2')).toThrow(expect.objectContaining({ code: 'node_recovering' }))
  expect(() => requireSynced(node, 'back-1')).not.toThrow()
})
