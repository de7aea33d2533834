import { PlaceLink } from '../parts/PlaceLink.tsx'
import { useSite } from '../site.ts'
import { pagePlace } from '../written-place.ts'

/** Every page that the exhibitor wrote. */
export function InfoScreen() {
  const { t, locale, content } = useSite()
  return (
    <section className="written" aria-labelledby="info">
      <h1 id="info">{t('info')}</h1>
      <ul className="info-list">
        {content.pages.map(page => (
          <li key={page.id}>
            <PlaceLink to={pagePlace(page, locale)}>{page.title}</PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
