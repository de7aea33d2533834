import type { AnswerOf } from '#core/api/route.ts'
import { formatCents, formatDate, formatPlainDay } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Translate } from '#core/i18n/translate.ts'
import type { exportPersonalData } from '#core/personal-data/contract.ts'
import type { PortalWord } from '../words/WordsProvider.tsx'

type Kept = AnswerOf<typeof exportPersonalData>

/** Everything that is kept about a guest, as a text that the guest can read. Of what there is none nothing is said. */
export function readableFile(kept: Kept, locale: Locale, t: Translate<PortalWord>): string {
  const day = (iso: string) => formatDate(iso, locale, 'UTC')
  const sections: [heading: string, entries: string[]][] = [
    [t('personal_data_purchases'), kept.purchases.map(each => purchase(each, locale, t))],
    [
      t('personal_data_vouchers'),
      kept.vouchers.map(each => together(each.code, each.holderName, day(each.issuedAt))),
    ],
    [
      t('personal_data_reservations'),
      kept.reservations.map(each =>
        together(each.reference, day(each.at), each.cinema, each.name, each.phone, each.mobile, each.email),
      ),
    ],
    [
      t('client.many'),
      kept.clients.map(each =>
        together(each.name, each.contact, each.address.replaceAll('\n', ', '), each.email, each.note),
      ),
    ],
    [
      t('personal_data_invoices'),
      kept.invoices.map(each =>
        together(
          each.number,
          formatPlainDay(each.day, locale, { day: 'numeric', month: 'short', year: 'numeric' }),
          each.name,
          formatCents(each.totalCents, locale),
        ),
      ),
    ],
    [t('personal_data_messages'), kept.messages.map(each => message(each, day, locale, t))],
    [t('personal_data_subscriptions'), kept.subscriptions.map(each => subscription(each, day, t))],
    [
      t('personal_data_waiting'),
      kept.waiting.map(each =>
        together(each.show, each.email, t('personal_data_asked', { day: day(each.at) })),
      ),
    ],
    [
      t('personal_data_gifts'),
      kept.gifts.map(each => together(day(`${each.day}T12:00:00Z`), each.name, each.email)),
    ],
  ]
  const filled = sections.filter(([, entries]) => entries.length > 0)
  return [
    `${t('personal_data')}: ${kept.about}`,
    ...filled.flatMap(([heading, entries]) => [`${heading}: ${entries.length}`, ...entries]),
  ].join('\n\n')
}

const together = (...words: readonly string[]) => words.filter(word => word.trim()).join(' · ')

function purchase(each: Kept['purchases'][number], locale: Locale, t: Translate<PortalWord>): string {
  return [
    together(each.number ?? '–', formatDate(each.at, locale, 'UTC'), each.cinema),
    together(each.name, each.email),
    ...each.lines.map(line => `  ${line.quantity} × ${line.text}  ${formatCents(line.totalCents, locale)}`),
    `  ${t('personal_data_total')} ${formatCents(each.totalCents, locale)}`,
  ].join('\n')
}

function subscription(
  { email, firstName, lastName, at, confirmedAt, endedAt }: Kept['subscriptions'][number],
  day: (iso: string) => string,
  t: Translate<PortalWord>,
): string {
  return together(
    `${firstName} ${lastName}`.trim(),
    email,
    t('personal_data_asked', { day: day(at) }),
    confirmedAt ? t('personal_data_confirmed', { day: day(confirmedAt) }) : '',
    endedAt ? t('personal_data_ended', { day: day(endedAt) }) : '',
  )
}

function message(
  { at, name, email, phone, message: written, enquiry }: Kept['messages'][number],
  day: (iso: string) => string,
  locale: Locale,
  t: Translate<PortalWord>,
): string {
  const any = t('messages_enquiry_any')
  const wish = enquiry && [
    `${t('messages_enquiry')}: ${t(`messages_enquiry_${enquiry.about}`)}`,
    `${t('messages_enquiry_people')}: ${enquiry.people}`,
    `${t('messages_enquiry_day')}: ${enquiry.day === null ? any : formatPlainDay(enquiry.day, locale)}`,
    `${t('messages_enquiry_film')}: ${enquiry.film ?? any}`,
  ]
  return [together(day(at), name, email, phone), wish && together(...wish), written]
    .filter(Boolean)
    .join('\n')
}
