/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks'
import { isLocale, locales, type Locale } from '#core/i18n/locale.ts'
import { FinalProgramme } from './FinalProgramme.tsx'
import { Header } from './Header.tsx'
import { useBeat, useClock, useDevice, useProgramme, useTurn } from './hooks.ts'
import { NowPlaying } from './NowPlaying.tsx'
import { sceneAt } from './paging.ts'
import { keepPosters } from './posters.ts'
import { SeatsLeft } from './SeatsLeft.tsx'
import { finalScenes, nowScenes } from './scenes.ts'
import { dayAt } from './showing.ts'
import { Waiting } from './Waiting.tsx'
import { wordsOf } from './words.ts'

const asked = new URLSearchParams(location.search)

/** `?lang=fr` shows one language, `?lang=de,fr` alternates between two; without it all four take turns. */
const spoken: readonly Locale[] = (() => {
  const wanted = (asked.get('lang') ?? '').split(',').filter(isLocale)
  return wanted.length ? wanted : locales
})()

/** `?view=programme` and `?view=seats` show those; every other address, and none, what is on now. */
const view = (['programme', 'seats'] as const).find(each => each === asked.get('view')) ?? 'now'
const titles = { now: 'today', programme: 'programme', seats: 'seats_left' } as const

/** The view that its address names; `?cinema=` where the exhibitor has several. */
export function Wall() {
  const { known, connected, ready, beatMs, isOff } = useProgramme()
  const beat = useBeat(beatMs)
  const nowMs = useClock() + (known?.aheadMs ?? 0)
  const device = useDevice()
  const portrait = useTurn(device)
  const programme = known?.programme
  const cinema = programme?.cinemas.find(each => each.id === asked.get('cinema')) ?? programme?.cinemas[0]

  const addresses = programme?.movies.map(movie => movie.posterUrl).join('\n') ?? ''
  useEffect(() => keepPosters(addresses.split('\n').filter(Boolean)), [addresses])

  if (device && device.access !== 'active')
    return <Waiting seen={device} say={wordsOf(spoken[beat % spoken.length]!)} />
  if (isOff)
    return (
      <div class="wall" data-waiting>
        <p class="wall-off">{wordsOf(spoken[beat % spoken.length]!)('module_inactive')}</p>
      </div>
    )
  if (!device || !programme || !cinema) return <div class="wall" data-waiting />

  const today = dayAt(nowMs, cinema.timezone, programme.exhibitor.midnightOffsetMinutes)
  const final = view === 'programme'
  const now = final ? [] : nowScenes(programme, cinema.id, nowMs, today, portrait)
  const films = final ? finalScenes(programme, cinema.id, nowMs) : []
  const pages = final ? films.length : now.length
  const scene = sceneAt(
    beat,
    view === 'now' ? now.map(page => page.movies.length) : Array.from({ length: pages }, () => 1),
  )
  const locale = spoken[scene.turn % spoken.length]!
  const pageKey = `${scene.page}/${pages}`
  const shared = { zone: cinema.timezone, locale, say: wordsOf(locale) }
  return (
    <div class="wall" lang={locale} data-view={view}>
      <Header
        name={cinema.name}
        title={pages ? shared.say(titles[view]) : null}
        nowMs={nowMs}
        zone={cinema.timezone}
        locale={locale}
        connected={connected}
        ready={ready}
      />
      {view === 'seats' && (
        <SeatsLeft
          showings={now[scene.page]?.showings ?? []}
          connected={connected}
          pageKey={pageKey}
          {...shared}
        />
      )}
      {view === 'now' && (
        <NowPlaying
          page={now[scene.page]}
          connected={connected}
          pageKey={pageKey}
          picture={scene.picture}
          programme={programme}
          cinemaId={cinema.id}
          nowMs={nowMs}
          {...shared}
        />
      )}
      {final && (
        <FinalProgramme
          films={films[scene.page] ?? []}
          pageKey={String(scene.page)}
          country={cinema.country}
          today={today}
          {...shared}
        />
      )}
      {pages > 1 && <Dots count={pages} at={scene.page} />}
    </div>
  )
}

/** Which page of how many. */
function Dots({ count, at }: { count: number; at: number }) {
  return (
    <div class="dots" aria-hidden="true">
      {Array.from({ length: count }, (_, page) => (
        <span key={page} data-on={page === at || undefined} />
      ))}
    </div>
  )
}
