import type { Node } from '#core/journal/node.ts'
import { devicesFoundMessage } from '#core/devices/device-search-contract.ts'
import { openBoxQuestions } from './box-questions.ts'

/** Questions to boxes about printers in their network and what is plugged into them; null where the box did not look. */
export function openDeviceSearches(node: Pick<Node, 'runtime'>) {
  return openBoxQuestions(node, frame => {
    const { data } = devicesFoundMessage.safeParse(frame)
    if (!data) return undefined
    const { askId, addresses, plugged } = data
    return { askId, answer: addresses && { addresses, plugged } }
  })
}
export type DeviceSearches = ReturnType<typeof openDeviceSearches>
