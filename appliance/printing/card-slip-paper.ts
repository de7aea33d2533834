import type { Tenant } from '#core/api/tenant.ts'
import { billById } from '#core/billing/store.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import { cardSlipDocument } from '#core/documents/card-slip.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import { atCinema, sellerOf } from '#core/documents/seller-load.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { billNumberFor } from '#core/terminal/days/moved-store.ts'
import type { SlipFor } from '#core/terminal/slip.ts'
import { answerTo, attemptById } from '#core/terminal/store.ts'
import { asTheyAre } from './bill-paper.ts'

/** The slip of a card payment on paper, in the language of its bill; nothing where the card was not charged. */
export function cardSlipPaper(tenant: Tenant, attemptId: string, slipFor: SlipFor): PaperDocument[] {
  const { db, identity } = tenant.node
  const cinemaId = identity.cinemaId ?? ''
  const attempt = attemptById(db, cinemaId, attemptId)
  const answer = attempt && answerTo(db, cinemaId, attemptId)
  if (!attempt || answer?.outcome !== 'approved') return []
  const { forId, terminal, cents, kind, at } = attempt
  const spoken = billById(db, forId)?.locale ?? returnById(db, forId)?.locale ?? ''
  const locale = isLocale(spoken) ? spoken : 'en'
  const place = { cinemaId }
  const data = {
    ...sellerOf(tenant, place),
    billNumber: billNumberFor(db, forId),
    at: atCinema(tenant, place, answer.at ?? at),
    terminal,
    isBack: kind !== 'payment',
    cents,
    tipCents: answer.tipCents,
    card: answer.card,
    transaction: [answer.receipt, answer.trace].filter(Boolean).join('/'),
    slip: answer.slip,
    slipFor,
  }
  return asTheyAre(tenant, [cardSlipDocument(data, locale)], locale)
}
