import { expect, test } from 'vitest'
import { isInNetwork, wrongWithPrinters, type PrinterEntry } from '#core/venue/printer-entry.ts'

const printer = (id: string, connection: string): PrinterEntry => ({
  id,
  name: id,
  connection,
  columns: 48,
  codepage: 'windows1252',
  prints: [],
})

test('a printer stands in the cinema’s own network', () => {
  for (const connection of [
    'paper',
    'tcp://192.168.1.50:9100',
    'tcp://10.0.0.7:9100',
    'tcp://172.20.1.1',
    'tcp://[fd00::12]:9100',
    'tcp://kitchen.local:9100',
    'tcp://printer-2:9100',
  ])
    expect(isInNetwork(connection), connection).toBe(true)
})

test('it is neither a service of the box itself nor somewhere on the internet', () => {
  for (const connection of [
    'tcp://127.0.0.1:8081',
    'tcp://localhost:25',
    'tcp://[::1]:9100',
    'tcp://0.0.0.0:9100',
    'tcp://2130706433:9100',
    'tcp://8.8.8.8:9100',
    'tcp://169.254.169.254:80',
    'tcp://[fe80::1]:9100',
    'tcp://172.32.0.1:9100',
    'tcp://printer.example.com:9100',
    'tcp://',
  ])
    expect(isInNetwork(connection), connection).toBe(false)
})

test('two printers of one cinema have two ids', () => {
  expect(wrongWithPrinters([printer('a', 'paper'), printer('a', 'paper')])).toBe('printer_twice')
  expect(wrongWithPrinters([printer('a', 'paper'), printer('b', 'tcp://127.0.0.1')])).toBe('printer_address')
  expect(wrongWithPrinters([printer('a', 'paper'), printer('b', 'paper')])).toBeUndefined()
})
