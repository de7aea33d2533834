/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { noticesNow } from '#core/signage/notices.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { Wall as WallAnswer } from '#core/signage/contract.ts'
import { useBeat, useClock, useDevice, useProgramme, useTurn } from './hooks.ts'
import { keepPosters } from './posters.ts'
import { dayAt } from './showing.ts'
import { Notices } from './Notices.tsx'
import { View } from './View.tsx'
import { wallNow } from './wall-now.ts'
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
  const beat = useBeat(beatMs)
  const nowMs = useClock() + (known?.aheadMs ?? 0)
  const portrait = useTurn(device)
  const programme = known?.programme
  const cinema = programme?.cinemas.find(each => each.id === asked.get('cinema')) ?? programme?.cinemas[0]

  const addresses = picturesOf(programme, wall).join('\n')
  useEffect(() => keepPosters(addresses.split('\n').filter(Boolean)), [addresses])

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
        {shown(notices.filter(({ urgent }) => urgent))}
      </>
    )
  return (
    <>
      <View
        now={now}
        at={{ programme, cinema, today, nowMs, portrait, connected }}
        beat={beat}
        ready={ready}
        spoken={turns}
      />
      {shown(notices)}
    </>
  )
}

/** Every picture that this wall may show: those are fetched beforehand, and kept while the line is away. */
function picturesOf(programme: Programme | undefined, wall: WallAnswer | null): string[] {
  const views = Object.values(wall?.role?.views ?? {})
  return [
    ...(programme?.movies.map(movie => movie.posterUrl) ?? []),
    ...(programme?.events.flatMap(event => event.posterUrl ?? []) ?? []),
    ...(wall?.themes.flatMap(theme => theme.background ?? []) ?? []),
    ...views.flatMap(view => (view ? [...view.pictures, ...(view.background ? [view.background] : [])] : [])),
  ]
}
