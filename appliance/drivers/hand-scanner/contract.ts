import type { Device } from '../device.ts'

/** A barcode reader of the box. */
export type HandScanner = Omit<Device, 'condition'> & {
  condition(): 'operational' | 'offline' | 'communication_error'
}

/** What came of one scan: a whole code, or that letters of one were lost and it must be read again. */
export type Scan = { is: 'code'; text: string } | { is: 'lost' }
