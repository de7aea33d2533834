import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { inLocale } from '../i18n/locale.ts'
import { typedId } from '../journal/id.ts'
import { proofAsked } from '../content/robot-proof/load.ts'
import { openRobotProof } from '../content/robot-proof/robot-proof.ts'
import { scheduleById } from '../programme/store.ts'
import { balanceRoutes } from './balance-routes.ts'
import { printedCode } from './code.ts'
import type { CodeGuard } from './kept-codes.ts'
import { freeTurnsByOwner, leastPauseAt, today } from './load.ts'
import { requireGuessable, requireVouchersOn } from './public-load.ts'
import { validateVoucher } from './public-contract.ts'
import { lastUseOf, voucherById } from './store.ts'
import { limitOfType } from './ticket-limit.ts'
import { cinemaOfOwner } from './turn.ts'
import { isOrdered } from './order-store.ts'
import { requireUsable } from './usable.ts'

/** The calls about vouchers for visitors. */
export function publicVoucherRoutes(mount: Mount, codes: CodeGuard): void {
  const robots = openRobotProof()
  balanceRoutes(mount, codes, robots)
  mount(validateVoucher, ({ body }, { tenant, locale, request }) => {
    requireVouchersOn(tenant)
    robots.require(proofAsked(tenant), body.grecaptcha)
    requireGuessable(codes, { tenant, request }, typedId(body.barcode))
    const { db, catalogue, runtime } = tenant.node
    const schedule = body.schedule_id ? scheduleById(db, body.schedule_id) : undefined
    if (body.schedule_id && !schedule) throw new Refusal('schedule_unknown')
    const voucher = voucherById(db, typedId(body.barcode))
    if (!voucher && isOrdered(db, typedId(body.barcode)))
      throw new Refusal('voucher_not_paid', {}, { barcode: ['refusal.voucher_not_paid'] })
    if (!voucher) throw new Refusal('voucher_unknown', {}, { barcode: ['refusal.voucher_unknown'] })
    const nowMs = runtime.now()
    requireUsable({
      voucher,
      today: today({ catalogue, nowMs }, schedule?.cinemaId ?? null),
      nowMs,
      lastUse: lastUseOf(db, voucher.id, ''),
      leastPause: leastPauseAt(catalogue, schedule?.cinemaId),
    })
    const free = [...freeTurnsByOwner(tenant.node, voucher.id)]
    const remaining = free.reduce((sum, [, turns]) => sum + turns, 0)
    const here = free
      .filter(([owner]) => {
        const cinemaId = cinemaOfOwner(owner)
        return cinemaId === undefined || tenant.line.connected(cinemaId)
      })
      .reduce((sum, [, turns]) => sum + turns, 0)
    if (!remaining) throw new Refusal('voucher_used_up', { left: 0 })
    if (!here) throw new Refusal('turns_elsewhere', { voucherId: voucher.id, missing: remaining })
    return {
      data: {
        uuid: voucher.id,
        id: voucher.id,
        barcode_text: printedCode(voucher.id),
        title: inLocale(voucher.title, locale),
        valid_from: voucher.validFrom,
        valid_until: voucher.validUntil,
        total_turns: voucher.turns,
        remaining_turns: remaining,
        redeemable_turn: here,
        used: voucher.turns - remaining,
        ticket_limit: limitOfType(voucher) ?? null,
      },
    }
  })
}
