import type { ScreenFields } from '#core/venue/screen.ts'
import type { Say } from './say.ts'

/** How guests get into a screen, and what helps them to see and hear there; none where nothing is said of it. */
export function accessWords(
  { accessible, access = [] }: Pick<ScreenFields, 'accessible' | 'access'>,
  t: Say,
) {
  return [...(accessible ? [t('access_wheelchair')] : []), ...access.map(way => t(`access_${way}`))]
}
