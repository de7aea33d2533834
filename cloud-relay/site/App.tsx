import { useEffect, useRef } from 'react'
import { useAddress, useGo } from './address.ts'
import { Footer } from './parts/Footer.tsx'
import { Header } from './parts/Header.tsx'
import { HeadPictures } from './slides/HeadPictures.tsx'
import { SiteText } from './parts/SiteText.tsx'
import { pathOf, type Place } from './place.ts'
import { resolve } from './resolve.ts'
import { useSite } from './site.ts'
import { titleOf } from './title.ts'
import { BillScreen } from './screens/BillScreen.tsx'
import { BuyScreen } from './screens/BuyScreen.tsx'
import { ContactScreen } from './screens/ContactScreen.tsx'
import { EventScreen } from './screens/EventScreen.tsx'
import { EventsScreen } from './screens/EventsScreen.tsx'
import { HomeScreen } from './screens/HomeScreen.tsx'
import { InfoScreen } from './screens/InfoScreen.tsx'
import { LostScreen } from './screens/LostScreen.tsx'
import { MovieScreen } from './screens/MovieScreen.tsx'
import { MoviesScreen } from './screens/MoviesScreen.tsx'
import { NewsletterLinkScreen, NewsletterScreen } from './screens/NewsletterScreen.tsx'
import { WaitingLinkScreen } from './screens/WaitingLinkScreen.tsx'
import { PageScreen } from './screens/PageScreen.tsx'
import { PayScreen } from './screens/PayScreen.tsx'
import { SearchScreen } from './screens/SearchScreen.tsx'
import { VoucherScreen } from './screens/VoucherScreen.tsx'
import { VouchersScreen } from './screens/VouchersScreen.tsx'
import { WaitScreen } from './screens/WaitScreen.tsx'

/** Header, the screen of the address, footer. */
export function App() {
  const { t, locale, programme, content } = useSite()
  const { pathname } = useAddress().arrival
  const resolved = resolve(pathname, programme, content, locale)
  const place: Place = resolved.kind === 'page' ? resolved.place : { name: '404' }
  const title = titleOf(place, programme, t, locale, content)
  const main = useArrival(title)
  if (resolved.kind === 'redirect') return <Redirect to={resolved.to} />
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip_to_content')}
      </a>
      {programme.training && (
        <aside className="training-band">
          <strong>{t('training')}</strong>
          <span>{t('training_what')}</span>
        </aside>
      )}
      <Header place={place} />
      <SiteText at="below-navigation" label={t('text_notice')} />
      <HeadPictures place={place} />
      <main id="main" ref={main} tabIndex={-1} data-place={place.name}>
        <Screen place={place} key={keyOf(place)} />
      </main>
      <Footer />
    </>
  )
}

function Screen({ place }: { place: Place }) {
  const { programme } = useSite()
  switch (place.name) {
    case 'home':
      return <HomeScreen />
    case 'movies':
      return <MoviesScreen filter={place.filter} tag={place.tag} />
    case 'movies.view':
      return <MovieScreen slug={place.slug} />
    case 'events':
      return <EventsScreen />
    case 'events.view':
      return <EventScreen slug={place.slug} />
    case 'buy.tickets':
      return <BuyScreen scheduleId={place.scheduleId} />
    case 'buy.events':
      return (
        <BuyScreen scheduleId={programme.schedules.find(({ eventId }) => eventId === place.eventId)!.id} />
      )
    case 'vouchers':
      return <VouchersScreen type={place.type} />
    case 'vouchers.view':
      return <VoucherScreen slug={place.slug} />
    case 'card':
      return <VoucherScreen />
    case 'bill':
      return <BillScreen uuid={place.uuid} />
    case 'bill.pay':
      return <PayScreen uuid={place.uuid} />
    case 'payments.result':
      return <WaitScreen paymentId={place.paymentId} />
    case 'info':
      return <InfoScreen />
    case 'page':
    case 'privacy':
      return <PageScreen />
    case 'contact':
      return <ContactScreen />
    case 'search':
      return <SearchScreen />
    case 'newsletter.subscribe':
      return <NewsletterScreen email={place.email} />
    case 'newsletter.confirm':
      return <NewsletterLinkScreen what="confirm" />
    case 'newsletter.leave':
      return <NewsletterLinkScreen what="leave" />
    case 'waiting.link':
      return <WaitingLinkScreen what={place.what} />
    case '404':
      return <LostScreen />
  }
}

function Redirect({ to }: { to: Place }) {
  const go = useGo()
  const path = pathOf(to)
  // By its path: the place is a new object at every rendering.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => go(to, { replace: true }), [go, path])
  return null
}

/** A film list stays mounted while its filter changes; everything else is mounted anew. */
const keyOf = (place: Place): string => (place.name === 'movies' ? 'movies' : pathOf(place))

/**
 * Arriving by a link: the tab's title changes, the page scrolls to the top unless the link asked otherwise, and the
 * focus moves to the new content for keyboard and screen reader. Going back leaves scrolling to the browser.
 */
function useArrival(title: string) {
  const { key, back, keepPlace } = useAddress().arrival
  const main = useRef<HTMLElement>(null)
  const first = useRef(key)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (first.current === key) return
    first.current = ''
    if (back || keepPlace) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [key, back, keepPlace])
  return main
}
