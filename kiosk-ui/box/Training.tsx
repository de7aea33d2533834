import { useQuery } from '@tanstack/react-query'
import { TrainingBand } from '#ui/parts/TrainingBand.tsx'
import { useChoice } from './choice.ts'
import { nodeStatusQuery } from './node-status.ts'
import { useNodeStatusWords } from './node-status-words.ts'
import { programmeQuery } from './programme.ts'

/** That what is sold here is training; nothing once it is real. */
export function Training() {
  const words = useNodeStatusWords()
  const { locale } = useChoice()
  const until = useQuery(nodeStatusQuery).data?.training
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  return until ? <TrainingBand until={until} locale={locale} zone={zone} words={words} /> : null
}
