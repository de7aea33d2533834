import { expect, test } from 'vitest'
import { edit } from '#core/programme/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { Printer } from '../../appliance/drivers/printer/printer.ts'
import { openPrintQueue } from '../../appliance/printing/print-queue.ts'
import { gatedMirror, turns } from '../core/journal/gated-mirror.ts'
import { until } from '../world/places.ts'
import { atRegister, byHand, carl, houseOf, openSmallNode, saleOf } from '../world/small-house.ts'

const silent = {
  columns: 42,
  start: () => {},
  stop: async () => {},
  condition: () => 'operational' as const,
}

test('a slip comes out once, also when the second disk goes before that can be written down', async () => {
  const disk = gatedMirror()
  const { node } = await openSmallNode('box', { mirror: disk.mirror })
  const slips: string[] = []
  let edited: Promise<unknown> = Promise.resolve()
  const printer: Printer = {
    ...silent,
    async print(_bytes, kind) {
      if (slips.push(kind) > 1) return
      disk.pull()
      edited = node.execute(byHand, tx => edit(tx, 'cinema', 'cinema-1', { name: 'Newer' }))
      await until(() => node.state() === 'mirror_lost')
    },
  }
  const queue = openPrintQueue(houseOf(node), printer)
  await node.execute(atRegister, tx => {
    const sale = sellAtRegister(tx, saleOf('bill-1', ['A3', 'A4']), carl)
    queue.order(tx, sale.id, false)
  })
  await until(() => node.state() === 'mirror_lost')
  for (let tries = 0; tries < 3; tries++) {
    queue.start()
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  expect(slips).toEqual(['receipt'])

  disk.plug()
  await edited
  queue.start()
  const waiting = node.db.prepare("SELECT count(*) FROM print_orders WHERE state = 'waiting'").pluck()
  await until(() => waiting.get() === 0)
  expect(slips).toEqual(['receipt', 'ticket', 'ticket'])
  await queue.close()
  await node.close()
})

test('no paper comes out for a sale before both disks hold it, also when the queue looks by itself', async () => {
  const disk = gatedMirror()
  const { node } = await openSmallNode('box', { mirror: disk.mirror })
  const slips: string[] = []
  const printer: Printer = { ...silent, print: async (_bytes, kind) => void slips.push(kind) }
  const queue = openPrintQueue(houseOf(node), printer)
  disk.close()
  const sold = node.execute(atRegister, tx =>
    queue.order(tx, sellAtRegister(tx, saleOf('bill-1', ['A3']), carl).id, false),
  )
  const orders = node.db.prepare('SELECT count(*) FROM print_orders').pluck()
  await until(() => orders.get() === 1)
  queue.start()
  await turns(30)
  expect(slips).toEqual([])

  disk.open()
  await sold
  await until(() => slips.length === 2)
  await queue.close()
  await node.close()
})
