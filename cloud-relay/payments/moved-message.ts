import type { Tenant } from '#core/api/tenant.ts'
import type { LineNow } from '#core/billing/refunds/returns.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import { scheduleById } from '#core/programme/store.ts'
import { momentOf } from '../mail/letter.ts'
import { keptLetter } from '../mail/letter-store.ts'
import { de } from '../mail/words/de.ts'
import { en } from '../mail/words/en.ts'
import { fr } from '../mail/words/fr.ts'
import { nl } from '../mail/words/nl.ts'

/**
 * What an order says of its show once that is at another time or in another screen than when its tickets were bought, in
 * the words of the mail about it; empty for any other show, one that was cancelled, and one that is over.
 */
export function movedMessage(
  tenant: Tenant,
  billId: string,
  line: LineNow | undefined,
  locale: Locale,
): string {
  const { db, runtime } = tenant.node
  const show = scheduleById(db, line?.scheduleId ?? '')
  if (!line || !show || show.cancelled || show.endMs <= runtime.now()) return ''
  // Its buyers were mailed where it is now: so they had bought it for another place.
  const about = [billId, show.id, show.startMs, show.screenId].join(' ')
  if (!keptLetter(db, 'moved', about)) return ''
  const t = translator(locale, { en, de, fr, nl }[locale])
  const { ticket, cinema } = loadTicketFacts(tenant, line, locale)!
  const moved = t('moved', {
    movie: ticket.movieTitle,
    when: momentOf(ticket.start, locale, cinema.timezone),
    where: `${cinema.name}, ${ticket.screenName}`,
  })
  return [moved, t('moved_stays'), t('moved_back')].join(' ')
}
