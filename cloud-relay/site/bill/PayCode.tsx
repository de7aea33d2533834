import { useEffect, useState, type ReactNode } from 'react'
import type { AnswerOf } from '#core/api/route.ts'
import { formatCents } from '#core/i18n/format.ts'
import { QrPicture } from '#ui/parts/QrPicture.tsx'
import type { paymentProcessing } from '../calls.ts'
import { useBrowser, useSite } from '../site.ts'
import { useBillWords } from './bill-words.ts'
import { usePaymentEnd } from './use-payment-end.ts'

export type Payable = AnswerOf<typeof paymentProcessing>['data']

/**
 * A payment as a code: its sum, what to do with it, how long it holds, and on a phone the button that opens the app, since
 * nobody can scan their own screen. It goes on by itself once the payment has ended, also when that is its time.
 */
export function PayCode({
  paymentId,
  data,
  onEnded,
  children,
}: {
  paymentId: string
  data: Payable
  onEnded: () => void
  children: ReactNode
}) {
  const { locale } = useSite()
  const say = useBillWords()
  usePaymentEnd(paymentId, onEnded)
  const isPhone = useIsPhone()
  const sum = formatCents(data.amount, locale)
  const { name } = data
  const withApp = isPhone || data.app === 'always'
  return (
    <section className="waiting pay-code">
      <h1>{say('pay_code_title', { sum })}</h1>
      <p>{data.hint || say(isPhone ? 'pay_code_phone' : 'pay_code_words', { name })}</p>
      {withApp && (
        <p>
          <a className="button button-lead" href={data.link}>
            {say('pay_code_app')}
          </a>
        </p>
      )}
      {isPhone && <p className="quiet">{say('pay_code_scan_too')}</p>}
      <div className="pay-code-picture" data-small={isPhone || undefined}>
        <QrPicture content={data.link} label={say('pay_code_label', { sum, name })} />
      </div>
      <Left until={data.expires_at} />
      <p className="quiet">{say('pay_code_live')}</p>
      {children}
    </section>
  )
}

/** How long it can still be paid, by the server's clock. */
function Left({ until }: { until: string }) {
  const say = useBillWords()
  const { store } = useBrowser()
  const now = () => Math.max(0, Math.ceil((Date.parse(until) - store.serverNow()) / 1000))
  const [seconds, setSeconds] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  if (!Number.isFinite(seconds)) return null
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <>
      {seconds > 0 && <p className="figures">{say('pay_code_left', { left })}</p>}
      <p role="status">{seconds === 0 ? say('pay_code_over') : ''}</p>
    </>
  )
}

/** Whether a finger is what points here; not known while the page is rendered. */
function useIsPhone(): boolean {
  const [isPhone, setIsPhone] = useState(false)
  useEffect(() => setIsPhone(matchMedia('(pointer: coarse)').matches), [])
  return isPhone
}
