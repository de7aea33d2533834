import { TrainingBand } from '#ui/parts/TrainingBand.tsx'
import { useNodeStatus, useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** On every page while what is sold is training. */
export function TrainingBanner() {
  const { t, locale } = useWords()
  const until = useNodeStatus().data?.training
  const zone = useProgramme({}).data?.cinemas[0]?.timezone ?? 'UTC'
  return until ? <TrainingBand until={until} locale={locale} zone={zone} words={t} /> : null
}
