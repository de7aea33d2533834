import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { askWhoIsHere } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { useTill } from '../till.ts'
import { useWords } from '../words.ts'
import { BasketRow } from './BasketRow.tsx'
import { mayTakeUp, parkedQuery, takeUp } from './parked.ts'
import { runningQuery } from './running.ts'
import { RunningList } from './RunningList.tsx'

/** Baskets that wait, of every register of the cinema; one press brings one here. */
export function ParkedPanel({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const answer = useQuery(parkedQuery)
  const isFree = useTill(mayTakeUp)
  const taking = useMutation({
    mutationFn: takeUp,
    onSuccess: onClose,
    onError: error => {
      askWhoIsHere(error)
      void answer.refetch()
    },
  })
  const parked = answer.data?.parked
  const running = useQuery(runningQuery).data?.running.length
  return (
    <section className="zone panel parked-panel" aria-label={words('parked')}>
      <header className="panel-head">
        <div>
          <h2>{words('parked')}</h2>
          <p className="quiet">{words('parked_lead')}</p>
        </div>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={onClose}>
          {words('back')}
        </Button>
      </header>
      <div className="parked-body">
        {(taking.error ?? answer.error) && (
          <Notice tone="stop" announce>
            {refusalText(taking.error ?? answer.error)}
          </Notice>
        )}
        {!isFree && <Notice tone="info">{words('parked_busy')}</Notice>}
        {answer.isPending && <Skeleton height="72px" />}
        {parked?.length === 0 && !running && (
          <EmptyState icon="pause" title={words('parked_none')}>
            {words('parked_none_next')}
          </EmptyState>
        )}
        <ul className="parked">
          {parked?.map(one => (
            <BasketRow
              key={one.id}
              basket={one}
              mark={one.number}
              disabled={!isFree || taking.isPending}
              onTake={() => taking.mutate(one.id)}
            />
          ))}
        </ul>
        <RunningList onClose={onClose} />
      </div>
    </section>
  )
}
