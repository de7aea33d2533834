import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { readPaper } from '#core/devices/contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { BoxSilent } from '../box/BoxSilent.tsx'
import { call } from '../box/call.ts'
import { useChoice } from '../box/choice.ts'
import { DeviceGate } from '../box/DeviceGate.tsx'
import { DeviceSwitches } from '../box/DeviceSwitches.tsx'
import { programmeQuery } from '../box/programme.ts'
import { queryClient } from '../box/query-client.ts'
import { SignIn } from '../box/SignIn.tsx'
import { useLive } from '../box/use-live.ts'
import { useSession } from '../box/use-session.ts'
import { useKioskWords } from '../box/words.ts'
import { paperLabels } from './labels.ts'
import { PaperTape } from './PaperTape.tsx'
import { useWords } from './words.ts'

/** The built-in paper, only for employees who may sell: it shows the tickets of all guests. */
export function PaperPage() {
  const words = useWords()
  const session = useSession()
  const title = words('title')
  useEffect(() => {
    document.title = title
  }, [title])
  if (session === undefined) return <BoxSilent />
  return (
    <DeviceGate page="register" title={title}>
      {session?.permissions.includes('sell') ? (
        <Paper title={title} />
      ) : (
        <SignIn may="canSell" title={title} />
      )}
    </DeviceGate>
  )
}

/** What the built-in paper printed, each new job as it comes. */
function Paper({ title }: { title: string }) {
  const words = useWords()
  const kioskWords = useKioskWords()
  const { locale } = useChoice()
  const answer = useQuery({ queryKey: ['paper'], queryFn: () => call(readPaper) })
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone
  const live = useLive('paper', ['app', 'exhibitor', 'private-exhibitor'], {
    onEvent: event => {
      if (event.type === 'print.job') void queryClient.invalidateQueries({ queryKey: ['paper'] })
    },
    onResync: () => void queryClient.invalidateQueries(),
  })
  return (
    <main className="paper-page">
      <header className="paper-head">
        <div>
          <h1>{title}</h1>
          <p className="quiet">
            {answer.data && `${answer.data.cinemaName} · `}
            {words('what')} {words('live')}
          </p>
        </div>
        <DeviceSwitches help="trouble#printer" />
      </header>
      {(live === 'lost' || (answer.failureCount > 0 && !answer.data)) && (
        <Notice tone="warn" announce>
          {kioskWords('box_lost')}
        </Notice>
      )}
      {answer.data && zone ? (
        <PaperTape jobs={answer.data.jobs.toReversed()} labels={paperLabels(locale, zone)} />
      ) : (
        <Skeleton height="480px" />
      )}
    </main>
  )
}
