import { formatDate, formatPlainDay, formatTime } from '../i18n/format.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import type { Tx } from '../journal/node.ts'
import { boxById } from '../membership/store.ts'
import { voucherById } from '../vouchers/store.ts'
import { scheduleById } from '../programme/store.ts'

type Named = {
  voucherId?: string | null
  scheduleId?: string | null
  productId?: string | null
  nodeId?: string | null
}

/** What a run was about, as people name it: film, moment and screen of a show; a product; a box by its cinema. */
export function loadAbout(
  { db, catalogue }: Pick<Tx, 'db' | 'catalogue'>,
  { scheduleId, productId, nodeId, voucherId }: Named,
  locale: Locale,
): string | null {
  const show = scheduleId ? scheduleById(db, scheduleId) : undefined
  if (show) {
    const zone = catalogue.get('cinema', show.cinemaId)?.timezone ?? 'UTC'
    const at = new Date(show.startMs).toISOString()
    const when = `${formatDate(at, locale, zone)}, ${formatTime(at, locale, zone)}`
    const film = catalogue.get('movie', show.movieId)?.title ?? ''
    return [film, when, catalogue.get('screen', show.screenId)?.name].filter(Boolean).join(' · ')
  }
  const product = productId ? catalogue.get('product', productId) : undefined
  if (product) return inLocale(product.name, locale)
  // Its title and end: its code is as good as money and stands in no list.
  const voucher = voucherId ? voucherById(db, voucherId) : undefined
  if (voucher)
    return [inLocale(voucher.title, locale), voucher.validUntil && formatPlainDay(voucher.validUntil, locale)]
      .filter(Boolean)
      .join(' · ')
  const box = nodeId ? boxById(db, nodeId) : undefined
  return box ? (catalogue.get('cinema', box.cinemaId)?.name ?? null) : null
}
