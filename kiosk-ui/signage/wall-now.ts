import type { Programme } from '#core/planning/contract.ts'
import type { Wall, WallView } from '#core/signage/contract.ts'
import { signageStateAt } from '#core/signage/state.ts'
import { themeOn } from '#core/signage/theme-days.ts'
import type { SignageContent } from '#core/signage/view.entity.ts'

export type WallNow = {
  /** Dark: its role has nothing to show at this time. */
  off: boolean
  view: WallView
  /** The screen it tells of; null for the whole cinema. */
  screenId: string | null
  /** How it looks; undefined where no theme holds. */
  theme: Wall['themes'][number] | undefined
  /** The picture behind it. */
  background: string | null
}

const plain = (content: SignageContent): WallView => ({
  content,
  title: null,
  text: null,
  pictures: [],
  background: null,
  languages: [],
})

/**
 * What a wall shows now.
 *
 * @param wall what its box said last; null for a wall that never heard
 * @param addressed the view its address names, for a wall without a role
 * @param today the business day, YYYY-MM-DD
 */
export function wallNow(
  wall: Wall | null,
  schedules: Programme['schedules'],
  at: { cinemaId: string; nowMs: number; today: string; addressed: SignageContent },
): WallNow {
  const theme = wall ? themeOn(wall.themes, at.today) : undefined
  const screenId = wall?.screenId ?? null
  const { off, view } = roleNow(wall, schedules, at)
  // A wall at no door tells of the whole cinema.
  const shown = view.content === 'door' && !screenId ? { ...view, content: 'now' as const } : view
  return { off, view: shown, screenId, theme, background: shown.background ?? theme?.background ?? null }
}

function roleNow(
  wall: Wall | null,
  schedules: Programme['schedules'],
  { cinemaId, nowMs, addressed }: { cinemaId: string; nowMs: number; addressed: SignageContent },
): { off: boolean; view: WallView } {
  const role = wall?.role
  if (!role) return { off: false, view: plain(addressed) }
  const shows = schedules.filter(
    show => show.cinemaId === cinemaId && (!wall.screenId || show.screenId === wall.screenId),
  )
  const { state } = signageStateAt(shows, role, nowMs)
  if (state === 'blank' && role.offOtherwise) return { off: true, view: plain('now') }
  const own = state === 'blank' ? null : role.views[state]
  // An event without a view of its own is a show like others: before it, and while it runs.
  const other =
    state === 'event'
      ? signageStateAt(
          shows.map(show => ({ ...show, eventId: null })),
          role,
          nowMs,
        ).state
      : state
  const instead = other === 'preshow' ? role.views.preshow : null
  return { off: false, view: own ?? instead ?? role.views.show ?? plain('now') }
}
