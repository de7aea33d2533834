import { codes, type Apdu } from './apdu.ts'
import { fieldsOf } from './fields.ts'
import type { ZvtLine } from './zvt-line.ts'

/** How a command ended: `refused` before it began, `aborted` with a code, or `completed`; with what was said on the way. */
export type CommandEnd = {
  was: 'completed' | 'aborted' | 'refused'
  /** What the terminal gives as the reason. */
  code: number
  /** The last status information; undefined where there was none. */
  status: Map<number, Uint8Array> | undefined
  /** What it gave to print on the way. */
  printed: readonly Apdu[]
}

/** More than any receipt or report of a terminal has. */
const mostPrinted = 400

export type Limits = { answerMs: number; silenceMs: number; wholeMs: number }

const ack: Apdu = { code: codes.ack, data: new Uint8Array(0) }
const notKnown: Apdu = { code: 0x8483, data: new Uint8Array(0) }

/**
 * Sends one command and listens until its end. Rejects where the line breaks, the terminal is silent for too long, or
 * says what is no ZVT.
 *
 * @param onIntermediate hears what the terminal is doing
 * @param stopping asks the terminal to stop; it ends the command itself
 */
export async function runCommand(
  line: ZvtLine,
  command: Apdu,
  limits: Limits,
  onIntermediate: (code: number) => void = () => {},
  stopping?: AbortSignal,
): Promise<CommandEnd> {
  line.send(command)
  const first = await line.next(limits.answerMs)
  if (first.code >> 8 === 0x84)
    return { was: 'refused', code: first.code & 0xff, status: undefined, printed: [] }
  if (first.code !== codes.ack) throw new Error('The terminal answered with something else.')
  const stop = () => line.send({ code: codes.stop, data: new Uint8Array(0) })
  stopping?.addEventListener('abort', stop)
  if (stopping?.aborted) stop()
  try {
    return await listen(line, limits, onIntermediate)
  } finally {
    stopping?.removeEventListener('abort', stop)
  }
}

async function listen(
  line: ZvtLine,
  { silenceMs, wholeMs }: Limits,
  onIntermediate: (code: number) => void,
): Promise<CommandEnd> {
  const endMs = performance.now() + wholeMs
  let status: CommandEnd['status']
  const printed: Apdu[] = []
  for (;;) {
    const leftMs = endMs - performance.now()
    if (leftMs <= 0) throw new Error('The terminal does not come to an end.')
    const { code, data } = await line.next(Math.min(silenceMs, leftMs))
    // The terminal's word on being asked to stop.
    if (code === codes.ack || code >> 8 === 0x84) continue
    line.send(isKnown(code) ? ack : notKnown)
    if (code === codes.intermediate) onIntermediate(data[0] ?? 0xff)
    if (code === codes.status) status = fieldsOf(data)
    if ((code === codes.printLine || code === codes.printBlock) && printed.length < mostPrinted)
      printed.push({ code, data })
    if (code === codes.completion) return { was: 'completed', code: 0, status, printed }
    if (code === codes.abort) return { was: 'aborted', code: data[0] ?? 0xff, status, printed }
  }
}

const known: ReadonlySet<number> = new Set([
  codes.intermediate,
  codes.status,
  codes.completion,
  codes.abort,
  codes.printLine,
  codes.printBlock,
])
const isKnown = (code: number) => known.has(code)
