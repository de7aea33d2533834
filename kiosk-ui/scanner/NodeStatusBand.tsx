import { useQuery } from '@tanstack/react-query'
import { catchesUp } from '#core/recovery/choices.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { useReceipts } from '../box/receipts/use-receipts.ts'
import { judge } from '../box/receipts/receipts.ts'
import { nodeStatusQuery } from '../box/node-status.ts'
import { useNodeStatusWords } from '../box/node-status-words.ts'

/** The box's status and what it means at the door; nothing while all is well. */
export function NodeStatusBand() {
  const words = useNodeStatusWords()
  const nodeStatus = useQuery(nodeStatusQuery).data
  const { receipts, incarnation } = useReceipts()
  const older = incarnation && judge(receipts, incarnation).may === 'refuse' ? incarnation : null
  const [tone, sentence] = older
    ? (['stop', words('scan_older', { node: older.nodeId })] as const)
    : catchesUp(nodeStatus)
      ? (['warn', words('scan_waits')] as const)
      : nodeStatus?.emergencyMode
        ? (['info', words('scan_emergency_mode')] as const)
        : []
  if (!tone) return null
  return (
    <Notice tone={tone} announce>
      {sentence}
    </Notice>
  )
}
