import type { Node } from '#core/journal/node.ts'
import { printersFoundMessage } from '#core/devices/printer-search-contract.ts'
import { openBoxQuestions } from './box-questions.ts'

/** Questions to boxes about printers in their network: where some are, and null where the box did not look. */
export function openPrinterSearches(node: Pick<Node, 'runtime'>) {
  return openBoxQuestions(node, frame => {
    const { data } = printersFoundMessage.safeParse(frame)
    return data && { askId: data.askId, answer: data.addresses }
  })
}
export type PrinterSearches = ReturnType<typeof openPrinterSearches>
