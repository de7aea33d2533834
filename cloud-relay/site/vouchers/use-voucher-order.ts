import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { CallRefused } from '#core/api/call.ts'
import { voucherPrice } from '#core/vouchers/voucher-price.ts'
import { useGo } from '../address.ts'
import { keepBuyer, rememberedBuyer, type KeptWords } from '../buy/kept-words.ts'
import { troubleOf, type Trouble } from '../buy/trouble.ts'
import { checkout } from '../calls.ts'
import { newKey } from '#ui/new-id.ts'
import { useBrowser, useSite } from '../site.ts'
import type { VoucherKind } from './voucher-kind.ts'

/** How many turns, and how many cents for snacks and drinks. */
type Amount = { turns: number; snacks: number }
type Gift = { holder: string; message: string }

export type VoucherOrderForm = {
  form: RefObject<HTMLFormElement | null>
  amount: Amount
  choose: (name: keyof Amount, value: number) => void
  gift: Gift
  write: (name: keyof Gift, value: string) => void
  buyer: KeptWords
  change: (field: keyof KeptWords, value: string) => void
  /** Whether the buyer wants the newsletter too. */
  newsletter: { ticked: boolean; onTick: (ticked: boolean) => void }
  errorOf: (field: keyof KeptWords) => string | undefined
  /** The error of a field by its path in the call. */
  errorAt: (path: string) => string | undefined
  busy: boolean
  trouble: Trouble | null
  submit: (event: FormEvent) => void
}

const places = [
  'name',
  'email',
  'email_confirmation',
  'holder_name',
  'gift_message',
  'items.0.total_turns',
  'items.0.total_products',
]

/**
 * The state of the form, and the order. The purchase's id is made once for each set of wishes: pressed twice it is one
 * purchase, and after a change another one.
 */
export function useVoucherOrder(kind: VoucherKind, onReload: () => void): VoucherOrderForm {
  const { t, programme } = useSite()
  const { call } = useBrowser()
  const go = useGo()
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef({ wish: '', id: '' })
  const [amount, setAmount] = useState<Amount>(() => firstAmount(kind))
  const [gift, setGift] = useState<Gift>({ holder: '', message: '' })
  const [buyer, setBuyer] = useState(() => firstBuyer(kind))
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const [ticked, onTick] = useState(false)
  const errorAt = (path: string) => errors[path]?.join(' ') || undefined

  function mended(...paths: string[]) {
    const left = Object.entries(errors).filter(([path]) => !paths.includes(path))
    setErrors(Object.fromEntries(left))
    if (!left.length) setTrouble(trouble => (trouble?.ofFields ? null : trouble))
  }

  async function send() {
    const { training } = programme
    const wanted = { ...buyer, ...orderOf(kind, amount, gift), newsletter_signup: ticked, training }
    const wish = JSON.stringify(wanted)
    if (begun.current.wish !== wish) begun.current = { wish, id: newKey() }
    const { data: bill } = await call(checkout, { body: { ...wanted, bill_id: begun.current.id } })
    go({ name: bill.payment?.checkout_url ? 'bill.pay' : 'bill', uuid: bill.uuid })
  }

  function refused(cause: unknown) {
    if (!(cause instanceof CallRefused)) throw cause
    flushSync(() => {
      setErrors(cause.fields)
      setTrouble(troubleOf(cause, t, path => places.includes(path)))
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (cause.code === 'total_changed' || cause.code === 'vouchers_not_sold') onReload()
  }

  return {
    form,
    amount,
    choose: (name, value) => {
      setAmount({ ...amount, [name]: value })
      mended('items.0.total_turns', 'items.0.total_products')
    },
    gift,
    write: (name, value) => {
      setGift({ ...gift, [name]: value })
      mended(name === 'holder' ? 'holder_name' : 'gift_message')
    },
    buyer,
    change: (field, value) => {
      const next = { ...buyer, [field]: value }
      setBuyer(next)
      keepBuyer(next)
      mended(field, ...(field === 'email' ? ['email_confirmation'] : []))
    },
    newsletter: { ticked, onTick },
    errorOf: errorAt,
    errorAt,
    busy,
    trouble,
    submit: event => {
      event.preventDefault()
      if (busy) return
      setBusy(true)
      setErrors({})
      setTrouble(null)
      send()
        .catch(refused)
        .finally(() => setBusy(false))
    },
  }
}

/** What is ordered, and the sum the page shows for it. */
function orderOf({ data }: VoucherKind, { turns, snacks }: Amount, { holder, message }: Gift) {
  const { id, cost_turn: turnCents, handling: handlingCents, type } = data
  const { totalCents } = voucherPrice({ turnCents, handlingCents }, { turns, refreshmentCents: snacks })
  return {
    ...(type === 'giftcard' ? { holder_name: holder, gift_message: message } : {}),
    amount: totalCents,
    items: [
      { type: 'loyaltyCard' as const, voucher_type_id: id, total_turns: turns, total_products: snacks },
    ],
  }
}

const firstAmount = ({ data }: VoucherKind): Amount => ({
  turns: data.turns_default,
  snacks: data.products_enabled ? data.products_default : 0,
})

function firstBuyer({ payment_methods }: VoucherKind): KeptWords {
  const { name = '', email = '', email_confirmation = '', payment_method_id } = rememberedBuyer()
  const method = payment_methods.find(({ id }) => id === payment_method_id) ?? payment_methods[0]
  return { name, email, email_confirmation, payment_method_id: method?.id ?? '' }
}
