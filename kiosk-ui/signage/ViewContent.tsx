/** @jsxImportSource preact */
import type { Locale } from '#core/i18n/locale.ts'
import type { AtWall } from './at-wall.ts'
import { DoorSign } from './DoorSign.tsx'
import { Events } from './Events.tsx'
import { FinalProgramme } from './FinalProgramme.tsx'
import { PriceBoard } from './PriceBoard.tsx'
import { NowPlaying } from './NowPlaying.tsx'
import type { Scenes } from './scenes.ts'
import { SeatsLeft } from './SeatsLeft.tsx'
import { atScreen, upcoming } from './showing.ts'
import type { WallNow } from './wall-now.ts'
import type { Say } from './words.ts'

/** What stands under the header, for each view that has one. */
export function ViewContent({
  now,
  at,
  scenes,
  scene,
  locale,
  say,
}: {
  now: WallNow
  at: AtWall
  scenes: Scenes
  scene: { page: number; picture: number }
  locale: Locale
  say: Say
}) {
  const { programme, cinema, today, nowMs, connected } = at
  const { page } = scene
  const pageKey = `${page}/${scenes.pictures.length}`
  const shared = { zone: cinema.timezone, locale, say }
  switch (now.view.content) {
    case 'seats':
      return (
        <SeatsLeft
          showings={scenes.now[page]?.showings ?? []}
          connected={connected}
          pageKey={pageKey}
          {...shared}
        />
      )
    case 'now':
      return (
        <NowPlaying
          page={scenes.now[page]}
          connected={connected}
          pageKey={pageKey}
          picture={scene.picture}
          programme={programme}
          cinemaId={cinema.id}
          nowMs={nowMs}
          {...shared}
        />
      )
    case 'programme':
      return (
        <FinalProgramme
          films={scenes.films[page] ?? []}
          pageKey={String(page)}
          country={cinema.country}
          today={today}
          {...shared}
        />
      )
    case 'events':
      return <Events occasions={scenes.occasions[page] ?? []} pageKey={pageKey} {...shared} />
    case 'tickets':
    case 'products':
      return <PriceBoard columns={scenes.boards[page] ?? []} pageKey={pageKey} locale={locale} say={say} />
    case 'door':
      return (
        <DoorSign
          showings={atScreen(programme, now.screenId ?? '', nowMs, today)}
          next={upcoming(programme, cinema.id, nowMs).find(
            ({ schedule }) => schedule.screenId === now.screenId && !schedule.cancelled,
          )}
          country={cinema.country}
          connected={connected}
          nowMs={nowMs}
          {...shared}
        />
      )
    default:
      return null
  }
}
