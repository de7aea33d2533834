import { Refusal } from '../refusal.ts'

/**
 * A page that shows training must not sell for real, nor the other way round: whoever stood before it meant the other
 * thing. Refuses `training_changed` where the books were opened while a basket was filled.
 */
export function requireSameTraining(
  { training }: { training: boolean },
  request: { training?: boolean | undefined },
): void {
  if (request.training !== undefined && request.training !== training) throw new Refusal('training_changed')
}
