import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { CallRefused } from '#core/api/call.ts'
import { mostOrdered } from '#core/vouchers/gift.ts'
import { voucherPrice } from '#core/vouchers/voucher-price.ts'
import { useGo } from '../address.ts'
import { keepBuyer, rememberedBuyer, type KeptWords } from '../buy/kept-words.ts'
import { troubleOf, type Trouble } from '../buy/trouble.ts'
import { checkout } from '../calls.ts'
import { newKey } from '#ui/new-id.ts'
import { useBrowser, useSite } from '../site.ts'
import { rememberedCart, type CartItem } from './cart.ts'
import { useCart } from './use-cart.ts'
import type { VoucherKind } from './voucher-kind.ts'

export type VoucherOrderForm = {
  form: RefObject<HTMLFormElement | null>
  /** What this form says; the rest of the order is in the cart. */
  wish: CartItem
  choose: (change: Partial<CartItem>) => void
  cart: ReturnType<typeof useCart>
  /** How many alike the order still has room for. */
  most: number
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

const buyerPlaces = ['name', 'email', 'email_confirmation']
const wishPlaces = /^items\.\d+\.(total_turns|total_products|holder_name|gift_message)$/

/**
 * The state of the form, and the order: what was put aside before, and last what this form says. The purchase's id is made
 * once for each set of wishes: pressed twice it is one purchase, and after a change another one.
 */
export function useVoucherOrder(kind: VoucherKind, onReload: () => void): VoucherOrderForm {
  const { t, programme } = useSite()
  const { call } = useBrowser()
  const go = useGo()
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef({ wish: '', id: '' })
  const cart = useCart()
  const [wish, setWish] = useState(() => firstWish(kind))
  const [buyer, setBuyer] = useState(() => firstBuyer(kind))
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const [ticked, onTick] = useState(false)
  const errorOf = (path: string) => errors[path]?.join(' ') || undefined
  const own = cart.priced.length

  function mended(isMended: (path: string) => boolean) {
    const left = Object.entries(errors).filter(([path]) => !isMended(path))
    setErrors(Object.fromEntries(left))
    if (!left.length) setTrouble(trouble => (trouble?.ofFields ? null : trouble))
  }

  async function send() {
    const { training } = programme
    const order = orderOf([...cart.priced.map(({ item }) => item), wish])
    const amount = cart.cents + priceOf(kind, wish).totalCents * wish.count
    const wanted = { ...buyer, ...order, amount, newsletter_signup: ticked, training }
    const text = JSON.stringify(wanted)
    if (begun.current.wish !== text) begun.current = { wish: text, id: newKey() }
    const { data: bill } = await call(checkout, { body: { ...wanted, bill_id: begun.current.id } })
    go({ name: bill.payment?.checkout_url ? 'bill.pay' : 'bill', uuid: bill.uuid })
  }

  function refused(cause: unknown) {
    if (!(cause instanceof CallRefused)) throw cause
    flushSync(() => {
      setErrors(cause.fields)
      setTrouble(troubleOf(cause, t, path => buyerPlaces.includes(path) || wishPlaces.test(path)))
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (!['total_changed', 'vouchers_not_sold', 'voucher_type_unknown'].includes(cause.code)) return
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
    most: Math.max(0, mostOrdered - cart.count),
    another: () => {
      cart.add(wish)
      go({ name: 'vouchers', type: null })
    },
    buyer,
    change: (field, value) => {
      const next = { ...buyer, [field]: value }
      setBuyer(next)
      keepBuyer(next)
      mended(path => path === field || (field === 'email' && path === 'email_confirmation'))
    },
    newsletter: { ticked, onTick },
    errorOf,
    errorAt: (field, place = own) => errorOf(`items.${place}.${field}`),
    busy,
    trouble,
    submit: event => {
      event.preventDefault()
      if (busy || !cart.ready) return
      setBusy(true)
      setErrors({})
      setTrouble(null)
      send()
        .catch(refused)
        .finally(() => setBusy(false))
    },
  }
}

/** What one voucher of a wish costs. */
export function priceOf({ data }: VoucherKind, { turns, snacks }: Pick<CartItem, 'turns' | 'snacks'>) {
  const { cost_turn: turnCents, handling: handlingCents } = data
  return voucherPrice({ turnCents, handlingCents }, { turns, refreshmentCents: snacks })
}

const orderOf = (items: readonly CartItem[]) => ({
  items: items.map(({ kindId, turns, snacks, count, holder, message }) => ({
    type: 'loyaltyCard' as const,
    voucher_type_id: kindId,
    total_turns: turns,
    total_products: snacks,
    vouchers: count,
    ...(holder || message ? { holder_name: holder, gift_message: message } : {}),
  })),
})

/** As this tab last had it for this kind, else as the kind is usually sold. */
function firstWish({ data }: VoucherKind): CartItem {
  const { draft } = rememberedCart()
  if (draft?.kindId === data.id) return { ...draft, slug: data.slug }
  return {
    kindId: data.id,
    slug: data.slug,
    turns: data.turns_default,
    snacks: data.products_enabled ? data.products_default : 0,
    count: 1,
    holder: '',
    message: '',
  }
}

function firstBuyer({ payment_methods }: VoucherKind): KeptWords {
  const { name = '', email = '', email_confirmation = '', payment_method_id } = rememberedBuyer()
  const method = payment_methods.find(({ id }) => id === payment_method_id) ?? payment_methods[0]
  return { name, email, email_confirmation, payment_method_id: method?.id ?? '' }
}
