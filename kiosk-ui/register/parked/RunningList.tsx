import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { RunningView } from '#core/sales/running/contract.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { askWhoIsHere } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useTill } from '../till.ts'
import { useWords } from '../words.ts'
import { BasketRow } from './BasketRow.tsx'
import { mayTakeUp } from './parked.ts'
import { runningQuery, takeOver } from './running.ts'

/** What the other registers have in front of them. One that is still connected is asked about before it is taken. */
export function RunningList({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const answer = useQuery({ ...runningQuery, refetchOnMount: 'always' })
  const isFree = useTill(mayTakeUp)
  const [asked, setAsked] = useState('')
  const taking = useMutation({
    mutationFn: takeOver,
    onSuccess: onClose,
    onError: error => {
      askWhoIsHere(error)
      void answer.refetch()
    },
  })
  const running = answer.data?.running ?? []
  const noteOf = (one: RunningView) =>
    asked === one.id ? words('running_sure') : one.isOn ? words('running_on') : words('running_off')
  if (!running.length && !taking.error) return null
  return (
    <section className="running" aria-label={words('running_title')}>
      <h3>{words('running_title')}</h3>
      {taking.error && (
        <Notice tone="stop" announce>
          {refusalText(taking.error)}
        </Notice>
      )}
      <ul className="parked">
        {running.map(one => (
          <BasketRow
            key={one.id}
            basket={one}
            mark={<Icon name={one.isOn ? 'pause' : 'warning'} size="1.75rem" />}
            note={[noteOf(one), one.isPaying && words('running_paying')].filter(Boolean).join(' ')}
            disabled={!isFree || taking.isPending}
            onTake={() => (one.isOn && asked !== one.id ? setAsked(one.id) : taking.mutate(one))}
          />
        ))}
      </ul>
    </section>
  )
}
