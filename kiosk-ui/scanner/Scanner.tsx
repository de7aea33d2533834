import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { BoxSilent } from '../box/BoxSilent.tsx'
import { DeviceGate } from '../box/DeviceGate.tsx'
import { SignIn } from '../box/SignIn.tsx'
import { replayReceipts } from '../box/receipts/replay-receipts.ts'
import { useReceipts } from '../box/receipts/use-receipts.ts'
import { admissionsIn, judge } from '../box/receipts/receipts.ts'
import { applyEvent } from '../box/programme.ts'
import { queryClient } from '../box/query-client.ts'
import { useLive } from '../box/use-live.ts'
import { useSession } from '../box/use-session.ts'
import { ChooseDoor } from './ChooseDoor.tsx'
import { Gate } from './Gate.tsx'
import { countInside, readInside } from './scans.ts'
import { useWords } from './words.ts'

/** The scanner: the sign-in page, the choice of the door's show, and the gate. */
export function Scanner() {
  const words = useWords()
  const session = useSession()
  const title = words('scanner')
  useEffect(() => {
    document.title = title
  }, [title])
  if (session === undefined) return <BoxSilent />
  return (
    <DeviceGate page="scanner" title={title}>
      {session?.permissions.includes('scan') ? <AtTheDoor /> : <SignIn may="canScan" title={title} />}
    </DeviceGate>
  )
}

/** The door's show is part of the address, so that a reload returns to the same door. */
function AtTheDoor() {
  const [params, setParams] = useSearchParams()
  const door = params.get('door')
  const live = useLive('scanner', ['app', 'exhibitor', 'private-exhibitor'], {
    onEvent: event => {
      applyEvent(event)
      if (event.type === 'ticket.admitted') countInside(event.scheduleId, event.inside)
      if (event.type === 'schedule.counts' && event.scheduleId === door) void readInside(door)
    },
    onResync: () => void queryClient.invalidateQueries(),
  })
  const lost = live === 'lost'
  const { receipts, incarnation } = useReceipts()
  const verdict = incarnation && judge(receipts, incarnation)
  const gives = verdict?.may === 'offer' && admissionsIn(verdict.kept).length > 0
  useEffect(() => (gives ? replayReceipts({ bills: false }) : undefined), [gives])
  if (!door) return <ChooseDoor lost={lost} onChoose={next => setParams({ door: next })} />
  return <Gate scheduleId={door === 'any' ? null : door} lost={lost} onChange={() => setParams({})} />
}
