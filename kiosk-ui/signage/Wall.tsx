/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { noticesNow } from '#core/signage/notices.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { Wall as WallAnswer } from '#core/signage/contract.ts'
import { maySpotPlay } from '#core/signage/spots/turns.ts'
import { useBeat, useClock, useDevice, useProgramme, useTurn } from './hooks.ts'
import { keepPosters } from './posters.ts'
import type { AtWall } from './at-wall.ts'
import { atScreen, dayAt } from './showing.ts'
import { Notices } from './Notices.tsx'
import { readySpots, spotPicture, usePlays, useSpotBreaks } from './spot-breaks.ts'
import { Spot } from './Spot.tsx'
import { View } from './View.tsx'
import { wallNow, type WallNow } from './wall-now.ts'
import { Waiting } from './Waiting.tsx'
import { wordsOf } from './words.ts'

const asked = new URLSearchParams(location.search)

/** `?lang=fr` shows one language, `?lang=de,fr` alternates between two; without it its view's, or all four. */
const addressedLanguages: readonly Locale[] = (asked.get('lang') ?? '').split(',').filter(isLocale)

/** `?view=programme` and the others show those; every other address, and none, what is on now. */
const addressed =
  (['programme', 'seats', 'events'] as const).find(each => each === asked.get('view')) ?? 'now'

/** What its role says for this time, or the view that its address names; `?cinema=` where the exhibitor has several. */
export function Wall() {
  const device = useDevice()
  const {
    known,
    connected,
    ready,
    beatMs,
    isOff,
    wall,
    isDark,
    spoken: set,
  } = useProgramme(device?.device?.id)
  const { playing, turned, gone } = useSpotBreaks()
  const played = usePlays(device?.access === 'active' && device.device?.type === 'signage')
  const beat = useBeat(beatMs, playing !== null)
  const nowMs = useClock() + (known?.aheadMs ?? 0)
  const portrait = useTurn(device)
  const programme = known?.programme
  const cinema = programme?.cinemas.find(each => each.id === asked.get('cinema')) ?? programme?.cinemas[0]

  const addresses = JSON.stringify({
    poster: postersOf(programme),
    whole: wholePicturesOf(wall, portrait),
  })
  useEffect(() => keepPosters(JSON.parse(addresses) as Parameters<typeof keepPosters>[0]), [addresses])

  const spoken = addressedLanguages.length ? addressedLanguages : set
  const say = wordsOf(spoken[beat % spoken.length]!)
  if (device && device.access !== 'active') return <Waiting seen={device} say={say} />
  if (isOff)
    return (
      <div class="wall" data-waiting>
        <p class="wall-off">{say('module_inactive')}</p>
      </div>
    )
  if (!device || !programme || !cinema) return <div class="wall" data-waiting />

  const today = dayAt(nowMs, cinema.timezone, programme.exhibitor.midnightOffsetMinutes)
  const now = wallNow(wall, programme.schedules, { cinemaId: cinema.id, nowMs, today, addressed })
  const own = now.view.languages.length ? now.view.languages : set
  const notices = noticesNow(wall?.notices ?? [], cinema.id, nowMs)
  const turns = addressedLanguages.length ? addressedLanguages : own
  const shown = (all: typeof notices) => (
    <Notices notices={all} locale={turns[beat % turns.length]!} beat={beat} />
  )
  if (now.off || isDark)
    return (
      <>
        <div class="wall" data-view="off" />
        <div class="wall-over">{shown(notices.filter(({ urgent }) => urgent))}</div>
      </>
    )
  const at = { programme, cinema, today, nowMs, portrait, connected }
  const mayPlay = maySpotPlay(notices, doorShowsOf(now, at), nowMs)
  return (
    <>
      <View
        now={now}
        at={at}
        beat={beat}
        ready={ready}
        spoken={turns}
        onTurned={() => mayPlay && turned(readySpots(wall?.spots ?? [], at))}
      />
      {playing && mayPlay ? (
        <Spot playing={playing} onPlayed={() => played(today, playing.spot.id)} onGone={gone}>
          {shown(notices)}
        </Spot>
      ) : (
        <div class="wall-over">{shown(notices)}</div>
      )}
    </>
  )
}

/** The shows of whose door this wall is the sign. */
const doorShowsOf = ({ view, screenId }: WallNow, { programme, nowMs, today }: AtWall) =>
  view.content === 'door'
    ? atScreen(programme, screenId ?? '', nowMs, today).map(({ schedule }) => schedule)
    : []

/** Every poster that this wall may show: those are fetched beforehand, and kept while the line is away. */
const postersOf = (programme: Programme | undefined): string[] => [
  ...(programme?.movies.map(movie => movie.posterUrl) ?? []),
  ...(programme?.events.flatMap(event => event.posterUrl ?? []) ?? []),
]

/** Every picture that it may show over its whole screen, kept likewise. */
function wholePicturesOf(wall: WallAnswer | null, portrait: boolean): string[] {
  const views = Object.values(wall?.role?.views ?? {})
  return [
    ...(wall?.themes.flatMap(theme => theme.background ?? []) ?? []),
    ...views.flatMap(view => (view ? [...view.pictures, ...(view.background ? [view.background] : [])] : [])),
    ...(wall?.spots ?? []).flatMap(spot => spotPicture(spot, portrait) ?? []),
  ]
}
