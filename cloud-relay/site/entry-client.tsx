import { hydrateRoot } from 'react-dom/client'
import { createCall } from '#core/api/call.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { connectLive } from '#ui/live.ts'
import type { SiteData } from './page.ts'
import { createSiteStore } from './programme-store.ts'
import { LiveSite } from './LiveSite.tsx'
import { sayIn, type WebsiteSentences } from './say.ts'
import { rememberedTheme, wearTheme } from './theme.ts'
import './styles/site.css'

/** Only the reader's language is loaded. */
const sentences: Record<Locale, () => Promise<WebsiteSentences>> = {
  en: () => import('./words/en.ts').then(words => words.en),
  de: () => import('./words/de.ts').then(words => words.de),
  fr: () => import('./words/fr.ts').then(words => words.fr),
  nl: () => import('./words/nl.ts').then(words => words.nl),
}

wearTheme(rememberedTheme())
void start()

async function start() {
  const data = JSON.parse(document.getElementById('foyer-data')!.textContent!) as SiteData
  const say = sayIn(data.locale, await sentences[data.locale]())
  const call = createCall({ locale: () => data.locale, unreachable: () => say('unreachable') })
  const store = createSiteStore(data, call, channel => line.also(channel))
  const line = connectLive({
    channels: ['app', 'exhibitor'],
    onEvent: store.receive,
    onResync: () => store.receive({ type: 'resync' }),
    longestWaitMs: 30_000,
  })
  hydrateRoot(document.getElementById('root')!, <LiveSite store={store} call={call} say={say} />)
  // A tab that was in the background over night must show another day.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) store.freshen()
  })
}
