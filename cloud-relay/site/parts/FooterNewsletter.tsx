import { useState, type FormEvent } from 'react'
import { useAddress } from '../address.ts'
import { useSite } from '../site.ts'

const path = '/info/newsletter'

/**
 * The newsletter at the foot of every page but its own: what is typed here is handed to that page. Its field and button
 * are written out, since those with hints and errors would be in the first load of every page.
 */
export function FooterNewsletter() {
  const { t, locale } = useSite()
  const { arrival, go } = useAddress()
  const [email, setEmail] = useState('')
  const typed = email.trim()
  if (arrival.pathname.startsWith(path)) return null
  return (
    <form
      className="footer-newsletter"
      action={`/${locale}${path}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!typed) return
        setEmail('')
        go({ name: 'newsletter.subscribe', email: typed })
      }}
    >
      <div className="field">
        <label className="field-label" htmlFor="foot-newsletter">
          {t('newsletter_footer')}
        </label>
        <input
          id="foot-newsletter"
          className="input"
          type="email"
          autoComplete="email"
          maxLength={200}
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
      </div>
      <button
        type="submit"
        className="button"
        data-variant="quiet"
        data-size="medium"
        aria-disabled={!typed || undefined}
      >
        {t('newsletter_go_on')}
      </button>
    </form>
  )
}
