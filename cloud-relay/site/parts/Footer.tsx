import { useSite } from '../site.ts'
import { PlaceLink } from './PlaceLink.tsx'

/** Where the cinemas are and how to reach them. A map is linked when there is exactly one (spec section 2). */
export function Footer() {
  const { t, programme } = useSite()
  const { cinemas, exhibitor } = programme
  const inline = cinemas.length <= 2
  return (
    <footer className="footer">
      <div className="footer-in">
        <ul className="addresses" aria-label={t('cinemas')}>
          {cinemas.map(cinema => (
            <li key={cinema.id}>
              <p className="display">{cinema.name}</p>
              <address>
                {cinema.address1}
                {inline ? ', ' : <br />}
                {cinema.zip} {cinema.city}
                <br />
                <a href={`tel:${cinema.phone.replace(/[^+\d]/g, '')}`}>{cinema.phone}</a>
                <br />
                <a href={`mailto:${cinema.email}`}>{cinema.email}</a>
              </address>
              {cinemas.length === 1 && (
                <a
                  href={`https://www.openstreetmap.org/?mlat=${cinema.lat}&mlon=${cinema.lng}#map=17/${cinema.lat}/${cinema.lng}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('show_map')}
                </a>
              )}
            </li>
          ))}
        </ul>
        <p className="fine-print">
          <span>
            © {programme.today.slice(0, 4)} {exhibitor.tradeName}
          </span>
          <PlaceLink to={{ name: 'privacy' }}>{t('privacy')}</PlaceLink>
        </p>
      </div>
    </footer>
  )
}
