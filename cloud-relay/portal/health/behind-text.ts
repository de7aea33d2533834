import type { OffsiteReport } from '#core/offsite/report.ts'
import type { useWords } from '../words/WordsProvider.tsx'
import { durationText } from './size.ts'

/** How far an off-site copy was behind at the last look, in words; null when nothing could be compared. */
export function behindText(
  { behindFacts, behindSeconds }: Pick<OffsiteReport, 'behindFacts' | 'behindSeconds'>,
  t: ReturnType<typeof useWords>['t'],
  locale: string,
): string | null {
  if (behindFacts === null) return null
  if (!behindFacts && !behindSeconds) return t('offsite_up_to_date')
  const facts = t('offsite_facts', { count: behindFacts })
  if (behindSeconds === null) return facts
  return t('offsite_lag', { facts, time: durationText(behindSeconds, locale) })
}
