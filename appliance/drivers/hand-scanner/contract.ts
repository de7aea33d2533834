import type { Device } from '../device.ts'

/** A barcode reader of the box. */
export type HandScanner = Omit<Device, 'condition'> & {
  condition(): 'operational' | 'offline' | 'communication_error'
}
