import type { Tenant } from '#core/api/tenant.ts'
import { bodyView } from '#core/content/pages/body-view.ts'
import { loadBeside, loadSiteTexts } from '#core/content/texts/load.ts'
import type { TextPlace } from '#core/content/texts/text-places.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { wallTime } from '../web/wall-time.ts'
import { bodyHtml, bodyText } from './body-mail.ts'

/** What the exhibitor wrote for a place of its mails, as parts of one in its reader's language; none where it wrote none. */
export function ownWords(
  tenant: Pick<Tenant, 'node'>,
  place: TextPlace,
  locale: Locale,
  publicUrl: string,
): { html: string[]; text: string[] } {
  const exhibitor = exhibitorOf(tenant.node.catalogue)
  const text = loadSiteTexts(tenant, wallTime(tenant)).find(({ id }) => id === place)
  if (!exhibitor || !text) return { html: [], text: [] }
  const body = bodyView(text.body, locale, loadBeside(tenant))
  const where = { site: `${publicUrl}/${locale}`, origin: publicUrl, exhibitor }
  return { html: bodyHtml(body, where), text: bodyText(body, where) }
}
