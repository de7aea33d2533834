import * as z from 'zod'
import { inLocale, type Locale } from '../../i18n/locale.ts'
import { paymentIcons, type PaymentMethod } from './payment-method.ts'

/** One way to pay, as the website offers it. */
export const paymentChoice = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  component: z.string(),
  icon: z.enum(paymentIcons).nullable(),
  /** The hash of a file that stands in the icon's place; null where it has none. */
  picture: z.string().nullable(),
})
type PaymentChoice = z.infer<typeof paymentChoice>

/** Whom ways to pay are offered to: the language they read, and the country of the cinema they buy at. */
type OfferedTo = { locale: Locale; country: string | undefined }

/**
 * Ways to pay as a visitor chooses among them: first those that come first for the country or the language, and among
 * these as among the others the order people gave them.
 *
 * @param methods those that are offered, in that order
 */
export function paymentChoices(methods: readonly PaymentMethod[], to: OfferedTo): PaymentChoice[] {
  const first = methods.filter(method => isFirst(method, to))
  const others = methods.filter(method => !first.includes(method))
  return [...first, ...others].map(({ id, name, type, icon, picture }) => ({
    id,
    name: inLocale(name, to.locale),
    type: 'online',
    component: type,
    icon: icon ?? null,
    picture: picture ?? null,
  }))
}

function isFirst(
  { firstCountries = [], firstLanguages = [] }: PaymentMethod,
  { locale, country }: OfferedTo,
): boolean {
  return firstLanguages.includes(locale) || (country !== undefined && firstCountries.includes(country))
}
