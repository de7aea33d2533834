import { hydrateRoot } from 'react-dom/client'
import { createCall } from '#core/api/call.ts'
import type { LiveChannel } from '#core/api/live-events.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { connectLive, type Live } from '#ui/live.ts'
import type { SiteData } from './page.ts'
import { timingOfPage } from './page-timing.ts'
import { createSiteStore, type SiteStore } from './programme-store.ts'
import { LiveSite } from './LiveSite.tsx'
import { sayIn, type WebsiteSentences } from './say.ts'
import './styles/site.css'

/** Only the reader's language is loaded. */
const sentences: Record<Locale, () => Promise<WebsiteSentences>> = {
  en: () => import('./words/en.ts').then(words => words.en),
  de: () => import('./words/de.ts').then(words => words.de),
  fr: () => import('./words/fr.ts').then(words => words.fr),
  nl: () => import('./words/nl.ts').then(words => words.nl),
}

void start()

async function start() {
  const data = JSON.parse(document.getElementById('foyer-data')!.textContent!) as SiteData
  const [own, Slides, Hours, Search] = await Promise.all([
    sentences[data.locale](),
    data.content.head.length ? import('./slides/Slides.tsx').then(module => module.Slides) : undefined,
    data.content.at === 'contact'
      ? import('./contact/OpeningHours.tsx').then(module => module.OpeningHours)
      : undefined,
    data.content.at === 'search' ? import('./search/Search.tsx').then(module => module.Search) : undefined,
    data.programme.exhibitor.dates && writeDatesAs(data.programme.exhibitor.dates),
  ])
  const say = sayIn(data.locale, own)
  const call = createCall({ locale: () => data.locale, unreachable: () => say('unreachable') })
  const store = createSiteStore(data, call, channel => line.also(channel), readPage)
  const line = lineOf(store, data.programme.exhibitor.live !== false)
  // Which show a purchase is for is known only when it was read.
  if (/^\/\w+\/(bill|payments)\//.test(window.location.pathname)) void store.complete()
  hydrateRoot(
    document.getElementById('root')!,
    <LiveSite store={store} call={call} say={say} Slides={Slides} Hours={Hours} Search={Search} />,
  )
  // A tab that was in the background over night must show another day.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) store.freshen()
  })
}

/** Loaded only where an exhibitor writes dates its own way. */
const writeDatesAs = async (habit: string) => (await import('#core/i18n/date-habit.ts')).writeDatesAs(habit)

/**
 * The line on which this page hears of changes. Where the exhibitor wants none, the page reads what is shown anew every few
 * minutes, and only a purchase has a line, as long as it is followed.
 */
function lineOf(store: SiteStore, isOpen: boolean): Pick<Live, 'also'> {
  const connect = (first: LiveChannel[]) =>
    connectLive({
      channels: first,
      since: isOpen ? timingOfPage()?.since : undefined,
      onEvent: store.receive,
      onResync: () => store.receive({ type: 'resync' }),
      longestWaitMs: 30_000,
    })
  if (isOpen) return connect(['app', 'exhibitor'])
  setInterval(store.freshen, 60_000)
  return { also: channel => connect([channel]).end }
}

/** This page's data, out of the page itself: the relay keeps it ready, and only what is shown here is in it. */
async function readPage(): Promise<{ data: SiteData; ms: number }> {
  // With what is searched for, which is cut off everywhere else.
  const answer = await fetch(window.location.pathname + window.location.search)
  const html = await answer.text()
  const data = JSON.parse(/id="foyer-data">(.*?)<\/script>/s.exec(html)![1]!) as SiteData
  const clock = /clock;dur=(\d+)/.exec(answer.headers.get('server-timing') ?? '')
  return { data, ms: clock ? Number(clock[1]) : Date.parse(data.programme.now) }
}
