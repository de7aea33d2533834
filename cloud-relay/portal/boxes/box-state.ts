import type { AnswerOf } from '#core/api/route.ts'
import type { readBoxes } from '#core/devices/contract.ts'
import type { StatusTone } from '../parts/Status.tsx'

export type Box = AnswerOf<typeof readBoxes>['boxes'][number]

/** How a cinema's box is shown; a cinema without a box has a state of its own, which is no error. */
export function boxStateOf(box: Pick<Box, 'connected'> | undefined): {
  tone: StatusTone
  word: 'box_none' | 'box_connected' | 'box_away'
} {
  if (!box) return { tone: 'quiet', word: 'box_none' }
  return box.connected ? { tone: 'ok', word: 'box_connected' } : { tone: 'warn', word: 'box_away' }
}
