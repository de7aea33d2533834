import type { PrinterCondition, PrintingNow } from '#core/devices/printing-contract.ts'
import { useQuery } from '@tanstack/react-query'
import { printingQuery } from '../server.ts'

type TillPrinter = PrintingNow['printers'][number]
/** A condition in which nothing comes out. */
export type PaperTrouble = Exclude<PrinterCondition, 'operational' | 'paper_near_end'>

/** Why a printer puts nothing out; undefined while it prints. */
export function troubleWith({ condition }: TillPrinter): PaperTrouble | undefined {
  return condition === 'operational' || condition === 'paper_near_end' ? undefined : condition
}

/** Whether paper for what is done at this till waits; what is not known yet is taken to work. */
export function usePaperWaits(): boolean {
  return useQuery(printingQuery).data?.printers.some(troubleWith) ?? false
}
