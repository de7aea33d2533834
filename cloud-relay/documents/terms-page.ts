import type { Tenant } from '#core/api/tenant.ts'
import { bodyView } from '#core/content/pages/body-view.ts'
import { loadBeside, loadSiteTexts } from '#core/content/texts/load.ts'
import type { TextPlace } from '#core/content/texts/text-places.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { bodyText } from '../mail/body-mail.ts'
import { wallTime } from '../web/wall-time.ts'
import { faint, pageSize, sheet } from './sheet.ts'

const margin = 32
const inner = pageSize.width - 2 * margin
const bottom = pageSize.height - margin
/** Paper has an end: what is longer is on the website, where the purchase was agreed to. */
const mostPages = 4

/** What the exhibitor wrote of its conditions for a place, a paragraph each in the reader's language; none where it wrote none. */
export function termsOf(tenant: Pick<Tenant, 'node'>, place: TextPlace, locale: Locale): string[] {
  const exhibitor = exhibitorOf(tenant.node.catalogue)
  const text = loadSiteTexts(tenant, wallTime(tenant)).find(({ id }) => id === place)
  if (!exhibitor || !text) return []
  return bodyText(bodyView(text.body, locale, loadBeside(tenant)), { site: '', origin: '', exhibitor })
}

/** Adds pages with the exhibitor's conditions under a heading; none where there are none. */
export function drawTerms(
  document: PDFKit.PDFDocument,
  whole: PDFKit.PDFStructureElement,
  terms: readonly string[],
  locale: Locale,
): void {
  if (!terms.length) return
  const section = document.struct('Sect')
  whole.add(section)
  const page = sheet(document, section)
  let pages = 0
  let y = bottom
  const look = { width: inner, colour: faint }
  const begin = () => {
    document.addPage()
    pages += 1
    y = margin
  }
  begin()
  y +=
    page.write(documentWords(locale).terms, { width: inner, x: margin, y, size: 14, bold: true, tag: 'H1' }) +
    8
  for (const text of terms) {
    // A paragraph that fits on no page is set smaller.
    const size = page.fitting(text, [9, 8, 7, 6, 5], look, bottom - margin - 40)
    const height = page.height(text, size, look)
    if (y + height > bottom) {
      if (pages === mostPages) break
      begin()
    }
    y += page.write(text, { ...look, x: margin, y, size }) + 6
  }
  section.end()
}
