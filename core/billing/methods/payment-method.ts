import * as z from 'zod'
import { Refusal } from '../../refusal.ts'
import { paymentKinds, type PaymentKind } from '../paid.ts'
import { locales } from '../../i18n/locale.ts'
import { namedWords, wordsOfMost } from '../../i18n/words.ts'

/** Where a payment method may be offered: on the website, or at the registers. */
export const paymentPlaces = ['site', 'pos'] as const

/** How a buyer pays: on the provider's own page, or in a form of the provider's on ours. */
export const paymentMethodTypes = ['redirect', 'embedded'] as const

/** When the page with a code offers to open the app as well: on phones, or everywhere. */
export const appLinks = ['phone', 'always'] as const

/** The drawn icons a way to pay may have; none is anybody's mark. */
export const paymentIcons = ['card', 'debit', 'bank', 'code', 'phone', 'wallet', 'gift'] as const
export type PaymentIcon = (typeof paymentIcons)[number]

/** A way to pay that an exhibitor offers, through one of its accounts at a payment provider. */
export const paymentMethodFields = z.object({
  name: namedWords,
  /** The provider, as its folder in `cloud-relay/payments/providers` is called. */
  driver: z.string().regex(/^[a-z0-9-]{1,40}$/),
  type: z.enum(paymentMethodTypes),
  status: z.enum(['active', 'inactive']),
  /** Smaller comes first. */
  order: z.int().min(-1_000_000).max(1_000_000),
  access: z.array(z.enum(paymentPlaces)).max(paymentPlaces.length),
  /** What is drawn beside its name on the website; nothing when null or left out. */
  icon: z.enum(paymentIcons).nullable().optional(),
  /** The hash of a picture that stands in place of the drawn icon. */
  picture: z
    .string()
    .regex(/^[\w-]{10,80}$/)
    .nullable()
    .optional(),
  /** It comes before the others for cinemas in these countries (ISO 3166-1 alpha-2, upper case). */
  firstCountries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(60)
    .optional(),
  /** It comes before the others for guests who read these languages. */
  firstLanguages: z.array(z.enum(locales)).max(locales.length).optional(),
  /** It pays a purchase alone: no voucher beside it. */
  exclusive: z.boolean(),
  /** What it brings in counts as cash that can be taken out of a till. */
  withdrawable: z.boolean(),
  /** A sentence beside the provider's form on our page, such as what kind of app reads the code. */
  payHint: wordsOfMost(200).optional(),
  /** Whether that form leads to the app also where it is no phone; on phones alone where it is not said. */
  appLink: z.enum(appLinks).optional(),
  /** The account at the provider that takes its money, and that account's settings without the secret ones. */
  account: z.string().max(60).optional(),
  config: z.record(z.string().max(40), z.string().max(200)).optional(),
  deleted: z.boolean(),
})
export type PaymentMethodFields = z.infer<typeof paymentMethodFields>
export type PaymentMethod = PaymentMethodFields & { id: string }

/**
 * Who takes the money of a payment: the method a buyer chose, its provider, and the account there. The account stays with
 * the payment whatever becomes of the method, so that refunds and questions find the money again.
 */
export type TakenBy = { methodId: string; provider: string; account: string }

/** Kinds that need no provider: such a method's driver is the kind's own name. */
const byHand = paymentKinds.filter(kind => kind !== 'online')

/** How a method takes money: by a provider, or as its driver says. */
export function kindOf({ driver }: Pick<PaymentMethod, 'driver'>): PaymentKind {
  return byHand.find(kind => kind === driver) ?? 'online'
}

/** The methods offered in one place, in their order. One at a provider takes no money until it has an account. */
export function offered<Method extends PaymentMethod>(
  methods: readonly Method[],
  place: (typeof paymentPlaces)[number],
): Method[] {
  return methods
    .filter(method => !method.deleted && method.status === 'active')
    .filter(method => (kindOf(method) === 'online' ? method.account : place === 'pos'))
    .filter(method => method.access.includes(place))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

/** The provider that a relay plays itself while its exhibitor practises, and never afterwards. */
export const trainingDriver = 'training'

/** Those that move no money, which alone are asked in training: the test provider, and the relay itself. */
const playedDrivers: readonly string[] = ['test', trainingDriver]

/** Whether a provider is asked for payments: in training those that move no money alone, and after it no training. */
export function isAsked(driver: string | null, training: boolean): boolean {
  return training ? playedDrivers.includes(driver ?? '') : driver !== trainingDriver
}

/** The methods that buyers may use online: in training those that move no money alone. */
export function offeredOnline<Method extends PaymentMethod>(
  methods: readonly Method[],
  training: boolean,
): Method[] {
  return offered(methods, 'site').filter(({ driver }) => isAsked(driver, training))
}

/** Which method a buyer chose, which one the attempt before had, and whether a voucher pays for some of it. */
export type MethodWish = { id?: string | undefined; before?: string | null; withVoucher: boolean }

/**
 * Who takes the money of a purchase. A buyer who does not say stays with the method of the attempt before, or takes the
 * first. Refuses `payment_method_unknown` when it is not offered, and `payment_method_alone` when it pays a purchase
 * alone and a voucher pays for some of it.
 *
 * @param methods those that are offered, in their order
 */
export function methodFor(methods: readonly PaymentMethod[], wish: MethodWish): TakenBy {
  const usable = methods.filter(({ exclusive }) => !exclusive || !wish.withVoucher)
  const chosen =
    wish.id === undefined
      ? (usable.find(({ id }) => id === wish.before) ?? usable[0])
      : methods.find(({ id }) => id === wish.id)
  if (!chosen?.account) throw refused('payment_method_unknown')
  if (!usable.includes(chosen)) throw refused('payment_method_alone')
  return { methodId: chosen.id, provider: chosen.driver, account: chosen.account }
}

function refused(code: 'payment_method_unknown' | 'payment_method_alone'): Refusal {
  return new Refusal(code, {}, { payment_method_id: [`refusal.${code}`] })
}
