/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks'
import type { Locale } from '#core/i18n/locale.ts'
import type { AtWall } from './at-wall.ts'
import { FullPicture } from './FullPicture.tsx'
import { Header } from './Header.tsx'
import { Look } from './Look.tsx'
import { OwnWords } from './OwnWords.tsx'
import { sceneAt } from './paging.ts'
import { scenesOf } from './scenes.ts'
import { ViewContent } from './ViewContent.tsx'
import type { WallNow } from './wall-now.ts'
import { wordsOf, type Say } from './words.ts'

/** One view, in its look, page by page and language by language. */
export function View({
  now,
  at,
  beat,
  ready,
  spoken,
  onTurned,
}: {
  now: WallNow
  at: AtWall
  beat: number
  ready: boolean
  /** The languages that take turns. */
  spoken: readonly Locale[]
  /** A page was turned. */
  onTurned: () => void
}) {
  const { content, pictures } = now.view
  const { cinema, nowMs, connected } = at
  const scenes = scenesOf(now, at.programme, { ...at, cinemaId: cinema.id })
  const scene = sceneAt(beat, scenes.pictures)
  const pages = scenes.pictures.length
  useTurned(scene.turn, onTurned)
  const locale = spoken[scene.turn % spoken.length]!
  const say = wordsOf(locale)
  const { theme, background } = now
  const isWhole = content === 'pictures'
  const picture = isWhole ? pictures[scene.page] : background
  return (
    <div
      class="wall"
      lang={locale}
      data-view={content}
      data-look={theme?.look}
      data-accent={theme ? '' : undefined}
      style={theme?.hue == null ? undefined : { '--look-hue': theme.hue }}
    >
      {picture && <FullPicture address={picture} isBehind={!isWhole} />}
      {theme && !isWhole && <Look look={theme.look} />}
      {content === 'words' && <OwnWords view={now.view} locale={locale} />}
      {!isWhole && content !== 'words' && (
        <Header
          name={cinema.name}
          title={titleOf(now, at, pages, say)}
          nowMs={nowMs}
          zone={cinema.timezone}
          locale={locale}
          connected={connected}
          ready={ready}
        />
      )}
      <ViewContent now={now} at={at} scenes={scenes} scene={scene} locale={locale} say={say} />
      {pages > 1 && !isWhole && <Dots count={pages} at={scene.page} />}
    </div>
  )
}

/** Calls `onTurned` with every page but the first one. */
function useTurned(turn: number, onTurned: () => void): void {
  const before = useRef(turn)
  const call = useRef(onTurned)
  call.current = onTurned
  useEffect(() => {
    if (before.current === turn) return
    before.current = turn
    call.current()
  }, [turn])
}

const titles = {
  now: 'today',
  programme: 'programme',
  seats: 'seats_left',
  events: 'events',
  tickets: 'tickets',
  products: 'products',
} as const

/** Null while there is nothing to announce. */
function titleOf({ view, screenId }: WallNow, { programme }: AtWall, pages: number, say: Say): string | null {
  const { content } = view
  if (content === 'door') return programme.screens.find(({ id }) => id === screenId)?.name ?? null
  return pages && content in titles ? say(titles[content as keyof typeof titles]) : null
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
