import type { AnswerOf } from '#core/api/route.ts'
import type { readVoucherPackage, readVoucherType } from '../calls.ts'

/** One kind of voucher as the server answers it, with the ways to pay. */
export type VoucherKind = AnswerOf<typeof readVoucherType>
/** One package of them. */
export type PackageKind = AnswerOf<typeof readVoucherPackage>

/** How addresses of packages begin: no kind's own address has such a line in it. */
export const packageMark = 'package_'
