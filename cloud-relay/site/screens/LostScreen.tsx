import { PlaceLink } from '../parts/PlaceLink.tsx'
import { useSite } from '../site.ts'

export function LostScreen() {
  const { t } = useSite()
  return (
    <section className="lost" aria-labelledby="lost">
      <p className="lost-number display" aria-hidden="true">
        404
      </p>
      <h1 id="lost">{t('lost_title')}</h1>
      <p className="quiet">{t('lost_words')}</p>
      <p className="actions">
        <PlaceLink to={{ name: 'home' }} className="button button-lead">
          {t('to_home')}
        </PlaceLink>
        <PlaceLink to={{ name: 'movies', filter: 'all', tag: null }} className="button">
          {t('view_all_shows')}
        </PlaceLink>
      </p>
    </section>
  )
}
