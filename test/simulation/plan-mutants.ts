import type { FactKinds } from '#core/journal/apply.ts'
import type { Change } from '#core/journal/catalogue-facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { factKinds } from '#core/facts.ts'
import type { Place as ShowPlace, ScheduleFields } from '#core/programme/schedule.ts'
import { scheduleById } from '#core/programme/store.ts'
import type { Rules } from './rules.ts'
import { commandsWith, writing } from './switched-off.ts'

type Times = Omit<ShowPlace, 'screenId'>
type MoveParts = Partial<ScheduleFields> & { movedTo?: string; movedAt?: Times }

/** A move writes only what it changes, the screen or the times, and each is merged by itself. */
export function placeInTwoFields(): Rules {
  return {
    node: commandsWith(tx =>
      writing(tx, (type, body) => {
        const { id, fields } = body as Change<MoveParts>
        if (type !== 'schedule.changed' || !fields.place) return body
        const { screenId, ...times } = fields.place
        const before = scheduleById(tx.db, id)
        const parts: MoveParts = { ...fields }
        if (before?.screenId !== screenId) parts.movedTo = screenId
        if (before?.startMs !== times.startMs) parts.movedAt = times
        return { ...body, fields: parts }
      }),
    ),
    kinds: { ...factKinds, ...readingBoth('schedule.created'), ...readingBoth('schedule.changed') },
  }
}

function readingBoth(type: string): FactKinds {
  const usual = factKinds[type]!
  return {
    [type]: {
      ...usual,
      apply(at, fact: Fact<Change<MoveParts>>) {
        usual.apply(at, fact)
        const { id } = fact.body
        const merged = JSON.parse(
          at.db
            .prepare("SELECT fields FROM catalogue WHERE kind = 'schedule' AND id = ?")
            .pluck()
            .get(id) as string,
        ) as MoveParts
        const { movedTo, movedAt } = merged
        if (movedTo) at.db.prepare('UPDATE schedules SET screen_id = ? WHERE id = ?').run(movedTo, id)
        if (movedAt)
          at.db
            .prepare(
              'UPDATE schedules SET start_ms = ?, feature_ms = ?, end_ms = ?, ready_ms = ? WHERE id = ?',
            )
            .run(movedAt.startMs, movedAt.featureMs, movedAt.endMs, movedAt.readyMs, id)
      },
    },
  }
}

/** A move takes the seat plan that the screen has now. */
export function planOfTheScreen(): Rules {
  return {
    node: commandsWith(tx =>
      writing(tx, (type, body) => {
        const { fields } = body as Change<ScheduleFields>
        if (type !== 'schedule.changed' || !fields.place) return body
        const screen = tx.catalogue.get('screen', fields.place.screenId)
        return { ...body, fields: { ...fields, arrangementId: screen?.arrangementId } }
      }),
    ),
  }
}
