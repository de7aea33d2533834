import type { Draft } from '../journal/draft.ts'
import { Refusal } from '../refusal.ts'
import { onlineSaleEndsMs, type ScheduleFields, type ShowShares } from '../programme/schedule.ts'
import type { ScheduleRow } from '../programme/store.ts'
import { locales, type Words } from '../i18n/locale.ts'

/** How a show is sold, and what its guests are told; what is left out stays as it is. */
export type WantedOnline = {
  /** Minutes before the film after which nobody begins to buy; 0 at its beginning. */
  endsBefore?: number | undefined
  /** Percent of its seats that each side keeps; null: as its screen says. */
  shares?: ShowShares | null | undefined
  /** What its guests are told; null, or empty in every language, for nothing. */
  notice?: Words | null | undefined
  /** The price list it has; null for the usual prices. */
  priceListId?: string | null | undefined
}

/** Minutes before its film at which online sale of a show ends. */
export function onlineEndsBefore(show: Pick<ScheduleRow, 'featureMs' | 'onlineUntilMs'>): number {
  return Math.round((show.featureMs - onlineSaleEndsMs(show)) / 60_000)
}

/**
 * Says until when and with how many seats a show is sold online, and what its guests are told. What visitors hold or pay for stays theirs; nothing is
 * written where it is so already. Refuses `schedule_unknown`, `schedule_cancelled`, `schedule_over`.
 *
 * @param now.stampFor a stamp for an edit of some of its fields
 */
export function setOnline(
  now: {
    schedule: ScheduleRow | undefined
    nowMs: number
    stampFor: (fields: Partial<ScheduleFields>) => string
  },
  { endsBefore, shares, notice, priceListId }: WantedOnline,
): Draft[] {
  const { schedule, nowMs } = now
  if (!schedule) throw new Refusal('schedule_unknown')
  if (schedule.cancelled) throw new Refusal('schedule_cancelled')
  if (schedule.endMs <= nowMs) throw new Refusal('schedule_over')
  const { id } = schedule
  const fields: Partial<ScheduleFields> = {}
  if (endsBefore !== undefined && endsBefore !== onlineEndsBefore(schedule))
    fields.onlineEndsBefore = endsBefore
  if (shares !== undefined && (shares ? JSON.stringify(shares) : null) !== schedule.shares)
    fields.shares = shares
  if (priceListId !== undefined && priceListId !== schedule.priceListId) fields.priceListId = priceListId
  const announced = notice && trimmed(notice)
  if (notice !== undefined && (announced ? JSON.stringify(announced) : null) !== schedule.notice)
    fields.notice = announced ?? null
  if (!Object.keys(fields).length) return []
  const body = { id, stamp: now.stampFor(fields), fields }
  return [{ scope: `cinema:${schedule.cinemaId}`, type: 'schedule.changed', body }]
}

/** A text without the languages nobody wrote it in; whoever reads one of those gets the first that is there. */
function trimmed(notice: Words): Words | null {
  const given = locales.flatMap(locale => {
    const text = notice[locale]?.trim()
    return text ? [[locale, text] as const] : []
  })
  if (!given.length) return null
  return { en: given[0]![1], ...Object.fromEntries(given) }
}
