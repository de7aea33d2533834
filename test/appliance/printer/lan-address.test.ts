import { afterEach, beforeEach, expect, test } from 'vitest'
import { isPrinterAddress } from '#box/drivers/lan-address.ts'
import { networkPrinter } from '#box/drivers/escpos-network/network-printer.ts'
import { startPrinterSimulator } from './printer-simulator.ts'

let simulator: Awaited<ReturnType<typeof startPrinterSimulator>>
beforeEach(async () => {
  simulator = await startPrinterSimulator()
})
afterEach(() => simulator.stop())

test('a box connects to printers of private networks, and never to itself, a cloud’s secrets or the internet', () => {
  const own = ['192.168.1.10', 'fd00::10']
  for (const address of ['192.168.1.50', '10.1.2.3', '172.16.0.9', 'fd00::12', '::ffff:192.168.1.50'])
    expect(isPrinterAddress(address, own), address).toBe(true)
  for (const address of [
    '192.168.1.10',
    'fd00::10',
    '::ffff:192.168.1.10',
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    '169.254.169.254',
    'fe80::1',
    '172.32.0.1',
    '8.8.8.8',
    '2a00::1',
    'printer',
    '',
  ])
    expect(isPrinterAddress(address, own), address).toBe(false)
})

test.each(['127.0.0.1', 'localhost'])('nothing is sent to %s, whichever node entered it', async host => {
  const asked: string[] = []
  const allows = (address: string) => (asked.push(address), isPrinterAddress(address))
  const settings = { host, port: simulator.port, columns: 48 }
  const guarded = networkPrinter({ ...settings, allows })
  await expect(guarded.print(Buffer.from('a ticket'), 'ticket')).rejects.toThrow()
  expect(guarded.condition()).toBe('communication_error')
  expect(asked.length).toBeGreaterThan(0)
  expect(simulator.state.printed.toString()).toBe('')
  // The machine's own setting may name the machine.
  const own = networkPrinter(settings)
  await own.print(Buffer.from('a ticket'), 'ticket')
  expect(simulator.state.printed.toString()).toBe('a ticket')
  await Promise.all([guarded.stop(), own.stop()])
})
