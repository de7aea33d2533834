import type { PrinterCondition } from '../printer/contract.ts'

/** The bytes that answer `DLE EOT 1` to `DLE EOT 4`. */
export type StatusBytes = {
  readonly printer: number
  readonly offlineCause: number
  readonly errorCause: number
  readonly roll: number
}

/**
 * What four status bytes mean. The bits are Epson's (reference of DLE EOT, download4.epson.biz/sec_pubs/pos):
 * overheating has no bit of its own; a recoverable error with paper in and cover shut is the print head's heat.
 */
export function conditionOf(status: StatusBytes): PrinterCondition {
  const coverOpen = (status.offlineCause & 0x04) !== 0
  const paperEnd = (status.offlineCause & 0x20) !== 0 || (status.roll & 0x60) !== 0
  if (coverOpen) return 'cover_open'
  if (paperEnd) return 'paper_end'
  if (status.errorCause & 0x40) return 'overheating'
  if (status.errorCause & 0x2c || status.offlineCause & 0x40) return 'others'
  if (status.printer & 0x08) return 'offline'
  return status.roll & 0x0c ? 'paper_near_end' : 'operational'
}

/** Whether a job may be sent. */
export function canPrint(condition: PrinterCondition): boolean {
  return condition === 'operational' || condition === 'paper_near_end'
}

/** An answer from the printer: `realtime` to DLE EOT, `done` to GS r once everything before it is printed. */
export type PrinterAnswer = { readonly kind: 'realtime' | 'done'; readonly byte: number }

/**
 * Separates the answers on one connection. Some printers also send four-byte automatic status that another program
 * switched on; it is skipped. The fixed bits of each kind are Epson's.
 */
export function answerReader(): (bytes: Uint8Array) => PrinterAnswer[] {
  let automatic = 0
  return bytes => {
    const answers: PrinterAnswer[] = []
    for (const byte of bytes) {
      if ((byte & 0x93) === 0x12) answers.push({ kind: 'realtime', byte })
      else if ((byte & 0x93) === 0x10) automatic = 3
      else if ((byte & 0x90) === 0 && automatic > 0) automatic -= 1
      else if ((byte & 0x90) === 0) answers.push({ kind: 'done', byte })
    }
    return answers
  }
}
