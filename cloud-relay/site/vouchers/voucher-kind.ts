import type { AnswerOf } from '#core/api/route.ts'
import type { readVoucherType } from '../calls.ts'

/** One kind of voucher as the server answers it, with the ways to pay. */
export type VoucherKind = AnswerOf<typeof readVoucherType>
