import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import { PrintTrouble } from '#box/drivers/printer/print-trouble.ts'
import type { Driver } from '#box/drivers/driver.ts'
import type { Printer } from '#box/drivers/printer/contract.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import { onlyPrinter, openPrinters } from '#box/drivers/printers.ts'
import { linesIn } from '#box/printing/line-file.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { gatedMirror, turns } from '../core/journal/gated-mirror.ts'
import { until } from '../world/places.ts'
import { atRegister, byHand, carl, tenantOf, openSmallNode, saleOf } from '../world/small-exhibitor.ts'

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
      edited = node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { name: 'Newer' }))
      await until(() => node.state() === 'mirror_lost')
    },
  }
  const queue = openPrintQueue(tenantOf(node), onlyPrinter(printer))
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
  const queue = openPrintQueue(tenantOf(node), onlyPrinter(printer))
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

test('a box that is killed while a slip is on its way prints that one again as a copy, and nothing else twice', async () => {
  const { node } = await openSmallNode('box')
  const before: string[] = []
  let killed = () => {}
  const dies = new Promise<void>(resolve => (killed = resolve))
  const dying = openPrintQueue(
    tenantOf(node),
    onlyPrinter({
      ...silent,
      print: (bytes, kind) => {
        before.push(told(bytes, kind))
        if (before.length === 2) killed()
        return before.length === 2 ? new Promise(() => {}) : Promise.resolve()
      },
    }),
  )
  await node.execute(atRegister, tx =>
    dying.order(tx, sellAtRegister(tx, saleOf('bill-1', ['A3', 'A4']), carl).id, false),
  )
  await dies
  expect(before).toEqual(['receipt', 'ticket'])

  const after: string[] = []
  const queue = openPrintQueue(
    tenantOf(node),
    onlyPrinter({
      ...silent,
      print: async (bytes, kind) => void after.push(told(bytes, kind)),
    }),
  )
  queue.start()
  await until(() => after.length === 2)
  expect(after).toEqual(['ticket, a copy', 'ticket'])
  await queue.close()
  await node.close()
})

test('an order of three slips costs four commits, and one that is stopped between two goes on without a copy', async () => {
  const { node } = await openSmallNode('box')
  const printed: string[] = []
  let commits = 0
  const execute = node.execute
  Object.assign(node, {
    execute: (...given: Parameters<typeof execute>) => {
      if (given[0].via === 'printing') commits += 1
      return execute(...given)
    },
  })
  let stopping: Promise<void> | undefined
  const queue = openPrintQueue(
    tenantOf(node),
    onlyPrinter({
      ...silent,
      async print(bytes, kind) {
        printed.push(told(bytes, kind))
        if (printed.length === 4) stopping = queue.close()
      },
    }),
  )
  const sell = (bill: string, seats: string[]) =>
    node.execute(atRegister, tx => queue.order(tx, sellAtRegister(tx, saleOf(bill, seats), carl).id, false))
  await sell('bill-1', ['A3', 'A4'])
  const waiting = node.db.prepare("SELECT count(*) FROM print_orders WHERE state = 'waiting'").pluck()
  await until(() => waiting.get() === 0)
  expect([printed, commits]).toEqual([['receipt', 'ticket', 'ticket'], 4])
  await sell('bill-2', ['A5', 'A6'])
  await until(() => stopping !== undefined)
  await stopping
  const order = node.db.prepare("SELECT printed, sent FROM print_orders WHERE state = 'waiting'").get()
  expect(order).toEqual({ printed: 1, sent: 1 })
  const print: Printer['print'] = async (bytes, kind) => void printed.push(told(bytes, kind))
  const after = openPrintQueue(tenantOf(node), onlyPrinter({ ...silent, print }))
  after.start()
  await until(() => waiting.get() === 0)
  expect(printed.slice(3)).toEqual(['receipt', 'ticket', 'ticket'])
  await after.close()
  await node.close()
})

test('an order that follows another costs a commit less, and a box that closes between the two leaves none a copy', async () => {
  const { node } = await openSmallNode('box')
  const printed: string[] = []
  let commits = 0
  const execute = node.execute
  Object.assign(node, {
    execute: (...given: Parameters<typeof execute>) => {
      const made = execute(...given)
      if (given[0].via !== 'printing') return made
      commits += 1
      // The next order's slip is noted by this commit, and no more of it comes out.
      if (printed.length === closeAt && !stopping) void made.then(() => (stopping = queue.close()))
      return made
    },
  })
  let closeAt = Infinity
  let stopping: Promise<void> | undefined
  const open = () =>
    openPrintQueue(
      tenantOf(node),
      onlyPrinter({
        ...silent,
        print: async (bytes, kind) => void printed.push(told(bytes, kind)),
      }),
    )
  let queue = open()
  const waiting = node.db.prepare("SELECT count(*) FROM print_orders WHERE state = 'waiting'").pluck()
  const sell = (bills: string[], seats: string[]) =>
    node.execute(atRegister, tx => {
      for (const [index, bill] of bills.entries())
        queue.order(tx, sellAtRegister(tx, saleOf(bill, [seats[index]!]), carl).id, false)
    })
  await sell(['bill-1', 'bill-2', 'bill-3'], ['A3', 'A4', 'A5'])
  await until(() => waiting.get() === 0)
  expect([printed, commits]).toEqual([['receipt', 'ticket', 'receipt', 'ticket', 'receipt', 'ticket'], 7])

  closeAt = 8
  await sell(['bill-4', 'bill-5'], ['A6', 'D5'])
  await until(() => stopping !== undefined)
  await stopping
  const order = node.db.prepare("SELECT printed, sent FROM print_orders WHERE state = 'waiting'").get()
  expect(order).toEqual({ printed: 0, sent: 0 })
  queue = open()
  queue.start()
  await until(() => waiting.get() === 0)
  expect(printed.slice(6)).toEqual(['receipt', 'ticket', 'receipt', 'ticket'])
  await queue.close()
  await node.close()
})

test('a database that forgot what was on its way is told by the mirror’s device: it comes out as a copy', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'foyer-')), 'facts.log.paper')
  const { node } = await openSmallNode('box')
  let slips = 0
  const printing = openPrintQueue(
    tenantOf(node),
    onlyPrinter({ ...silent, print: async () => void slips++ }),
    path,
  )
  await node.execute(atRegister, tx =>
    printing.order(tx, sellAtRegister(tx, saleOf('bill-1', ['A3', 'A4']), carl).id, false),
  )
  await until(
    () =>
      slips === 3 &&
      node.db.prepare("SELECT 1 FROM print_orders WHERE state = 'printed'").get() !== undefined,
  )
  await printing.close()
  // Its last commits are gone: the order stands, and nothing of it was printed.
  node.db.prepare("UPDATE print_orders SET printed = 0, sent = 0, state = 'waiting'").run()
  const lines = linesIn(readFileSync(path, 'utf8'))
  expect(lines.filter(line => / \d+$/.test(line))).toHaveLength(3)
  // A power cut tears the last line.
  writeFileSync(path, lines.join('\n').slice(0, -1))

  const after: string[] = []
  const print: Printer['print'] = async (bytes, kind) => void after.push(told(bytes, kind))
  const queue = openPrintQueue(tenantOf(node), onlyPrinter({ ...silent, print }), path)
  queue.start()
  // The line of the second slip was written once the first one was out.
  await until(() => after.length === 2)
  expect(after).toEqual(['ticket, a copy', 'ticket'])
  await queue.close()
  await node.close()
})

/** A box with a file for what is on its way, which sells three slips and dies over the one of that number. */
async function killedOver(slip: number, before: (index: number, folder: string) => void = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  const path = join(folder, 'mirror', 'facts.log.paper')
  mkdirSync(join(folder, 'mirror'))
  const { node, clock } = await openSmallNode('box')
  const out: string[] = []
  const died = Promise.withResolvers<void>()
  const dying = openPrintQueue(
    tenantOf(node),
    onlyPrinter({
      ...silent,
      print: (bytes, kind) => {
        if (out.push(told(bytes, kind)) === slip) died.resolve()
        else before(out.length, folder)
        clock.ms += 2000
        return out.length === slip ? new Promise(() => {}) : Promise.resolve()
      },
    }),
    path,
  )
  dying.start()
  await node.execute(atRegister, tx =>
    dying.order(tx, sellAtRegister(tx, saleOf('bill-1', ['A3', 'A4']), carl).id, false),
  )
  await died.promise
  return {
    path,
    /** It is started again and dies over a slip once more. Returns what came out until then. */
    async killedAgainOver(slip: number): Promise<string[]> {
      const after: string[] = []
      const once = Promise.withResolvers<void>()
      const print: Printer['print'] = (bytes, kind) => {
        if (after.push(told(bytes, kind)) === slip) once.resolve()
        return after.length === slip ? new Promise(() => {}) : Promise.resolve()
      }
      openPrintQueue(tenantOf(node), onlyPrinter({ ...silent, print }), path).start()
      await once.promise
      return after
    },
    /** What comes out when it is started again. */
    async again(): Promise<string[]> {
      const after: string[] = []
      const print: Printer['print'] = async (bytes, kind) => void after.push(told(bytes, kind))
      const queue = openPrintQueue(tenantOf(node), onlyPrinter({ ...silent, print }), path)
      queue.start()
      const waiting = node.db.prepare("SELECT count(*) FROM print_orders WHERE state = 'waiting'").pluck()
      await until(() => waiting.get() === 0)
      await queue.close()
      await node.close()
      return after
    },
  }
}

test('beside a file of what is on its way a box that is killed over any slip prints that one as a copy, and no other', async () => {
  const all = ['receipt', 'ticket', 'ticket']
  for (const slip of [1, 2, 3]) {
    const { again } = await killedOver(slip)
    const left = all.slice(slip - 1)
    expect(await again()).toEqual([`${left[0]}, a copy`, ...left.slice(1)])
  }
})

test('beside that file an order costs two commits, one after another costs one, and paper that ends leaves no copy', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'foyer-')), 'facts.log.paper')
  const { node } = await openSmallNode('box')
  let commits = 0
  const execute = node.execute
  Object.assign(node, {
    execute: (...given: Parameters<typeof execute>) => {
      if (given[0].via === 'printing') commits += 1
      return execute(...given)
    },
  })
  const out: string[] = []
  const print: Printer['print'] = async (bytes, kind) => {
    if (out.length === 8) throw new PrintTrouble('paper_end', 'nothing')
    out.push(told(bytes, kind))
  }
  const queue = openPrintQueue(tenantOf(node), onlyPrinter({ ...silent, print }), path)
  queue.start()
  const waiting = node.db.prepare("SELECT count(*) FROM print_orders WHERE state = 'waiting'").pluck()
  await node.execute(atRegister, tx => {
    for (const [bill, seats] of [
      ['bill-1', ['A3', 'A4']],
      ['bill-2', ['A5', 'A6']],
    ] as const)
      queue.order(tx, sellAtRegister(tx, saleOf(bill, [...seats]), carl).id, false)
  })
  await until(() => waiting.get() === 0)
  expect([out.length, commits]).toEqual([6, 3])

  await node.execute(atRegister, tx =>
    queue.order(tx, sellAtRegister(tx, saleOf('bill-3', ['D4', 'D5', 'D6']), carl).id, false),
  )
  const order = node.db.prepare("SELECT printed, sent FROM print_orders WHERE state = 'waiting'")
  await until(() => commits === 5)
  await until(() => (order.get() as { printed: number }).printed === 2)
  expect(order.get()).toEqual({ printed: 2, sent: 2 })
  await queue.close()
  const after: string[] = []
  const later = openPrintQueue(
    tenantOf(node),
    onlyPrinter({ ...silent, print: async (bytes, kind) => void after.push(told(bytes, kind)) }),
    path,
  )
  later.start()
  await until(() => waiting.get() === 0)
  expect(after).toEqual(['ticket', 'ticket'])
  await later.close()
  await node.close()
})

test('a box that is killed and loses the file as well prints all of that order as copies', async () => {
  const { path, again } = await killedOver(2)
  rmSync(path)
  expect(await again()).toEqual(['receipt, a copy', 'ticket, a copy', 'ticket, a copy'])
})

test('a file that can be written no longer in the midst of an order leaves each slip to the database', async () => {
  const { again } = await killedOver(3, (index, folder) => {
    if (index === 1) renameSync(join(folder, 'mirror'), join(folder, 'pulled'))
  })
  expect(await again()).toEqual(['ticket, a copy'])
  const back = await killedOver(3, (index, folder) => {
    if (index === 1) renameSync(join(folder, 'mirror'), join(folder, 'pulled'))
    if (index === 2) renameSync(join(folder, 'pulled'), join(folder, 'mirror'))
  })
  expect(await back.again()).toEqual(['ticket, a copy'])
})

test('a box that was killed twice over one order marks what either life left in doubt', async () => {
  const first = await killedOver(2)
  rmSync(first.path)
  const second = await first.killedAgainOver(1)
  expect(second).toEqual(['receipt, a copy'])
  expect(await first.again()).toEqual(['receipt, a copy', 'ticket, a copy', 'ticket, a copy'])
})

test('a second disk that was pulled and replaced is written to again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  const path = join(folder, 'mirror', 'facts.log.paper')
  mkdirSync(join(folder, 'mirror'))
  const { node, clock } = await openSmallNode('box')
  const print: Printer['print'] = async () => {}
  const queue = openPrintQueue(tenantOf(node), onlyPrinter({ ...silent, print }), path)
  const waiting = node.db.prepare("SELECT count(*) FROM print_orders WHERE state = 'waiting'").pluck()
  const sell = async (bill: string, seats: string[]) => {
    await node.execute(atRegister, tx =>
      queue.order(tx, sellAtRegister(tx, saleOf(bill, seats), carl).id, false),
    )
    await until(() => waiting.get() === 0)
  }
  await sell('bill-1', ['A3'])
  renameSync(join(folder, 'mirror'), join(folder, 'pulled'))
  clock.ms += 2000
  await sell('bill-2', ['A4'])
  mkdirSync(join(folder, 'mirror'))
  await sell('bill-3', ['A5'])
  expect(linesIn(readFileSync(path, 'utf8')).filter(line => / \d+$/.test(line))).toHaveLength(2)
  await queue.close()
  await node.close()
})

test('a file beside the mirror that cannot be written keeps no paper from coming out', async () => {
  const { node } = await openSmallNode('box')
  const after: string[] = []
  const print: Printer['print'] = async (_bytes, kind) => void after.push(kind)
  const queue = openPrintQueue(tenantOf(node), onlyPrinter({ ...silent, print }), '/nowhere/at/all')
  await node.execute(atRegister, tx =>
    queue.order(tx, sellAtRegister(tx, saleOf('bill-1', ['A3']), carl).id, false),
  )
  await until(() => after.length === 2)
  await queue.close()
  await node.close()
})

test('a box that is killed while the printer has no paper prints the first slip as the first one', async () => {
  const { node } = await openSmallNode('box')
  let tries = 0
  const empty = openPrintQueue(
    tenantOf(node),
    onlyPrinter({
      ...silent,
      async print() {
        tries += 1
        throw new PrintTrouble('paper_end', 'nothing')
      },
    }),
  )
  await node.execute(atRegister, tx =>
    empty.order(tx, sellAtRegister(tx, saleOf('bill-1', ['A3']), carl).id, false),
  )
  const sent = node.db.prepare('SELECT sent FROM print_orders').pluck()
  await until(() => tries === 1 && sent.get() === 0)
  await empty.close()
  const after: string[] = []
  const queue = openPrintQueue(
    tenantOf(node),
    onlyPrinter({
      ...silent,
      print: async (bytes, kind) => void after.push(told(bytes, kind)),
    }),
  )
  queue.start()
  await until(() => after.length === 2)
  expect(after).toEqual(['receipt', 'ticket'])
  await queue.close()
  await node.close()
})

test('tickets and receipts come out of two printers at once, and tickets do not wait for the other’s paper', async () => {
  const { node } = await openSmallNode('box')
  const out: string[] = []
  let isEmpty = true
  const printer = (name: string): Printer => ({
    ...silent,
    async print(_bytes, kind) {
      if (name === 'receipts' && isEmpty) throw new PrintTrouble('paper_end', 'nothing')
      out.push(`${kind} at ${name}`)
    },
  })
  const one = { id: 'one', connection: 'fake', columns: 42, codepage: 'windows1252' } as const
  let entries: PrinterEntry[] = [
    { ...one, name: 'receipts', prints: ['receipt'] },
    { ...one, name: 'tickets', prints: ['ticket'] },
  ]
  const fake: Driver = {
    kind: 'printer',
    connections: 'fake',
    knows: () => true,
    open: ({ name }) => printer(name),
  }
  const printers = openPrinters([fake], () => entries)
  printers.follow()
  const queue = openPrintQueue(tenantOf(node), printers)
  const sell = (bill: string, seats: string[]) =>
    node.execute(atRegister, tx => queue.order(tx, sellAtRegister(tx, saleOf(bill, seats), carl).id, false))
  queue.start()
  await sell('bill-1', ['A3', 'A4'])
  await until(() => out.length === 2)
  expect(out).toEqual(['ticket at tickets', 'ticket at tickets'])

  // The printer of receipts is taken away: what it owes comes out of the one that is left.
  entries = entries.slice(1)
  isEmpty = false
  printers.follow()
  await until(() => out.length === 3)
  expect(out[2]).toBe('receipt at tickets')
  await sell('bill-2', ['A5'])
  await until(() => out.length === 5)
  expect(out.slice(3)).toEqual(['receipt at tickets', 'ticket at tickets'])
  await queue.close()
  await node.close()
})

test('a till with a printer prints everything there, what belongs to it too, and elsewhere once that is gone', async () => {
  const { node } = await openSmallNode('box')
  const out: string[] = []
  const one = { connection: 'fake', columns: 42, codepage: 'windows1252' } as const
  let entries: PrinterEntry[] = [
    { ...one, id: 'hall', name: 'hall', prints: ['receipt', 'ticket'] },
    { ...one, id: 'door', name: 'door', prints: [] },
  ]
  const fake: Driver = {
    kind: 'printer',
    connections: 'fake',
    knows: () => true,
    open: ({ name }) => ({ ...silent, print: async (_bytes, kind) => void out.push(`${kind} at ${name}`) }),
  }
  const printers = openPrinters([fake], () => entries)
  printers.follow()
  await node.execute(atRegister, tx =>
    changeEntry(tx, 'device', 'till-2', {
      name: 'Till 2',
      cinemaId: 'cinema-1',
      type: 'register',
      status: 'active',
      printerId: 'door',
    }),
  )
  await node.execute(atRegister, tx =>
    changeEntry(tx, 'device', 'tablet', {
      name: 'Tablet',
      cinemaId: 'cinema-1',
      type: 'register',
      status: 'active',
      parentId: 'till-2',
    }),
  )
  const queue = openPrintQueue(tenantOf(node), printers)
  const sell = (bill: string, seats: string[], device?: string) =>
    node.execute({ ...atRegister, ...(device && { device }) }, tx =>
      queue.order(tx, sellAtRegister(tx, saleOf(bill, seats), carl).id, false),
    )
  await sell('bill-1', ['A3'], 'till-2')
  await sell('bill-2', ['A4'])
  queue.start()
  await until(() => out.length === 4)
  expect(out.toSorted()).toEqual(['receipt at door', 'receipt at hall', 'ticket at door', 'ticket at hall'])
  await sell('bill-tablet', ['A6'], 'tablet')
  await until(() => out.length === 6)
  expect(out.splice(4)).toEqual(['receipt at door', 'ticket at door'])

  await queue.close()
  const later = openPrintQueue(tenantOf(node), printers)
  await node.execute({ ...atRegister, device: 'till-2' }, tx =>
    later.order(tx, sellAtRegister(tx, saleOf('bill-3', ['A5']), carl).id, false),
  )
  entries = entries.slice(0, 1)
  printers.follow()
  later.start()
  await until(() => out.length === 6)
  expect(out.slice(4)).toEqual(['receipt at hall', 'ticket at hall'])
  await later.close()
  await node.close()
})

/** What came out, and whether it says that it is a copy. */
function told(bytes: Uint8Array, kind: string): string {
  const lines = decodePaper(bytes).map(line =>
    line.kind === 'text' ? line.spans.map(span => span.text).join('') : '',
  )
  return lines.some(line => line.trim() === documentWords('en').copy) ? `${kind}, a copy` : kind
}
