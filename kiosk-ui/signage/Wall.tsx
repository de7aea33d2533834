/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks'
import { isLocale, locales, type Locale } from '#core/i18n/locale.ts'
import { FinalProgramme } from './FinalProgramme.tsx'
import { Header } from './Header.tsx'
import { useBeat, useClock, useDevice, useProgramme, useTurn } from './hooks.ts'
import { NowPlaying } from './NowPlaying.tsx'
import { sceneAt } from './paging.ts'
import { keepPosters } from './posters.ts'
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

/** `?view=now` (also without) or `?view=programme`; `?cinema=` where the exhibitor has several. */
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
  const final = asked.get('view') === 'programme'
  const now = final ? null : nowScenes(programme, cinema.id, nowMs, today, portrait)
  const films = final ? finalScenes(programme, cinema.id, nowMs) : null
  const scene = sceneAt(beat, now ? now.map(page => page.movies.length) : films!.map(() => 1))
  const locale = spoken[scene.turn % spoken.length]!
  const say = wordsOf(locale)
  return (
    <div class="wall" lang={locale} data-view={final ? 'programme' : 'now'}>
      <Header
        name={cinema.name}
        title={now?.length || films?.length ? say(final ? 'programme' : 'today') : null}
        nowMs={nowMs}
        zone={cinema.timezone}
        locale={locale}
        connected={connected}
        ready={ready}
      />
      {now ? (
        <NowPlaying
          page={now[scene.page]}
          connected={connected}
          pageKey={`${scene.page}/${now.length}`}
          picture={scene.picture}
          programme={programme}
          cinemaId={cinema.id}
          nowMs={nowMs}
          zone={cinema.timezone}
          locale={locale}
          say={say}
        />
      ) : (
        <FinalProgramme
          films={films![scene.page] ?? []}
          pageKey={String(scene.page)}
          country={cinema.country}
          today={today}
          zone={cinema.timezone}
          locale={locale}
          say={say}
        />
      )}
      {now && now.length > 1 && <Dots count={now.length} at={scene.page} />}
      {films && films.length > 1 && <Dots count={films.length} at={scene.page} />}
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
