import type { Catalogue } from '../journal/apply.ts'
import type { TrainingRules } from '../journal/storage/training.ts'
import { forgetTrade } from './forget-store.ts'

/** The farthest that training may reach, in days from now: the books of a house that trades are not put off for ever. */
export const daysMost = 366

/** Until when an exhibitor trains, in ms; undefined where nobody ever said. */
export function trainingEndMs(catalogue: Pick<Catalogue, 'all'>): number | undefined {
  const until = catalogue.all('exhibitor')[0]?.trainingUntil
  return until === undefined ? undefined : Date.parse(until)
}

/** A cinema's training: until the instant that its exhibitor's entry names. */
export const trainingRules: TrainingRules = {
  isTraining: (catalogue, nowMs) => nowMs < (trainingEndMs(catalogue) ?? -Infinity),
  forgetTrade,
}
