import { useEffect, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { confirmSubscription, leaveNewsletter } from '../calls.ts'
import { useBrowser, useSite } from '../site.ts'

const calls = { confirm: confirmSubscription, leave: leaveNewsletter }

/** What a mailed link asks: a button, since programs that look at links follow them too and press nothing. */
export function LinkAnswer({ what }: { what: keyof typeof calls }) {
  const { t } = useSite()
  const { call } = useBrowser()
  const [token, setToken] = useState('')
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => setToken(decodeURIComponent(window.location.hash.slice(1))), [])

  async function press() {
    setState('busy')
    setTrouble(null)
    try {
      await call(calls[what], { body: { token } })
      setState('done')
    } catch (cause) {
      if (!(cause instanceof CallRefused)) throw cause
      setTrouble(cause.message)
      setState('asking')
    }
  }

  return (
    <div className="contact-form" aria-live="polite">
      {trouble && <Notice tone="stop">{trouble}</Notice>}
      {state === 'done' ? (
        <Notice tone="ok">{t(what === 'confirm' ? 'newsletter_confirmed' : 'newsletter_left')}</Notice>
      ) : (
        <p>
          <Button variant="primary" size="touch" busy={state === 'busy'} onPress={() => void press()}>
            {t(what === 'confirm' ? 'newsletter_confirm' : 'newsletter_leave')}
          </Button>
        </p>
      )}
    </div>
  )
}
