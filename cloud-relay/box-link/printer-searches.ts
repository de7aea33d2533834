import type { Node } from '#core/journal/node.ts'
import { printersFoundMessage } from '#core/devices/printer-search-contract.ts'
import { openBoxQuestions } from './box-questions.ts'

/** Questions to boxes about printers in their network and what is plugged into them; null where the box did not look. */
export function openPrinterSearches(node: Pick<Node, 'runtime'>) {
  return openBoxQuestions(node, frame => {
    const { data } = printersFoundMessage.safeParse(frame)
    if (!data) return undefined
    const { askId, addresses, plugged } = data
    return { askId, answer: addresses && { addresses, plugged } }
  })
}
export type PrinterSearches = ReturnType<typeof openPrinterSearches>
