import type { Mount } from '../api/mount.ts'
import { proofAsked } from '../content/robot-proof/load.ts'
import type { openRobotProof } from '../content/robot-proof/robot-proof.ts'
import { inLocale } from '../i18n/locale.ts'
import { typedId } from '../journal/id.ts'
import { Refusal } from '../refusal.ts'
import { printedCode } from './code.ts'
import type { CodeGuard } from './kept-codes.ts'
import { freeTurnsByOwner, today } from './load.ts'
import { isOrdered } from './order-store.ts'
import { readBalance } from './public-contract.ts'
import { requireGuessable, requireVouchersOn } from './public-load.ts'
import { refreshmentPartsOf } from './part-store.ts'
import { leftOf } from './refreshments.ts'
import { voucherById } from './store.ts'

/**
 * What is left on a voucher, for whoever has its code, also when it cannot be used at the moment. Guessing is bounded as
 * where codes are used, by the same count.
 */
export function balanceRoutes(
  mount: Mount,
  codes: CodeGuard,
  robots: Pick<ReturnType<typeof openRobotProof>, 'require'>,
): void {
  mount(readBalance, ({ body }, { tenant, locale, request }) => {
    requireVouchersOn(tenant)
    robots.require(proofAsked(tenant), body.grecaptcha)
    const id = typedId(body.barcode)
    requireGuessable(codes, { tenant, request }, id)
    const { db, catalogue, runtime } = tenant.node
    const voucher = voucherById(db, id)
    const code = !voucher ? (isOrdered(db, id) ? 'voucher_not_paid' : 'voucher_unknown') : 'voucher_cancelled'
    if (!voucher || voucher.cancelled) throw new Refusal(code, {}, { barcode: [`refusal.${code}`] })
    const day = today({ catalogue, nowMs: runtime.now() }, null)
    const left = [...freeTurnsByOwner(tenant.node, id)].reduce((sum, [, turns]) => sum + turns, 0)
    return {
      data: {
        barcode_text: printedCode(id),
        title: inLocale(voucher.title, locale),
        valid_until: voucher.validUntil,
        total_turns: voucher.turns,
        remaining_turns: left,
        remaining_products: Math.max(0, leftOf({ parts: refreshmentPartsOf(db, voucher) })),
        over: voucher.validUntil !== null && day > voucher.validUntil,
      },
    }
  })
}
