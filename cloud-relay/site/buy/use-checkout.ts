import { useMemo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { CallRefused } from '#core/api/call.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { useGo } from '../address.ts'
import { checkout } from '../calls.ts'
import type { Say } from '../say.ts'
import { useBrowser, useSite } from '../site.ts'
import type { Basket } from './basket.ts'
import type { ScheduleData } from './schedule-data.ts'
import type { Ticket } from './tickets.ts'

export type Buyer = { name: string; email: string; email_confirmation: string; payment_method_id: string }
export type Trouble = { title: string; text: string }
export type CheckoutForm = {
  form: RefObject<HTMLFormElement | null>
  buyer: Buyer
  change: (field: keyof Buyer, value: string) => void
  errorOf: (field: keyof Buyer) => string | undefined
  /** By price rate id. */
  tariffErrors: Readonly<Record<string, string>>
  busy: boolean
  trouble: Trouble | null
  submit: (event: FormEvent) => void
}

/** The state of the buyer's fields, and the order that turns the basket into a bill. */
export function useCheckout({
  show,
  data,
  basket,
  tickets,
  cents,
  onReload,
}: {
  show: ScheduleView
  data: ScheduleData
  basket: Basket
  tickets: readonly Ticket[]
  cents: number
  onReload: () => void
}): CheckoutForm {
  const { t } = useSite()
  const { call } = useBrowser()
  const go = useGo()
  const form = useRef<HTMLFormElement>(null)
  const [buyer, setBuyer] = useState<Buyer>({
    name: '',
    email: '',
    email_confirmation: '',
    payment_method_id: data.payment_methods[0]!.id,
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const tariffErrors = useMemo(() => errorsByTariff(errors, tickets), [errors, tickets])

  async function send() {
    const items = tickets.map(ticket => ({
      type: 'ticket' as const,
      schedule_id: show.id,
      price_rate_id: ticket.priceRateId,
      seat: ticket.seatId,
      voucher_id: ticket.voucherId ?? null,
    }))
    const { data: bill } = await call(checkout, {
      body: { ...buyer, bill_id: basket.read().id, newsletter_signup: false, amount: cents, items },
    })
    basket.handOver()
    const name = bill.payment?.checkout_url ? ('bill.pay' as const) : ('bill' as const)
    go({ name, uuid: bill.uuid })
  }

  function refused(cause: unknown) {
    if (!(cause instanceof CallRefused)) throw cause
    flushSync(() => {
      setErrors(cause.fields)
      setTrouble(troubleOf(cause, t))
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (cause.code === 'seat_taken' || cause.code === 'seats_elsewhere') void basket.replaceSeats()
    if (cause.code === 'total_changed' || cause.code === 'rate_unknown') onReload()
  }

  return {
    form,
    buyer,
    change: (field, value) => {
      setBuyer({ ...buyer, [field]: value })
      setErrors({ ...errors, [field]: [] })
    },
    errorOf: field => errors[field]?.join(' ') || undefined,
    tariffErrors,
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

/** The message beside the button: errors of fields are shown at their fields. */
function troubleOf(cause: CallRefused, t: Say): Trouble {
  if (cause.status === 429) return { title: t('too_many_requests'), text: t('too_many_requests_words') }
  if (cause.code === 'internal') return { title: t('exception'), text: t('exception_words') }
  if (Object.keys(cause.fields).length > 0)
    return { title: t('check_fields'), text: lineErrors(cause.fields) }
  return { title: t('not_bought'), text: cause.message }
}

/** Item errors arrive by the item's index (`items.0.seat`) and are shown at its tariff. */
function errorsByTariff(
  errors: Readonly<Record<string, string[]>>,
  tickets: readonly Ticket[],
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [path, sentences] of Object.entries(errors)) {
    const ticket = tickets[Number(/^items\.(\d+)\./.exec(path)?.[1])]
    if (ticket) found[ticket.priceRateId] = sentences.join(' ')
  }
  return found
}

/** Errors that have no field of their own on the page, as one line. */
function lineErrors(fields: Readonly<Record<string, string[]>>): string {
  const own = ['name', 'email', 'email_confirmation']
  return Object.entries(fields)
    .filter(([path]) => !own.includes(path) && !/^items\.\d+\./.test(path))
    .flatMap(([, sentences]) => sentences)
    .join(' ')
}
