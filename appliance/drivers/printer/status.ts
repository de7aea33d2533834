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

/** What a printer that was asked to says unasked: four bytes, at once and whenever one of them becomes another. */
export type AutomaticStatus = readonly [printer: number, error: number, paper: number, reserved: number]

/** `GS a n`: the printer tells by itself when its drawer (bit 0), its being online (1), an error (2) or its paper (3) changes. */
export const tellAll = Uint8Array.of(0x1d, 0x61, 0x0f)

/**
 * What the four bytes of the automatic status mean, in the words of `conditionOf`. The bits are Epson's (APG, GS a); there
 * an error that goes by itself is the print head's heat, unless cover or paper are the cause.
 */
export function conditionOfAutomatic([printer, error, paper]: AutomaticStatus): PrinterCondition {
  if (printer & 0x20) return 'cover_open'
  if (paper & 0x0c) return 'paper_end'
  if (error & 0x40) return 'overheating'
  if (error & 0x2c) return 'others'
  if (printer & 0x08) return 'offline'
  return paper & 0x03 ? 'paper_near_end' : 'operational'
}

/** An answer from the printer: `realtime` to DLE EOT, `done` to GS r once everything before it is printed. */
export type PrinterAnswer = { readonly kind: 'realtime' | 'done'; readonly byte: number }

/**
 * Separates the answers on one connection. Some printers also send four-byte automatic status, which we or another
 * program switched on. The fixed bits of each kind are Epson's.
 *
 * @param onAutomatic hears each automatic status
 */
export function answerReader(
  onAutomatic: (status: AutomaticStatus) => void = () => {},
): (bytes: Uint8Array) => PrinterAnswer[] {
  let automatic: number[] = []
  return bytes => {
    const answers: PrinterAnswer[] = []
    for (const byte of bytes) {
      if ((byte & 0x93) === 0x12) answers.push({ kind: 'realtime', byte })
      else if ((byte & 0x93) === 0x10) automatic = [byte]
      else if ((byte & 0x90) === 0 && automatic.length > 0) {
        automatic.push(byte)
        if (automatic.length < 4) continue
        onAutomatic(automatic as unknown as AutomaticStatus)
        automatic = []
      } else if ((byte & 0x90) === 0) answers.push({ kind: 'done', byte })
    }
    return answers
  }
}
