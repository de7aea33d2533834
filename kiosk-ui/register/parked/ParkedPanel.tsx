import { useMutation, useQuery } from '@tanstack/react-query'
import { formatTime } from '#core/i18n/format.ts'
import type { ParkedView } from '#core/sales/parked/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { askWhoIsHere } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { useShowName } from '../shows/show-name.ts'
import { useTill } from '../till.ts'
import { useWords } from '../words.ts'
import { mayTakeUp, parkedQuery, takeUp } from './parked.ts'

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
        {parked?.length === 0 && (
          <EmptyState icon="pause" title={words('parked_none')}>
            {words('parked_none_next')}
          </EmptyState>
        )}
        <ul className="parked">
          {parked?.map(one => (
            <ParkedRow
              key={one.id}
              parked={one}
              disabled={!isFree || taking.isPending}
              onTake={() => taking.mutate(one.id)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

function ParkedRow({
  parked,
  disabled,
  onTake,
}: {
  parked: ParkedView
  disabled: boolean
  onTake: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const showName = useShowName()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  const { number, shows, products, vouchers, at, employee, device } = parked
  const goods = [
    products > 0 && words('parked_products', { count: products }),
    vouchers > 0 && words('parked_vouchers', { count: vouchers }),
  ]
  return (
    <li>
      <button type="button" className="parked-open" disabled={disabled} onClick={onTake}>
        <strong className="parked-number display figures">{number}</strong>
        <span className="parked-what">
          {shows.map(({ scheduleId, tickets }) => (
            <span key={scheduleId} className="figures">
              {[showName(scheduleId), words('reservation_tickets', { count: tickets })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          ))}
          {goods.some(Boolean) && <span className="figures">{goods.filter(Boolean).join(' · ')}</span>}
        </span>
        <span className="parked-who quiet figures">
          <span>{formatTime(at, locale, zone)}</span>
          <span>{[employee, device].filter(Boolean).join(', ')}</span>
        </span>
      </button>
    </li>
  )
}
