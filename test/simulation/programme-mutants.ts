import { planner } from './change-plan.ts'
import type { Mutant } from './mutant.ts'
import { placeInTwoFields, planOfTheScreen } from './plan-mutants.ts'
import { commandsWith, reading, readingFacts } from './switched-off.ts'

/** Rules about shows that are moved, drawn anew and cancelled. */
export const programmeMutants: Mutant[] = [
  {
    rule: 'a cancelled show stays cancelled',
    rules: () => ({
      kinds: readingFacts('schedule.changed', ({ db }, { body }, usual) => {
        usual()
        db.prepare('DELETE FROM schedule_cancellations WHERE schedule_id = ?').run(body['id'])
      }),
    }),
  },
  {
    rule: 'screen and times of a show are one field',
    rules: placeInTwoFields,
    options: { cut: 0.1, pauseSeconds: 20 },
  },
  {
    rule: 'a moved show keeps its seat plan and its tickets',
    rules: planOfTheScreen,
    options: { pauseSeconds: 20 },
  },
  {
    rule: 'a new seat plan leaves out no seat that somebody has',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === planner.via
          ? reading(tx, 'seat_tokens', row => (row['state'] === 'sold' ? { ...row, state: 'free' } : row))
          : tx,
      ),
    }),
    options: { planChanges: 0.2, pauseSeconds: 20 },
  },
]
