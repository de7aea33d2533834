import type { AnswerOf } from '#core/api/route.ts'
import type { scheduleData } from '../calls.ts'

/** The data a purchase of one show starts from, as the server answers it. */
export type ScheduleData = AnswerOf<typeof scheduleData>
