import { useSite } from '../site.ts'

/** What this site stores about a visitor; it must match what the code does. */
export function PrivacyScreen() {
  const { t, programme } = useSite()
  const { tradeName, email } = programme.exhibitor
  return (
    <article className="prose">
      <h1>{t('privacy')}</h1>
      <h2>{t('privacy_who')}</h2>
      <p>{t('privacy_who_words', { exhibitor: tradeName })}</p>
      <h2>{t('privacy_buying')}</h2>
      <p>{t('privacy_buying_words')}</p>
      <h2>{t('privacy_device')}</h2>
      <p>{t('privacy_device_words')}</p>
      <h2>{t('privacy_rights')}</h2>
      <p>{t('privacy_rights_words')}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </article>
  )
}
