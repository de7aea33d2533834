import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { networkPrinter } from '#box/drivers/escpos-network/network-printer.ts'
import type { Printer } from '#box/drivers/printer/contract.ts'
import { startPrinterSimulator } from './printer-simulator.ts'

let simulator: Awaited<ReturnType<typeof startPrinterSimulator>>
let printer: Printer

beforeEach(async () => {
  simulator = await startPrinterSimulator()
  const speed = { pollMs: 20, connectMs: 300, statusMs: 150, printMs: 300 }
  printer = networkPrinter({ host: '127.0.0.1', port: simulator.port, columns: 48, ...speed })
})

afterEach(async () => {
  await printer.stop()
  await simulator.stop()
})

describe('a network printer', () => {
  it('prints jobs whole and in their order over one connection at a time', async () => {
    const jobs = ['a', 'b', 'c'].map(letter => Buffer.from(letter.repeat(10_000)))
    await Promise.all(jobs.map(job => printer.print(job, 'receipt')))
    expect(simulator.state.printed.equals(Buffer.concat(jobs))).toBe(true)
    expect(printer.condition()).toBe('operational')
  })

  const states = [
    ['cover_open', [0x1a, 0x16, 0x12, 0x12]],
    ['paper_end', [0x1a, 0x32, 0x12, 0x7e]],
    ['overheating', [0x1a, 0x52, 0x52, 0x12]],
    ['others', [0x1a, 0x52, 0x1a, 0x12]],
    ['offline', [0x1a, 0x12, 0x12, 0x12]],
  ] as const
  for (const [condition, status] of states)
    it(`sends nothing while it is ${condition}`, async () => {
      simulator.state.status = [...status]
      await expect(printer.print(Buffer.from('x'), 'receipt')).rejects.toMatchObject({
        condition,
        printed: 'nothing',
      })
      expect(printer.condition()).toBe(condition)
      expect(simulator.state.printed).toHaveLength(0)
    })

  it('still prints while the paper is near its end', async () => {
    simulator.state.status = [0x12, 0x12, 0x12, 0x1e]
    await printer.print(Buffer.from('x'), 'receipt')
    expect(printer.condition()).toBe('paper_near_end')
  })

  it('opens the drawer in its turn, and at once while it cannot print', async () => {
    await printer.openDrawer!()
    await vi.waitFor(() => expect(simulator.state.pulses).toHaveLength(1), 30_000)
    simulator.state.status = [0x1a, 0x32, 0x12, 0x7e]
    await printer.openDrawer!()
    await vi.waitFor(() => expect(simulator.state.pulses).toEqual(['in turn', 'at once']), 30_000)
    expect(printer.condition()).toBe('paper_end')
    expect(simulator.state.printed).toHaveLength(0)
  })

  it('says when its condition becomes another, and only then', async () => {
    let told = 0
    printer.onCondition!(() => (told += 1))
    await printer.print(Buffer.from('x'), 'receipt')
    await printer.print(Buffer.from('x'), 'receipt')
    expect(told).toBe(1)
    simulator.state.status = [0x1a, 0x16, 0x12, 0x12]
    await expect(printer.print(Buffer.from('x'), 'receipt')).rejects.toMatchObject({
      condition: 'cover_open',
    })
    expect(told).toBe(2)
  })

  it('notices by itself that the paper ran out and that it was filled again', async () => {
    printer.start()
    await vi.waitFor(() => expect(printer.condition()).toBe('operational'), 30_000)
    simulator.state.status = [0x1a, 0x32, 0x12, 0x72]
    await vi.waitFor(() => expect(printer.condition()).toBe('paper_end'), 30_000)
    simulator.state.status = [0x12, 0x12, 0x12, 0x12]
    await vi.waitFor(() => expect(printer.condition()).toBe('operational'), 30_000)
  })

  it('reports a communication error when the printer is silent', async () => {
    simulator.state.answering = false
    await expect(printer.print(Buffer.from('x'), 'receipt')).rejects.toMatchObject({
      condition: 'communication_error',
      printed: 'nothing',
    })
  })

  it('reports a communication error when nobody listens at the address', async () => {
    await simulator.stop()
    await expect(printer.print(Buffer.from('x'), 'receipt')).rejects.toMatchObject({
      condition: 'communication_error',
      printed: 'nothing',
    })
  })

  it('does not know what was printed when the line breaks within a job, and prints the next one', async () => {
    simulator.state.breakAfter = 5000
    await expect(printer.print(Buffer.alloc(20_000, 'x'), 'ticket')).rejects.toMatchObject({
      printed: 'unknown',
    })
    simulator.state.breakAfter = Infinity
    await expect(printer.print(Buffer.from('next'), 'ticket')).resolves.toBeUndefined()
  })

  it('refuses jobs once it is stopped', async () => {
    await printer.stop()
    await expect(printer.print(Buffer.from('x'), 'receipt')).rejects.toMatchObject({ printed: 'nothing' })
    expect(simulator.state.connections).toBe(0)
  })
})
