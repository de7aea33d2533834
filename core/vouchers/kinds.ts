import { applyVoucherCancelled } from './apply.ts'
import { applyVoucherAddressed, applyVoucherMailed } from './delivery-store.ts'
import type {
  TopUpRefunded,
  VoucherAddressed,
  VoucherCancelled,
  VoucherExtended,
  VoucherMailed,
} from './facts.ts'
import { applyTopUpRefunded, applyVoucherExtended } from './refreshment-store.ts'
import {
  applyTakeBackUndone,
  applyVoucherTakenBack,
  type TakeBackUndone,
  type VoucherTakenBack,
} from './taken-back-store.ts'

/** What happens to a voucher or its card beside being bought and used. */
export type VoucherFacts = {
  'voucher.addressed': VoucherAddressed
  'voucher.mailed': VoucherMailed
  'voucher.cancelled': VoucherCancelled
  'voucher.extended': VoucherExtended
  'voucher.top_up_refunded': TopUpRefunded
  'voucher.taken_back': VoucherTakenBack
  'voucher.take_back_undone': TakeBackUndone
}

export const voucherKinds = {
  'voucher.addressed': { v: 1, trade: 'goes on', apply: applyVoucherAddressed },
  'voucher.mailed': { v: 1, trade: 'goes on', apply: applyVoucherMailed },
  'voucher.cancelled': { v: 1, trade: 'goes on', apply: applyVoucherCancelled },
  'voucher.extended': { v: 1, trade: 'goes on', apply: applyVoucherExtended },
  'voucher.top_up_refunded': { v: 1, trade: 'goes on', apply: applyTopUpRefunded },
  'voucher.taken_back': { v: 1, trade: 'goes on', apply: applyVoucherTakenBack },
  'voucher.take_back_undone': { v: 1, trade: 'goes on', apply: applyTakeBackUndone },
} as const
