import { CallRefused } from '#core/api/call.ts'

export type PlanField = 'version' | 'screen' | 'day' | 'time'

const byCode: Record<string, PlanField> = {
  version_unknown: 'version',
  screen_unknown: 'screen',
  screen_occupied: 'time',
  seat_plan_differs: 'screen',
  schedule_started: 'time',
}

const byPath: Record<string, PlanField> = {
  versionId: 'version',
  screenId: 'screen',
  day: 'day',
  time: 'time',
}

/** The fields at which a refused plan is explained, with sentences; empty when the refusal concerns none of them. */
export function planErrors(error: unknown): Partial<Record<PlanField, string>> {
  if (!(error instanceof CallRefused)) return {}
  const field = byCode[error.code]
  if (field) return { [field]: error.message }
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([path, sentences]) =>
      byPath[path] && sentences[0] ? [[byPath[path], sentences[0]]] : [],
    ),
  )
}
