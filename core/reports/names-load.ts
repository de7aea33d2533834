import { inLocale, type Locale } from '../i18n/locale.ts'
import { billById } from '../billing/store.ts'
import { paymentById } from '../billing/payment-store.ts'
import { documentWords } from '../i18n/documents/words.ts'
import { formatDay, formatPlainDay, formatTime } from '../i18n/format.ts'
import { businessDayAt } from '../programme/day.ts'
import { scheduleById } from '../programme/store.ts'
import type { Summed, Reading } from './sums-load.ts'
import type { Grouping } from './subjects.ts'

type Named = { name: string | null; note: string | null }

/** What a line is called in the reader's language; null where screens have a word or a format for its key. */
export function loadName(node: Reading, by: Grouping, key: string, { texts }: Summed, locale: Locale): Named {
  const { catalogue } = node
  const plain = (name: string | undefined): Named => ({ name: name || texts.get(key) || null, note: null })
  const inWords = (words: { en: string } | undefined) => plain(words && inLocale(words, locale))
  if (!key) return { name: null, note: null }
  switch (by) {
    case 'cinema':
      return plain(catalogue.get('cinema', key)?.name)
    case 'movie':
      return plain(catalogue.get('movie', key)?.title)
    case 'screen': {
      const screen = catalogue.get('screen', key)
      const several = catalogue.all('cinema').filter(({ deleted }) => !deleted).length > 1
      const cinema = catalogue.get('cinema', screen?.cinemaId ?? '')?.name ?? null
      return { ...plain(screen?.name), note: several ? cinema : null }
    }
    case 'rate':
      return inWords(catalogue.get('price_rate', key)?.name)
    case 'product':
    case 'combination':
      return inWords(catalogue.get('product', key)?.name)
    case 'group':
      return inWords(catalogue.get('product_group', key)?.name)
    case 'method':
      return inWords(catalogue.get('payment_method', key)?.name)
    case 'type':
      return inWords(catalogue.get('voucher_type', key)?.title)
    case 'show':
      return nameOfShow(node, key, locale)
    case 'payment':
      return nameOfPayment(node, key, locale)
    default:
      return plain(undefined)
  }
}

/** A show by its film, with the day and time it begins and its screen. */
function nameOfShow({ db, catalogue }: Reading, id: string, locale: Locale): Named {
  const show = scheduleById(db, id)
  if (!show) return { name: null, note: null }
  const zone = catalogue.get('cinema', show.cinemaId)?.timezone ?? 'UTC'
  const day = formatPlainDay(businessDayAt(catalogue, show.cinemaId, show.startMs), locale)
  const time = formatTime(new Date(show.startMs).toISOString(), locale, zone)
  const screen = catalogue.get('screen', show.screenId)?.name ?? ''
  return {
    name: catalogue.get('movie', show.movieId)?.title ?? null,
    note: [`${day} ${time}`, screen].filter(Boolean).join(' · '),
  }
}

/** A payment by the number of its order, with when and how it was paid, at which device, and what others call it. */
function nameOfPayment({ db, catalogue }: Reading, id: string, locale: Locale): Named {
  const payment = paymentById(db, id)
  const bill = payment && billById(db, payment.billId)
  if (!bill) return { name: null, note: null }
  const zone = catalogue.get('cinema', bill.cinemaId)?.timezone ?? 'UTC'
  const method = catalogue.get('payment_method', payment.methodId ?? '')
  const { at, device, reference } = payment
  return {
    name: bill.number ?? '–',
    note: [
      `${formatDay(at, locale, zone)} ${formatTime(at, locale, zone)}`,
      method ? inLocale(method.name, locale) : documentWords(locale)[`method_${payment.method}`],
      device ?? bill.device,
      reference,
    ]
      .filter(Boolean)
      .join(' · '),
  }
}
