import type { DisplayLines } from '#core/documents/line-display.ts'
import type { Device } from '../device.ts'

/** Two lines of twenty letters for the customer. */
export type LineDisplay = Omit<Device, 'condition'> & {
  condition(): 'operational' | 'offline' | 'communication_error'
  /** Shows these as soon as it can; what was to be shown before and is not yet is left out. */
  show(lines: DisplayLines): void
}
