import { useQuery } from '@tanstack/react-query'
import { catchesUp } from '#core/recovery/choices.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { useMemory } from '../box/memory/memory.ts'
import { judge } from '../box/memory/witness.ts'
import { standingQuery } from '../box/standing.ts'
import { useStandingWords } from '../box/standing-words.ts'

/** How the box stands, in what it means at the door; nothing while all is well. */
export function StandingBand() {
  const words = useStandingWords()
  const standing = useQuery(standingQuery).data
  const { memory, life } = useMemory()
  const older = life && judge(memory, life).may === 'refuse' ? life : null
  const [tone, sentence] = older
    ? (['stop', words('scan_older', { node: older.nodeId })] as const)
    : catchesUp(standing)
      ? (['warn', words('scan_waits')] as const)
      : standing?.brokenGlass
        ? (['info', words('scan_glass')] as const)
        : []
  if (!tone) return null
  return (
    <Notice tone={tone} announce>
      {sentence}
    </Notice>
  )
}
