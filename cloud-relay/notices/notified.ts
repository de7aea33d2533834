import * as z from 'zod'
import { noticeWaits, type Condition, type NoticeKind } from './conditions.ts'

/** Things that are followed at once; more wait until some of these have ended. */
const followed = 300
/** What comes back within this time never ended. */
const endsAfterMs = 10 * 60_000
/** After this long nobody is notified any more that it is over. */
const forgottenMs = 86_400_000

const noticedShape = z.object({
  key: z.string(),
  kind: z.string() as unknown as z.ZodType<NoticeKind>,
  cinemaId: z.string().nullable(),
  bill: z.string().nullable(),
  cents: z.number().nullable(),
  count: z.number().nullable(),
  /** When it began, and since when it is over. */
  sinceMs: z.number(),
  goneMs: z.number().nullable(),
  /** Who was notified that it began, and not yet that it is over. */
  notified: z.array(z.string()),
})
export type Noticed = z.infer<typeof noticedShape>

/** What is kept between two looks, and over a restart. */
export const noticedList = z.array(noticedShape)

/** What is followed after a look at how things are now. */
export function followedAfter(
  before: readonly Noticed[],
  now: readonly Condition[],
  nowMs: number,
): Noticed[] {
  const current = new Map(now.map(condition => [condition.key, condition]))
  const known = before.flatMap((each): Noticed[] => {
    const condition = current.get(each.key)
    current.delete(each.key)
    if (condition) return [{ ...each, ...condition, goneMs: null }]
    const goneMs = each.goneMs ?? nowMs
    // Nobody wasNotified of it: nobody need hear of its end.
    return each.notified.length && nowMs - goneMs < forgottenMs ? [{ ...each, goneMs }] : []
  })
  const begun = [...current.values()].slice(0, Math.max(0, followed - known.length))
  return [...known, ...begun.map(condition => ({ ...condition, sinceMs: nowMs, goneMs: null, notified: [] }))]
}

export type Due = { begun: Noticed[]; ended: Noticed[] }

/** What one person is to be notified now: what has lasted long enough, and what they were notified of and is over. */
export function dueFor(all: readonly Noticed[], person: string, nowMs: number): Due {
  const wasNotified = ({ notified }: Noticed) => notified.includes(person)
  return {
    begun: all.filter(
      each =>
        !wasNotified(each) && each.goneMs === null && nowMs - each.sinceMs >= (noticeWaits[each.kind] ?? 0),
    ),
    ended: all.filter(
      each => wasNotified(each) && each.goneMs !== null && nowMs - each.goneMs >= endsAfterMs,
    ),
  }
}

/** The same after that person was notified; what is over and was notified to everybody is followed no longer. */
export function afterTelling(all: readonly Noticed[], person: string, due: Due): Noticed[] {
  const begun = new Set(due.begun.map(({ key }) => key))
  const ended = new Set(due.ended.map(({ key }) => key))
  return all
    .map(each => {
      if (begun.has(each.key)) return { ...each, notified: [...each.notified, person] }
      return ended.has(each.key) ? { ...each, notified: each.notified.filter(id => id !== person) } : each
    })
    .filter(({ goneMs, notified }) => goneMs === null || notified.length > 0)
}
