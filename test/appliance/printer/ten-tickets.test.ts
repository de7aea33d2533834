import { expect, test } from 'vitest'
import type { Driver } from '#box/drivers/driver.ts'
import { PrintTrouble } from '#box/drivers/printer/print-trouble.ts'
import { openPrinters } from '#box/drivers/printers.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import type { PrinterCondition } from '#core/devices/printing-contract.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { until } from '../../world/places.ts'
import { atRegister, carl, openSmallNode, saleOf, tenantOf, tonight } from '../../world/small-exhibitor.ts'

const seats = ['A3', 'A4', 'A5', 'A6', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6']

/** A printer with paper for so many slips, and what came out of it. */
function shortRoll(slips: number) {
  const out: string[] = []
  let left = slips
  let condition: PrinterCondition = 'operational'
  const listeners = new Set<() => void>()
  const become = (next: PrinterCondition) => {
    condition = next
    for (const listener of listeners) listener()
  }
  const driver: Driver = {
    kind: 'printer',
    connections: 'short',
    knows: () => true,
    open: () => ({
      columns: 42,
      start: () => {},
      stop: async () => {},
      condition: () => condition,
      onCondition: listener => void listeners.add(listener),
      async print(bytes) {
        if (left === 0) {
          become('paper_end')
          throw new PrintTrouble('paper_end', 'nothing')
        }
        left -= 1
        out.push(
          decodePaper(bytes)
            .map(line => (line.kind === 'text' ? line.spans.map(({ text }) => text).join('') : ''))
            .join('\n'),
        )
      },
    }),
  }
  const newRoll = () => {
    left = Infinity
    become('operational')
  }
  return { driver, out, newRoll }
}

test('paper that ends in the middle of ten tickets: the till says so, and with a new roll the others come out, each once and none as a copy', async () => {
  const { node } = await openSmallNode('box')
  const roll = shortRoll(5)
  const entry = {
    id: 'desk',
    name: 'Desk',
    connection: 'short',
    columns: 42,
    codepage: 'windows1252',
  } as const
  const printers = openPrinters([roll.driver], () => [{ ...entry, prints: ['receipt', 'ticket'] }])
  printers.follow()
  const queue = openPrintQueue(tenantOf(node), printers)
  queue.start()
  await node.execute(atRegister, tx => {
    const tickets = seats.map(seatId => ({
      scheduleId: tonight,
      seatId,
      priceRateId: ['D5', 'D6'].includes(seatId) ? 'children' : 'normal',
    }))
    const bill = saleOf('ten', [], { tickets, totalCents: 9400, seatsWaived: 'guest_wish' })
    sellAtRegister(tx, bill, carl)
    queue.order(tx, 'ten', false)
  })
  const now = () => queue.now(undefined).printers[0]!
  await until(() => now().condition === 'paper_end' && now().waiting === 1)
  // The receipt and four tickets are out; the sale stands whatever the printer does.
  expect(roll.out).toHaveLength(5)
  roll.newRoll()
  await until(() => now().waiting === 0)
  expect(roll.out).toHaveLength(11)
  const printed = roll.out
    .slice(1)
    .flatMap(text => /Row (\w)\s+Seat (\d)/.exec(text)?.slice(1, 3).join('') ?? [])
  expect(printed.toSorted()).toEqual(seats)
  expect(roll.out.join()).not.toContain('COPY')
  await queue.close()
  await printers.stop()
  await node.close()
})
