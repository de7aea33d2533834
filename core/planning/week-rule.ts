import type { Draft } from '../journal/draft.ts'
import { clashes, type Span } from '../programme/occupancy.ts'
import { Refusal } from '../refusal.ts'
import { plan, type NewShowNow, type WantedSchedule } from './plan.ts'

/** One of many wanted shows: when it would be, what would be written for it, or what speaks against it. */
export type Judged = {
  wanted: WantedSchedule
  /** Null where its film or screen is not known. */
  span: Span | null
  title: string
  drafts: readonly Draft[]
  refusal: Refusal | null
}

/**
 * Judges shows that are planned together, in their order: each against what is planned already and against those before
 * it. One that is refused takes nothing from those after it. Nothing is written.
 *
 * @param nowOf what a wanted show depends on, as one node knows it at one moment
 */
export function judgeShows(
  wanted: readonly WantedSchedule[],
  nowOf: (wanted: WantedSchedule) => NewShowNow,
): Judged[] {
  const accepted = new Map<string, { title: string; startMs: number; readyMs: number }[]>()
  const drawn = new Set<string>()
  return wanted.map(each => {
    const now = nowOf(each)
    const title = now.movie?.title ?? ''
    const span = now.slot?.span ?? null
    const before = accepted.get(each.screenId) ?? []
    const beside = now.slot && {
      ...now,
      slot: { ...now.slot, others: [...now.slot.others, ...clashes(now.slot.span, before)] },
    }
    const { drafts, refusal } = tried(() => plan(each, beside ?? now))
    if (!refusal && span) accepted.set(each.screenId, [...before, { title, ...span }])
    return { wanted: each, span, title, drafts: drafts.filter(draft => isNew(draft, drawn)), refusal }
  })
}

function tried(decide: () => Draft[]): { drafts: Draft[]; refusal: Refusal | null } {
  try {
    return { drafts: decide(), refusal: null }
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    return { drafts: [], refusal: cause }
  }
}

/** A screen's plan with counted places is made once, however many shows are the first to use it. */
function isNew(draft: Draft, drawn: Set<string>): boolean {
  if (draft.type !== 'arrangement.drawn') return true
  const isFirst = !drawn.has(draft.body.id)
  drawn.add(draft.body.id)
  return isFirst
}
