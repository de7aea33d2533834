import { createCall } from '#core/api/call.ts'
import { useChoice } from './choice.ts'
import { hearBox, whatIsKnown } from './receipts/use-receipts.ts'
import { kioskWordsNow } from './words.ts'

/** How kiosk pages talk to the box: each says what it was last told, and hears in which life the box is. */
export const call = createCall({
  locale: () => useChoice.getState().locale,
  unreachable: () => kioskWordsNow()('unreachable'),
  headers: whatIsKnown,
  heard: response => hearBox(response.headers),
})
