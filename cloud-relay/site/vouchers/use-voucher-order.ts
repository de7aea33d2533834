import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { CallRefused } from '#core/api/call.ts'
import type { BodyOf } from '#core/api/route.ts'
import { mostOrdered } from '#core/vouchers/gift.ts'
import { useGo } from '../address.ts'
import { keepBuyer, rememberedBuyer, type KeptWords } from '../buy/kept-words.ts'
import { isGiftField } from '../buy/error-places.ts'
import { troubleOf, type Trouble } from '../buy/trouble.ts'
import { checkout } from '../calls.ts'
import { newKey } from '#ui/new-id.ts'
import { useBrowser, useSite } from '../site.ts'
import { itemsOf, rememberedCart, type CartItem } from './cart.ts'
import { useCart, type CartNow } from './use-cart.ts'
import type { VoucherKind } from './voucher-kind.ts'

/** What is wished of one kind of voucher, as its fields need it. */
export type WishForm = Pick<VoucherOrderForm, 'wish' | 'choose' | 'most' | 'errorAt'>

export type VoucherOrderForm = {
  form: RefObject<HTMLFormElement | null>
  /** What this form says; the rest of the order is in the cart. */
  wish: CartItem
  choose: (change: Partial<CartItem>) => void
  cart: CartNow
  /** How many alike the order still has room for. */
  most: number
  /** What this form's part of the order costs, and all of it. */
  cents: number
  totalCents: number
  /** Puts it aside and goes on to choose another one. */
  another: () => void
  buyer: KeptWords
  change: (field: keyof KeptWords, value: string) => void
  /** Whether the buyer wants the newsletter too. */
  newsletter: { ticked: boolean; onTick: (ticked: boolean) => void }
  errorOf: (field: keyof KeptWords) => string | undefined
  /** The error of a field of what this form says, or of an item of the cart by its place. */
  errorAt: (field: string, place?: number) => string | undefined
  busy: boolean
  trouble: Trouble | null
  submit: (event: FormEvent) => void
}

/** What a form orders: as it begins, what one of it costs, and how it is paid. */
type Orderable = {
  fresh: CartItem
  costOf: (wish: CartItem) => number
  methods: VoucherKind['payment_methods']
}

/** Refusals after which the page shows prices that are no longer those. */
const outdated: readonly string[] = [
  'total_changed',
  'vouchers_not_sold',
  'voucher_type_unknown',
  'package_unknown',
]

const buyerPlaces = ['name', 'email', 'email_confirmation']
/**
 * The state of the form, and the order: what was put aside before, and last what this form says. The purchase's id is made
 * once for each set of wishes: pressed twice it is one purchase, and after a change another one.
 */
export function useVoucherOrder(
  { fresh, costOf, methods }: Orderable,
  onReload: () => void,
): VoucherOrderForm {
  const { t, programme } = useSite()
  const go = useGo()
  const begin = useBegin()
  const form = useRef<HTMLFormElement>(null)
  const cart = useCart()
  const [wish, setWish] = useState(() => firstWish(fresh))
  const { errorOf, trouble, show: showErrors, mended } = useErrors()
  const { buyer, change } = useBuyer(methods, mended)
  const [busy, setBusy] = useState(false)
  const [ticked, onTick] = useState(false)
  const own = cart.priced.length
  const cents = costOf(wish) * wish.count
  const totalCents = cart.cents + cents

  const send = () =>
    begin({
      ...buyer,
      items: itemsOf([...cart.priced.map(({ item }) => item), wish]),
      amount: totalCents,
      newsletter_signup: ticked,
      training: programme.training,
    })

  function refused(cause: unknown) {
    if (!(cause instanceof CallRefused)) throw cause
    flushSync(() => {
      const hasPlace = (path: string) => buyerPlaces.includes(path) || isGiftField(path, 0)
      showErrors(cause.fields, troubleOf(cause, t, hasPlace))
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (!outdated.includes(cause.code)) return
    onReload()
    cart.reload()
  }

  return {
    form,
    wish,
    choose: change => {
      const next = { ...wish, ...change }
      setWish(next)
      cart.keep(next)
      mended(path => path.startsWith(`items.${own}.`))
    },
    cart: {
      ...cart,
      remove: item => {
        cart.remove(item, wish)
        mended(path => path.startsWith('items.'))
      },
    },
    most: Math.max(0, Math.floor((mostOrdered - cart.count) / wish.size)),
    cents,
    totalCents,
    another: () => {
      cart.add(wish)
      go({ name: 'vouchers', type: null })
    },
    buyer,
    change,
    newsletter: { ticked, onTick },
    errorOf,
    errorAt: (field, place = own) => errorOf(`items.${place}.${field}`),
    busy,
    trouble,
    submit: event => {
      event.preventDefault()
      if (busy || !cart.ready) return
      setBusy(true)
      showErrors({}, null)
      send()
        .catch(refused)
        .finally(() => setBusy(false))
    },
  }
}

/** Begins a purchase; its id is made once for each set of wishes. */
function useBegin() {
  const { call } = useBrowser()
  const go = useGo()
  const begun = useRef({ wish: '', id: '' })
  return async (wanted: Omit<BodyOf<typeof checkout>, 'bill_id'>) => {
    const wish = JSON.stringify(wanted)
    if (begun.current.wish !== wish) begun.current = { wish, id: newKey() }
    const { data: bill } = await call(checkout, { body: { ...wanted, bill_id: begun.current.id } })
    go({ name: bill.payment?.checkout_url ? 'bill.pay' : 'bill', uuid: bill.uuid })
  }
}

/** What the order was refused for; it goes as it is mended, and with the last one the sentence that there are some. */
function useErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  return {
    errorOf: (path: string) => errors[path]?.join(' ') || undefined,
    trouble,
    show: (errors: Readonly<Record<string, string[]>>, trouble: Trouble | null) => {
      setErrors(errors)
      setTrouble(trouble)
    },
    mended: (isMended: (path: string) => boolean) => {
      const left = Object.entries(errors).filter(([path]) => !isMended(path))
      setErrors(Object.fromEntries(left))
      if (!left.length) setTrouble(trouble => (trouble?.ofFields ? null : trouble))
    },
  }
}

/** As this tab last had it for this kind or package, else as it is usually sold. */
function firstWish(fresh: CartItem): CartItem {
  const { draft } = rememberedCart()
  const isSame = draft?.of === fresh.of && draft.id === fresh.id
  return isSame ? { ...draft, slug: fresh.slug, size: fresh.size } : fresh
}

/** Who buys, kept for a reload of this tab. */
function useBuyer(methods: Orderable['methods'], mended: ReturnType<typeof useErrors>['mended']) {
  const [buyer, setBuyer] = useState(() => firstBuyer(methods))
  const change = (field: keyof KeptWords, value: string) => {
    const next = { ...buyer, [field]: value }
    setBuyer(next)
    keepBuyer(next)
    mended(path => path === field || (field === 'email' && path === 'email_confirmation'))
  }
  return { buyer, change }
}

function firstBuyer(payment_methods: Orderable['methods']): KeptWords {
  const { name = '', email = '', email_confirmation = '', payment_method_id } = rememberedBuyer()
  const method = payment_methods.find(({ id }) => id === payment_method_id) ?? payment_methods[0]
  return { name, email, email_confirmation, payment_method_id: method?.id ?? '' }
}
