import { useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { CallRefused } from '#core/api/call.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { useGo } from '../address.ts'
import { checkout } from '../calls.ts'
import { useBrowser, useSite } from '../site.ts'
import { troubleOf, type Trouble } from './trouble.ts'
import type { Basket } from './basket.ts'
import { itemsOf as giftsOf } from '../vouchers/cart.ts'
import type { CartNow } from '../vouchers/use-cart.ts'
import { errorsByTariff, hasPlace, isGiftField } from './error-places.ts'
import { forgetCodes, keepBuyer, rememberedBuyer, type KeptWords } from './kept-words.ts'
import type { ScheduleData } from './schedule-data.ts'
import { forgetSnacks, type ChosenSnack } from './use-snacks.ts'
import type { Quantities, Ticket } from './tickets.ts'

export type Buyer = KeptWords
export type CheckoutForm = {
  form: RefObject<HTMLFormElement | null>
  buyer: Buyer
  change: (field: keyof Buyer, value: string) => void
  /** Whether the buyer wants the newsletter too. */
  newsletter: { ticked: boolean; onTick: (ticked: boolean) => void }
  errorOf: (field: keyof Buyer) => string | undefined
  /** By price rate id. */
  tariffErrors: Readonly<Record<string, string>>
  /** What does not fit of a voucher beside the tickets, by its field and place. */
  giftErrorAt: (field: string, place: number) => string | undefined
  busy: boolean
  trouble: Trouble | null
  submit: (event: FormEvent) => void
}

/** What is ordered, as the form shows it. */
type Ordered = {
  show: ScheduleView
  data: ScheduleData
  basket: Basket
  tickets: readonly Ticket[]
  snacks: readonly ChosenSnack[]
  /** Vouchers beside the tickets. */
  cart: CartNow
  cents: number
  onReload: () => void
}

/** The state of the buyer's fields, and the order that turns the basket into a bill. */
export function useCheckout({
  show,
  data,
  basket,
  tickets,
  snacks,
  cart,
  cents,
  onReload,
}: Ordered): CheckoutForm {
  const { t, programme } = useSite()
  const { call } = useBrowser()
  const go = useGo()
  const form = useRef<HTMLFormElement>(null)
  const [buyer, setBuyer] = useState(() => firstBuyer(data))
  const { errors, trouble, show: showErrors, mended } = useErrors(basket.read().quantities, cart.count)
  const [busy, setBusy] = useState(false)
  const [ticked, onTick] = useState(false)
  const before = tickets.length + snacks.length
  const tariffErrors = useMemo(() => errorsByTariff(errors, tickets), [errors, tickets])

  async function send() {
    const { training } = programme
    const gifts = giftsOf(cart.priced.map(({ item }) => item))
    const items = [...ticketItems(tickets, show.id), ...snacks.map(snackItem), ...gifts]
    const wanted = { newsletter_signup: ticked, amount: cents, training, items }
    const { data: bill } = await call(checkout, { body: { ...buyer, bill_id: basket.read().id, ...wanted } })
    basket.handOver()
    forgetCodes(show.id)
    forgetSnacks(show.id)
    const name = bill.payment?.checkout_url ? ('bill.pay' as const) : ('bill' as const)
    go({ name, uuid: bill.uuid })
  }

  function refused(cause: unknown) {
    if (!(cause instanceof CallRefused)) throw cause
    flushSync(() => {
      showErrors(
        cause.fields,
        troubleOf(cause, t, path => hasPlace(path, tickets) || isGiftField(path, before)),
      )
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (cause.code === 'seat_taken' || cause.code === 'seats_elsewhere') void basket.replaceSeats()
    if (!outdated.includes(cause.code)) return
    onReload()
    cart.reload()
  }

  return {
    form,
    buyer,
    change: (field, value) => {
      const next = { ...buyer, [field]: value }
      setBuyer(next)
      keepBuyer(next)
      mended(path => path === field || (field === 'email' && path === 'email_confirmation'))
    },
    newsletter: { ticked, onTick },
    errorOf: field => errors[field]?.join(' ') || undefined,
    tariffErrors,
    giftErrorAt: (field, place) => errors[`items.${before + place}.${field}`]?.join(' ') || undefined,
    busy,
    trouble,
    submit: event => {
      event.preventDefault()
      if (busy) return
      setBusy(true)
      showErrors({}, null)
      send()
        .catch(refused)
        .finally(() => setBusy(false))
    },
  }
}

/** What an order was refused for; it goes as it is mended. */
function useErrors(quantities: Quantities, gifts: number) {
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  /** Takes errors away; with the last one goes the sentence that there are some. */
  function mended(isMended: (path: string) => boolean) {
    const left = Object.entries(errors).filter(([path, of]) => of.length > 0 && !isMended(path))
    setErrors(Object.fromEntries(left))
    if (left.length === 0) setTrouble(trouble => (trouble?.ofFields ? null : trouble))
  }

  const wish = JSON.stringify([quantities, gifts])
  // What was wrong with a ticket is said of tickets that are no longer wanted.
  useEffect(() => mended(path => path.startsWith('items.')), [wish])

  return {
    errors,
    trouble,
    mended,
    show: (errors: Readonly<Record<string, string[]>>, trouble: Trouble | null) => {
      setErrors(errors)
      setTrouble(trouble)
    },
  }
}

/** The fields as this tab last had them, with a way to pay that is offered. */
function firstBuyer({ payment_methods }: ScheduleData): Buyer {
  const { name = '', email = '', email_confirmation = '', payment_method_id } = rememberedBuyer()
  const method = payment_methods.find(({ id }) => id === payment_method_id) ?? payment_methods[0]!
  return { name, email, email_confirmation, payment_method_id: method.id }
}

/** Refusals after which the page shows prices, or things, that are no longer those. */
const outdated: readonly string[] = [
  'total_changed',
  'rate_unknown',
  'product_unknown',
  'product_sold_out',
  'voucher_type_unknown',
  'package_unknown',
]

const snackItem = ({ id, quantity }: ChosenSnack) => ({
  type: 'product' as const,
  product_id: id,
  quantity,
})

function ticketItems(tickets: readonly Ticket[], scheduleId: string) {
  return tickets.map(ticket => ({
    type: 'ticket' as const,
    schedule_id: scheduleId,
    price_rate_id: ticket.priceRateId,
    seat: ticket.seatId,
    voucher_id: ticket.voucherId ?? null,
    ...(ticket.waives ? { waives: ticket.waives } : {}),
  }))
}
