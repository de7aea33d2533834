import { useEffect, useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { useBrowser, useSite } from '../site.ts'

/** From here on screen readers announce the time left, and more time is offered. */
const lastSeconds = 90
/** Before this nobody needs a clock, and one makes people hurry. */
const shownSeconds = 180

/**
 * How long the seats are still held, in the last minutes. Before they are lost the visitor is asked whether they need more time (WCAG
 * 2.2.1).
 */
export function HoldClock({
  until,
  onExtend,
  onExpired,
}: {
  until: string
  onExtend: () => void
  onExpired: () => void
}) {
  const { t } = useSite()
  const { store } = useBrowser()
  const left = () => Math.max(0, Math.floor((Date.parse(until) - store.serverNow()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    const timer = setInterval(() => setSeconds(left()), 1000)
    return () => clearInterval(timer)
  }, [until])
  const over = seconds === 0
  useEffect(() => {
    if (over) onExpired()
  }, [over])
  const short = seconds <= lastSeconds
  if (seconds > shownSeconds) return null
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div className="hold" data-short={short || undefined}>
      <Icon name="clock" />
      <span>
        {t('kept_for')} <b className="figures">{clock}</b>
      </span>
      <span className="visually-hidden" role="status">
        {short ? t('hold_short', { seconds: lastSeconds }) : ''}
      </span>
      {short && (
        <Button size="small" onPress={onExtend}>
          {t('hold_extend')}
        </Button>
      )}
    </div>
  )
}
