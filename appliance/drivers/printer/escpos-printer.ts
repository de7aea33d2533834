import { PrintTrouble } from './print-trouble.ts'
import { firstDrawer, openDrawerWatch, pulse, pulseAtOnce, type DrawerSettings } from './drawer.ts'
import type { Codepage, Printer, PrinterCondition } from './contract.ts'
import { openKeptLine, type KeptLine } from './kept-line.ts'
import type { PrinterLine } from './printer-line.ts'
import { canPrint, conditionOf, conditionOfAutomatic } from './status.ts'

export type EscposSettings = {
  readonly columns: number
  readonly codepage?: Codepage
  /** One at the first plug when left out. */
  readonly drawer?: DrawerSettings
  /** Whether the line is kept, over which the printer tells by itself when its state becomes another. */
  readonly keepsLine?: boolean
  /** How often an idle printer's state is queried, in milliseconds. */
  readonly pollMs?: number
  readonly connectMs?: number
  readonly statusMs?: number
  /** How long one chunk may wait, and then the last line until it is printed. */
  readonly printMs?: number
}

/**
 * An ESC/POS printer, whatever leads to it. Most accept one connection, so each job and each query opens its own and
 * closes it again, one after the other, unless this box alone prints there and keeps the line. A printer that does not answer within a second counts as a communication error;
 * nothing is sent to a printer that is not ready.
 *
 * @param openLine connects within so many milliseconds, or rejects
 */
export function escposPrinter(
  settings: EscposSettings,
  openLine: (limitMs: number) => Promise<PrinterLine>,
): Printer {
  const {
    columns,
    codepage = 'windows1252',
    drawer = firstDrawer,
    pollMs = 5000,
    connectMs = 3000,
    statusMs = 1000,
    printMs = 15_000,
    keepsLine = false,
  } = settings
  const condition = openCondition()
  const drawerWatch = openDrawerWatch(drawer, condition.tell)
  let polling: NodeJS.Timeout | undefined
  let stopped = false
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }

  const lines = openKeptLine(
    () => openLine(connectMs),
    keepsLine,
    statusMs,
    status => {
      condition.see(conditionOfAutomatic(status))
      drawerWatch.see(status[0])
    },
  )
  const look = () => lookedAt(lines, condition, drawerWatch, statusMs)

  const poll = () => {
    void inTurn(async () => (stopped ? null : look())).then(line => {
      if (line) lines.leave(line)
      if (!stopped) polling = setTimeout(poll, pollMs).unref()
    })
  }

  return {
    columns,
    codepage,
    start: poll,
    stop: async () => {
      stopped = true
      clearTimeout(polling)
      await last
      lines.close()
    },
    condition: condition.now,
    onCondition: condition.onChange,
    drawerPin: drawer.pin,
    isDrawerLeft: drawerWatch.isLeft,
    openDrawer: () =>
      inTurn(async () => {
        if (drawer.pin === null) return
        const line = stopped ? null : await look()
        if (!line) throw new PrintTrouble(condition.now(), 'nothing')
        await passOn(lines, line, (canPrint(condition.now()) ? pulse : pulseAtOnce)(drawer.pin), statusMs)
      }),
    passOn: bytes =>
      inTurn(async () => {
        const line = stopped ? null : await look()
        if (!line) throw new PrintTrouble(condition.now(), 'nothing')
        await passOn(lines, line, bytes, statusMs)
      }),
    print: bytes =>
      inTurn(async () => {
        if (stopped) throw new PrintTrouble('offline', 'nothing')
        const line = await look()
        if (!line) throw new PrintTrouble(condition.now(), 'nothing')
        await printOn(lines, line, bytes, condition, { statusMs, printMs })
      }),
  }
}

/** Sends a job over a line that is handed back either way; rejects with a `PrintTrouble`. */
async function printOn(
  lines: KeptLine,
  line: PrinterLine,
  bytes: Uint8Array,
  condition: ReturnType<typeof openCondition>,
  { statusMs, printMs }: { statusMs: number; printMs: number },
): Promise<void> {
  let isBroken = false
  try {
    if (!canPrint(condition.now())) throw new PrintTrouble(condition.now(), 'nothing')
    await send(line, bytes, printMs)
  } catch (error) {
    if (error instanceof PrintTrouble) throw error
    // What the printer took of it, and says of it later, belongs to this line: the next job has one of its own.
    isBroken = true
    condition.see((await statusAfterTrouble(line, statusMs)) ?? 'communication_error')
    throw new PrintTrouble(condition.now(), 'unknown')
  } finally {
    lines.leave(line, isBroken)
  }
}

/** Opens the connection when the printer answers, and records its state and its drawer's either way. */
async function lookedAt(
  lines: KeptLine,
  condition: ReturnType<typeof openCondition>,
  drawer: ReturnType<typeof openDrawerWatch>,
  statusMs: number,
): Promise<PrinterLine | null> {
  let line: PrinterLine | undefined
  const wasKept = lines.isKept()
  try {
    line = await lines.take()
    const status = await requestStatus(line, statusMs)
    condition.see(conditionOf(status))
    drawer.see(status.printer)
    return line
  } catch {
    if (line) lines.leave(line, true)
    // It may have been switched off and on since: a new line says whether it is there.
    if (wasKept) return lookedAt(lines, condition, drawer, statusMs)
    condition.see('communication_error')
    drawer.see(undefined)
    return null
  }
}

/** What a printer was last seen as; listeners hear when that becomes another. */
function openCondition() {
  let condition: PrinterCondition = 'offline'
  const listeners: (() => void)[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    now: () => condition,
    onChange: (listener: () => void) => void listeners.push(listener),
    tell,
    see(seen: PrinterCondition): void {
      if (seen === condition) return
      condition = seen
      tell()
    },
  }
}

/** Sends what is no job: nothing says when it is done. */
async function passOn(
  lines: KeptLine,
  line: PrinterLine,
  bytes: Uint8Array,
  statusMs: number,
): Promise<void> {
  try {
    await line.write(bytes, statusMs)
  } catch {
    lines.leave(line, true)
    throw new PrintTrouble('communication_error', 'unknown')
  }
  lines.leave(line)
}

async function requestStatus(line: PrinterLine, statusMs: number) {
  const ask = async (n: number) => {
    await line.write(Uint8Array.of(0x10, 0x04, n), statusMs)
    return line.answer('realtime', statusMs)
  }
  return { printer: await ask(1), offlineCause: await ask(2), errorCause: await ask(3), roll: await ask(4) }
}

/** Small chunks keep a stalled printer from swallowing half a job; GS r 1 is answered when all of it is on paper. */
async function send(line: PrinterLine, bytes: Uint8Array, printMs: number): Promise<void> {
  for (let start = 0; start < bytes.length; start += chunkBytes)
    await line.write(bytes.subarray(start, start + chunkBytes), printMs)
  await line.write(Uint8Array.of(0x1d, 0x72, 1), printMs)
  await line.answer('done', printMs)
}

const chunkBytes = 4096

/** Real-time status bypasses a stalled job, so a printer out of paper can still report it. */
async function statusAfterTrouble(line: PrinterLine, statusMs: number): Promise<PrinterCondition | null> {
  try {
    const condition = conditionOf(await requestStatus(line, statusMs))
    return canPrint(condition) ? null : condition
  } catch {
    return null
  }
}
