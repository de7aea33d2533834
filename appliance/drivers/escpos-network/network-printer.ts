import type { Printer } from '../printer/contract.ts'
import { escposPrinter, type EscposSettings } from '../printer/escpos-printer.ts'
import { openNetworkLine } from './network-line.ts'

export type NetworkPrinterSettings = EscposSettings & {
  readonly host: string
  readonly port: number
  /** Which addresses it connects to; any when left out. */
  readonly allows?: ((address: string) => boolean) | undefined
}

/** An ESC/POS printer on TCP, usually port 9100. */
export function networkPrinter({ host, port, allows, ...settings }: NetworkPrinterSettings): Printer {
  return escposPrinter(settings, limitMs => openNetworkLine(host, port, limitMs, allows))
}
