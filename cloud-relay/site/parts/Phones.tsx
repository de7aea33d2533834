import { inLocale, type Words } from '#core/i18n/locale.ts'
import type { PhoneEntry } from '#core/venue/contact-entry.ts'
import { useSite } from '../site.ts'

type Reached = { phone: string; phoneTitle?: Words | null | undefined; phones?: PhoneEntry[] | undefined }

/** The phones of a cinema or of the exhibitor, each on its line, with what it is for where that is said. */
export function Phones({ of: { phone, phoneTitle, phones = [] } }: { of: Reached }) {
  const { locale } = useSite()
  const lines = [{ id: 'first', title: phoneTitle, phone }, ...phones].filter(line => line.phone)
  return lines.map(({ id, title, phone }) => {
    const words = title && inLocale(title, locale)
    return (
      <span key={id} className="contact-line">
        {words && <span>{words} </span>}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </span>
    )
  })
}
