import { createCall } from '#core/api/call.ts'
import { useChoice } from './choice.ts'
import { receiveHeaders, whatIsKnown } from './receipts/use-receipts.ts'
import { kioskWordsNow } from './words.ts'

/**
 * How kiosk pages call the box: each request says how far the device has seen the box, each answer the box's
 * incarnation.
 */
export const call = createCall({
  locale: () => useChoice.getState().locale,
  unreachable: () => kioskWordsNow()('unreachable'),
  headers: whatIsKnown,
  onResponse: response => receiveHeaders(response.headers),
})
