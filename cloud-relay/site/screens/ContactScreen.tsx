import { MapLink } from '../parts/MapLink.tsx'
import { NotYet } from '../parts/NotYet.tsx'
import { Phones } from '../parts/Phones.tsx'
import { Places } from '../parts/Places.tsx'
import { SiteText } from '../parts/SiteText.tsx'
import { useLoaded, useSite } from '../site.ts'

const loadForm = () => import('../contact/ContactForm.tsx').then(module => module.ContactForm)

const loadHours = () => import('../contact/OpeningHours.tsx').then(module => module.OpeningHours)

/** How to reach the cinemas: where they are, by phone, by mail, and by writing here. */
export function ContactScreen() {
  const { t, programme, Hours: own } = useSite()
  const loaded = useLoaded(loadHours)
  const Hours = own ?? loaded
  const Form = useLoaded(loadForm)
  return (
    <article className="written contact">
      <h1>{t('contact')}</h1>
      <SiteText at="contact" otherwise={<p>{t('contact_lead')}</p>} />
      <ul className="contact-cinemas">
        {programme.cinemas.map(cinema => (
          <li key={cinema.id}>
            <strong>{cinema.name}</strong>
            <address>
              <span className="contact-line">
                {cinema.address1}, {cinema.zip} {cinema.city}
              </span>
              <Places cinema={cinema} />
              <span className="contact-line">
                <MapLink cinema={cinema} />
              </span>
              <Phones of={cinema} />
              <a href={`mailto:${cinema.email}`}>{cinema.email}</a>
            </address>
            {Hours && <Hours cinema={cinema} />}
          </li>
        ))}
      </ul>
      {Form ? <Form /> : <NotYet height="30rem" />}
    </article>
  )
}
