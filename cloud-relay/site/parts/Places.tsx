import { inLocale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { useSite } from '../site.ts'

/** The further addresses of a cinema, such as its entrance or where deliveries go. */
export function Places({ cinema: { addresses = [] } }: { cinema: Programme['cinemas'][number] }) {
  const { locale } = useSite()
  return addresses.map(({ id, title, address1, zip, city }) => (
    <span key={id} className="contact-line">
      {inLocale(title, locale)}:{' '}
      {[address1, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
    </span>
  ))
}
