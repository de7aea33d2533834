import type * as messages from '#core/content/messages/contract.ts'
import type * as newsletter from '#core/content/newsletter/contract.ts'
import type { Route } from '#core/api/route.ts'
import type * as programme from '#core/planning/contract.ts'
import type * as paying from '#core/sales/paying-contract.ts'
import type * as sales from '#core/sales/public-contract.ts'
import type * as buyerExchanges from '#core/sales/refunds/buyer/exchange-contract.ts'
import type * as buyerRefunds from '#core/sales/refunds/buyer/contract.ts'
import type * as purchases from '#core/sales/purchase-contract.ts'
import type * as vouchers from '#core/vouchers/public-contract.ts'
import type * as seating from '#core/seating/contract.ts'
import type * as waiting from '#core/waiting-list/contract.ts'

/**
 * The calls of the website. The contracts themselves carry zod, which would be a quarter of the size limit of a first
 * load; so only their types are imported, and method and path are repeated here. test/cloud-relay/site/calls.test.ts
 * compares the two.
 */
export const readProgramme = known<typeof programme.readProgramme>('GET', '/api/programme')
export const readSeats = known<typeof seating.readSeats>('GET', '/api/schedules/:id/seats')
export const putHold = known<typeof seating.putHold>('PUT', '/api/holds/:id')
export const autoHold = known<typeof seating.autoHold>('POST', '/api/holds/:id/auto')
export const scheduleData = known<typeof sales.scheduleData>('GET', '/api/schedules/:id/data')
export const checkout = known<typeof sales.checkout>('POST', '/api/checkout')
export const payAgain = known<typeof sales.payAgain>('POST', '/api/checkout/:uuid/again')
export const giveUpPaying = known<typeof sales.giveUpPaying>('POST', '/api/checkout/:uuid/cancel')
export const validateVoucher = known<typeof vouchers.validateVoucher>('POST', '/api/vouchers/validate')
export const readBalance = known<typeof vouchers.readBalance>('POST', '/api/vouchers/balance')
export const filterVoucherTypes = known<typeof vouchers.filterVoucherTypes>(
  'POST',
  '/api/voucher-types/filter',
)
export const readVoucherPackage = known<typeof vouchers.readVoucherPackage>(
  'GET',
  '/api/voucher-packages/:slug',
)
export const readVoucherType = known<typeof vouchers.readVoucherType>('GET', '/api/voucher-types/:slug')
export const paymentStatus = known<typeof sales.paymentStatus>('GET', '/api/payments/:id/status')
export const paymentProcessing = known<typeof paying.paymentProcessing>(
  'GET',
  '/api/payments/:id/processing-data',
)
export const sendMessage = known<typeof messages.sendMessage>('POST', '/api/contactpage/send')
export const sendEnquiry = known<typeof messages.sendEnquiry>('POST', '/api/contactpage/enquiry')
export const subscribe = known<typeof newsletter.subscribe>('POST', '/api/newsletters/subscribe')
export const confirmSubscription = known<typeof newsletter.confirmSubscription>(
  'POST',
  '/api/newsletters/confirm',
)
export const leaveNewsletter = known<typeof newsletter.leaveNewsletter>('POST', '/api/newsletters/leave')
export const billStatus = known<typeof sales.billStatus>('GET', '/api/bill/:uuid/status')
export const billResult = known<typeof sales.billResult>('GET', '/api/bill/:uuid/result')
export const changeDelivery = known<typeof purchases.changeDelivery>('POST', '/api/bill/:uuid/delivery')
export const mailTicketsAgain = known<typeof purchases.mailTicketsAgain>('POST', '/api/bill/:uuid/mail')
export const readBuyerRefund = known<typeof buyerRefunds.readBuyerRefund>('GET', '/api/bill/:uuid/refund')
export const refundToBuyer = known<typeof buyerRefunds.refundToBuyer>('POST', '/api/bill/:uuid/refund')
export const readBuyerExchange = known<typeof buyerExchanges.readBuyerExchange>(
  'GET',
  '/api/bill/:uuid/exchange',
)
export const priceBuyerExchange = known<typeof buyerExchanges.priceBuyerExchange>(
  'POST',
  '/api/bill/:uuid/exchange-price',
)
export const exchangeByBuyer = known<typeof buyerExchanges.exchangeByBuyer>(
  'POST',
  '/api/bill/:uuid/exchange',
)
export const joinWaitingList = known<typeof waiting.joinWaitingList>('POST', '/api/waiting-list')
export const confirmWaitingList = known<typeof waiting.confirmWaitingList>(
  'POST',
  '/api/waiting-list/confirm',
)
export const leaveWaitingList = known<typeof waiting.leaveWaitingList>('POST', '/api/waiting-list/leave')
export const takeWaitingOffer = known<typeof waiting.takeWaitingOffer>('POST', '/api/waiting-list/take')

function known<R extends Route>(method: R['method'], path: string): R {
  return { method, path } as unknown as R
}
