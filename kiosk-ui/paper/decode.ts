import type { PaperAlign, PaperSpan, PrintedLine } from '#ui/paper/printed-line.ts'
import { pageText } from './code-pages.ts'
import { commandLength } from './command-length.ts'

/**
 * What ESC/POS bytes print. Understands what receipts use; every other command is skipped, and broken bytes never
 * throw.
 */
export function decodePaper(bytes: Uint8Array): PrintedLine[] {
  const head = newHead()
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at]!
    if (byte >= 0x20) {
      head.letters.push(byte)
      at += 1
    } else if (byte === 0x0a) {
      endLine(head)
      at += 1
    } else {
      const length = commandLength(bytes, at)
      obey(head, bytes.subarray(at, at + length))
      at += length
    }
  }
  endText(head)
  if (head.spans.length > 0) endLine(head)
  return head.lines
}

/** The state of the print head while it reads. */
type Head = {
  lines: PrintedLine[]
  spans: PaperSpan[]
  letters: number[]
  qrContent: string
  align: PaperAlign
  page: number
  bold: boolean
  width: number
  height: number
}

function newHead(): Head {
  return { lines: [], spans: [], letters: [], qrContent: '', ...freshLook }
}

const freshLook = { align: 'left' as PaperAlign, page: 0, bold: false, width: 1, height: 1 }

/** Letters read so far keep the style they were read with. */
function endText(head: Head): void {
  if (head.letters.length === 0) return
  const { bold, width, height } = head
  head.spans.push({ text: pageText(head.page, head.letters), bold, width, height })
  head.letters = []
}

function endLine(head: Head): void {
  endText(head)
  head.lines.push({ kind: 'text', align: head.align, spans: joined(head.spans) })
  head.spans = []
}

/** Neighbours of one style become one span: a code page change in mid-word is invisible. */
function joined(spans: readonly PaperSpan[]): PaperSpan[] {
  const joint: PaperSpan[] = []
  for (const span of spans) {
    const last = joint.at(-1)
    const same = last && last.bold === span.bold && last.width === span.width && last.height === span.height
    if (same) joint[joint.length - 1] = { ...last, text: last.text + span.text }
    else joint.push(span)
  }
  return joint
}

function obey(head: Head, command: Uint8Array): void {
  const [lead, code = 0, n = 0] = command
  endText(head)
  const name = String.fromCharCode(code)
  if (lead === 0x1b) obeyEsc(head, name, n)
  else if (lead === 0x1d && name === '!') {
    head.width = ((n >> 4) & 7) + 1
    head.height = (n & 7) + 1
  } else if (lead === 0x1d && name === 'V') mark(head, { kind: 'cut' })
  else if (lead === 0x1d && name === '(' && n === 0x6b) obeyQr(head, command)
  else if (lead === 0x1d && name === 'v') obeyPicture(head, command)
  else if (lead === 0x10 && code === 0x14 && n === 1) mark(head, { kind: 'drawer' })
}

function obeyEsc(head: Head, name: string, n: number): void {
  if (name === '@') Object.assign(head, freshLook)
  else if (name === 'a') head.align = aligns[n % 48] ?? 'left'
  else if (name === 'E' || name === 'G') head.bold = (n & 1) === 1
  else if (name === 't') head.page = n
  else if (name === '!') {
    head.bold = (n & 0x08) !== 0
    head.height = n & 0x10 ? 2 : 1
    head.width = n & 0x20 ? 2 : 1
  } else if (name === 'd') for (let line = 0; line < Math.min(n, 40); line += 1) endLine(head)
  else if (name === 'J' && head.spans.length > 0) endLine(head)
  else if (name === 'p') mark(head, { kind: 'drawer' })
  else if (name === 'i' || name === 'm') mark(head, { kind: 'cut' })
}

const aligns: readonly PaperAlign[] = ['left', 'centre', 'right']

/** `GS ( k pL pH cn fn`: code 49 is QR, function 80 stores its content, 81 prints it. */
function obeyQr(head: Head, command: Uint8Array): void {
  if (command[5] !== 49) return
  if (command[6] === 80) head.qrContent = new TextDecoder().decode(command.subarray(8))
  if (command[6] === 81 && head.qrContent !== '')
    mark(head, { kind: 'qr', align: head.align, content: head.qrContent })
}

/** `GS v 0 m xL xH yL yH`, then rows of dots. A picture that breaks off is shown as far as it came. */
function obeyPicture(head: Head, command: Uint8Array): void {
  const [rowBytes, height] = [command[4]! + command[5]! * 256, command[6]! + command[7]! * 256]
  const bits = command.subarray(8)
  const rows = rowBytes ? Math.min(height, Math.floor(bits.length / rowBytes)) : 0
  if (rows > 0) mark(head, { kind: 'picture', align: head.align, picture: { rowBytes, height: rows, bits } })
}

/** A cut, a code or the drawer has a line of its own; letters before it come first. */
function mark(head: Head, line: PrintedLine): void {
  if (head.spans.length > 0) endLine(head)
  head.lines.push(line)
}
