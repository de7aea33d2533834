import { createCall } from '#core/api/call.ts'
import { useChoice } from './choice.ts'
import { kioskWordsNow } from './words.ts'

/** How kiosk pages talk to the box. */
export const call = createCall({
  locale: () => useChoice.getState().locale,
  unreachable: () => kioskWordsNow()('unreachable'),
})
