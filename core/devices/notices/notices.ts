import type { Words } from '../../i18n/locale.ts'
import type { Draft } from '../../journal/draft.ts'
import { Refusal } from '../../refusal.ts'

/** Notices that a register shows at once; the newest. */
export const mostShown = 3

/** A notice as a register knows it. */
export type Notice = {
  id: string
  text: Words
  cinemaId: string | null
  /** All registers when empty. */
  deviceIds: readonly string[]
  untilMs: number
}

/** What of a notice was read: another text is to be read anew. */
export const saysOf = ({ text }: Pick<Notice, 'text'>): string => text.en

/** The notices for one register now, those that are over left out. */
export function noticesAt<N extends Notice>(
  notices: readonly N[],
  { cinemaId, deviceId }: { cinemaId: string; deviceId: string },
  nowMs: number,
): N[] {
  return notices.filter(
    notice =>
      (notice.cinemaId === null || notice.cinemaId === cinemaId) &&
      (notice.deviceIds.length === 0 || notice.deviceIds.includes(deviceId)) &&
      nowMs < notice.untilMs,
  )
}

/** Who read it, and at which register. */
export type Reader = {
  cinemaId: string
  deviceId: string
  device: string
  employeeId: string
  employeeName: string
}

/**
 * A cashier has read a notice; nothing where they had. Refuses `record_unknown` for one that is over, or is not told at
 * their register.
 *
 * @param shown the notices at this register now
 * @param isSeen whether they have read it as it stands now
 */
export function readNotice(noticeId: string, shown: readonly Notice[], isSeen: boolean, by: Reader): Draft[] {
  const notice = shown.find(({ id }) => id === noticeId)
  if (!notice) throw new Refusal('record_unknown')
  if (isSeen) return []
  const body = { noticeId, says: saysOf(notice), ...by }
  return [{ scope: `cinema:${by.cinemaId}`, type: 'register_notice.read', body }]
}
