import { useState, type FormEvent } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { formatPlainDay } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { changeDelivery } from '../calls.ts'
import { useBrowser, useSite } from '../site.ts'
import { useDeliveryWords } from '../vouchers/delivery-words.ts'
import type { Result } from './use-result.ts'

type Shown = NonNullable<Result['vouchers'][number]['delivery']>

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** What the order says of a delivery, and changing that. */
function useDelivery(uuid: string, place: number, first: Shown) {
  const { t } = useSite()
  const { call } = useBrowser()
  const [delivery, setDelivery] = useState(first)
  const [typed, setTyped] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [complaint, setComplaint] = useState('')
  // What the page reads anew of the order is newer than what this part was answered.
  const [known, setKnown] = useState(first)
  if (known !== first) {
    setKnown(first)
    setDelivery(first)
  }

  function send(wish: { email?: string; at_once: boolean }, done: string) {
    setBusy(true)
    setMessage('')
    setComplaint('')
    call(changeDelivery, { params: { uuid }, body: { place, ...wish } })
      .then(({ data }) => {
        if (data) setDelivery(data)
        setTyped(null)
        setMessage(done)
      })
      .catch((cause: unknown) => {
        if (!(cause instanceof CallRefused)) throw cause
        setComplaint(cause.fields['email']?.[0] ?? (cause.message || t('exception_words')))
      })
      .finally(() => setBusy(false))
  }

  function type(address: string | null) {
    setTyped(address)
    setMessage('')
    setComplaint('')
  }

  return { delivery, typed, busy, message, complaint, type, send }
}

/**
 * Where a gift card is mailed and when, or when it went; its buyer sends it at once or corrects the address.
 *
 * @param place which voucher of the order it is, from 1
 * @param paid whether it has its code
 */
export function Delivery({
  uuid,
  place,
  delivery: first,
  paid,
}: {
  uuid: string
  place: number
  delivery: Shown
  paid: boolean
}) {
  const { locale } = useSite()
  const say = useDeliveryWords()
  const changing = useDelivery(uuid, place, first)
  const { delivery, typed, busy, message, complaint, type, send } = changing
  if (delivery.email === null) return <p className="quiet">{say('delivery_forgotten')}</p>
  const day = (iso: string) => formatPlainDay(iso.slice(0, 10), locale, longDay)
  return (
    <div className="delivery">
      <p>
        {stateOf(delivery, paid, say, day)} <b className="delivery-address">{delivery.email}</b>
      </p>
      {typed !== null && <Correction changing={changing} typed={typed} />}
      {typed === null && delivery.changeable && (
        <div className="actions">
          {paid && !delivery.due && (
            <Button busy={busy} onPress={() => send({ at_once: true }, '')}>
              {say('delivery_now')}
            </Button>
          )}
          <Button onPress={() => type(delivery.email)}>{say('delivery_correct')}</Button>
        </div>
      )}
      <p className="quiet" role="status">
        {typed === null && (complaint || message)}
      </p>
    </div>
  )
}

function Correction({ changing, typed }: { changing: ReturnType<typeof useDelivery>; typed: string }) {
  const say = useDeliveryWords()
  const { busy, complaint, type, send } = changing
  const correct = (event: FormEvent) => {
    event.preventDefault()
    send({ email: typed.trim(), at_once: false }, say('delivery_corrected'))
  }
  return (
    <form className="delivery-form" noValidate onSubmit={correct}>
      <Field
        label={say('delivery_email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={200}
        value={typed}
        error={complaint}
        onChange={event => type(event.target.value)}
      />
      <div className="actions">
        <Button type="submit" busy={busy}>
          {say('delivery_save')}
        </Button>
        <Button onPress={() => type(null)}>{say('delivery_close')}</Button>
      </div>
    </form>
  )
}

function stateOf(
  { mailed_at, due, day }: Shown,
  paid: boolean,
  say: ReturnType<typeof useDeliveryWords>,
  dayText: (iso: string) => string,
): string {
  if (mailed_at) return say('delivery_went', { day: dayText(mailed_at) })
  if (!due) return say('delivery_goes', { day: dayText(day) })
  return say(paid ? 'delivery_soon' : 'delivery_unpaid')
}
