import type { FooterView, LinkView } from '#core/content/website/shell-view.ts'
import { ContentBlocks } from '#ui/parts/ContentBlocks.tsx'
import { useMenu } from '../menu.ts'
import { networkNames } from '../network-names.ts'
import { useLoaded, useSite } from '../site.ts'
import { pagePlace } from '../written-place.ts'
import { FooterNewsletter } from './FooterNewsletter.tsx'
import { MapLink } from './MapLink.tsx'
import { Phones } from './Phones.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { Places } from './Places.tsx'
import { SiteLink } from './SiteLink.tsx'

/** More written pages than this are one link to all of them. */
const pagesMost = 8

const loadTagQuestion = () => import('../tags/TagQuestion.tsx').then(module => module.TagQuestion)
const loadNothing = () => Promise.resolve(null)

/** The columns the exhibitor arranged, or where the cinemas are and how to reach them; the year, the name and privacy. */
export function Footer() {
  const { t, locale, programme, content } = useSite()
  const TagQuestion = useLoaded(content.tagManager ? loadTagQuestion : loadNothing)
  const columns = content.footer
  const legal = content.pages.filter(page => page.legal)
  const others = content.pages.filter(page => !page.legal)
  return (
    <footer className="footer">
      <div className="footer-in">
        {columns.length ? (
          <div className="footer-columns">
            {columns.map((column, at) => (
              <section key={at} aria-labelledby={`foot-${at}`}>
                <h2 id={`foot-${at}`}>{column.title}</h2>
                <Column column={column} />
              </section>
            ))}
          </div>
        ) : (
          <>
            <Addresses />
            <Networks />
          </>
        )}
        {programme.exhibitor.features.newsletters && <FooterNewsletter />}
        <p className="fine-print">
          <span>
            © {programme.today.slice(0, 4)} {programme.exhibitor.tradeName}
          </span>
          {programme.exhibitor.vatNumber && (
            <span>
              {t('vat_number')} {programme.exhibitor.vatNumber}
            </span>
          )}
          {!columns.length &&
            others.slice(0, pagesMost).map(page => (
              <PlaceLink key={page.id} to={pagePlace(page, locale)}>
                {page.title}
              </PlaceLink>
            ))}
          {!columns.length && others.length > pagesMost && (
            <PlaceLink to={{ name: 'info' }}>{t('info')}</PlaceLink>
          )}
          <PlaceLink to={{ name: 'contact' }}>{t('contact')}</PlaceLink>
          {legal.map(page => (
            <PlaceLink key={page.id} to={pagePlace(page, locale)}>
              {page.title}
            </PlaceLink>
          ))}
          {!legal.some(page => page.legal === 'privacy') && (
            <PlaceLink to={{ name: 'privacy' }}>{t('privacy')}</PlaceLink>
          )}
        </p>
        {TagQuestion && <TagQuestion />}
      </div>
    </footer>
  )
}

function Column({ column }: { column: FooterView }) {
  const menu = useMenu()
  switch (column.kind) {
    case 'addresses':
      return <Addresses />
    case 'contact':
      return <Contact />
    case 'navigation':
      return <Links links={menu.flatMap(entry => (entry.kind === 'menu' ? linksIn(entry.parts) : [entry]))} />
    case 'links':
      return <Links links={column.links} />
    case 'networks':
      return <Networks />
    case 'text':
      return <ContentBlocks body={column.body} Link={SiteLink} />
  }
}

const linksIn = (parts: readonly ({ kind: string } & Partial<LinkView>)[]): LinkView[] =>
  parts.filter((part): part is { kind: 'link' } & LinkView => part.kind === 'link')

function Links({ links }: { links: readonly LinkView[] }) {
  return (
    <ul className="footer-links">
      {links.map((link, at) => (
        <li key={at}>
          <SiteLink href={link.href}>{link.text}</SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Where the cinemas are. A map is linked when there is exactly one (spec section 2), and where a cinema gave its own. */
function Addresses() {
  const { t, programme } = useSite()
  const { cinemas } = programme
  const inline = cinemas.length <= 2
  return (
    <ul className="addresses" aria-label={t('cinemas')}>
      {cinemas.map(cinema => (
        <li key={cinema.id}>
          <p className="display">{cinema.name}</p>
          <address>
            {cinema.address1}
            {inline ? ', ' : <br />}
            {cinema.zip} {cinema.city}
            <br />
            <Phones of={cinema} />
            <a href={`mailto:${cinema.email}`}>{cinema.email}</a>
            <Places cinema={cinema} />
          </address>
          {(cinemas.length === 1 || cinema.mapUrl) && <MapLink cinema={cinema} />}
        </li>
      ))}
    </ul>
  )
}

/** How to reach the exhibitor itself. */
function Contact() {
  const { programme } = useSite()
  const { exhibitor } = programme
  const { email } = exhibitor
  return (
    <ul className="footer-links">
      <li>
        <Phones of={exhibitor} />
      </li>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  )
}

/** The exhibitor in networks, if it says where. */
function Networks() {
  const { networks = [] } = useSite().programme.exhibitor
  if (!networks.length) return null
  return (
    <ul className="footer-links footer-networks">
      {networks.map(({ id, network, url }) => (
        <li key={id}>
          <SiteLink href={url}>{networkNames[network]}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
