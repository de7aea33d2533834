import { useQuery } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { HelpLink } from '#ui/parts/HelpLink.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { nodeStatusQuery } from './node-status.ts'
import { useNodeStatusWords } from './node-status-words.ts'
import { sessionQuery } from './use-session.ts'
import { useKioskWords } from './words.ts'
import './box-silent.css'

/**
 * Shown while the box has not said who is signed in: nothing for the first moment, then why it takes longer. The page
 * opens by itself.
 */
export function BoxSilent() {
  const words = useKioskWords()
  const nodeStatus = useNodeStatusWords()
  const reading = useQuery(nodeStatusQuery).data?.reading
  const { failureReason: why } = useQuery(sessionQuery)
  const refused = why instanceof CallRefused && why.code !== 'unreachable' && why.message
  return (
    <main className="box-silent" aria-busy="true" aria-label={words('loading')}>
      {reading ? (
        <Notice tone="warn" announce title={nodeStatus('node_status_title')}>
          {nodeStatus(`reading_${reading.what}`, { percent: reading.percent })}
        </Notice>
      ) : (
        why !== null && (
          <Notice tone="warn" announce>
            {refused || words('box_lost')} {why instanceof CallRefused && <HelpLink code={why.code} />}
          </Notice>
        )
      )}
    </main>
  )
}
