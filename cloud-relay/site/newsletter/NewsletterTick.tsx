import { consentNow, consents } from '#core/content/newsletter/consent.ts'
import { useSite } from '../site.ts'

/** The wish to get the newsletter while buying: never ticked beforehand, and what it means once it is. */
export function NewsletterTick({ ticked, onTick }: { ticked: boolean; onTick: (ticked: boolean) => void }) {
  const { t, locale, programme } = useSite()
  if (!programme.exhibitor.features.newsletters) return null
  return (
    <div className="newsletter-tick">
      <label className="method">
        <input
          type="checkbox"
          name="newsletter_signup"
          checked={ticked}
          onChange={event => onTick(event.target.checked)}
        />
        {t('newsletter_tick')}
      </label>
      {ticked && <p className="step-fine quiet">{consents[consentNow]![locale]}</p>}
    </div>
  )
}
