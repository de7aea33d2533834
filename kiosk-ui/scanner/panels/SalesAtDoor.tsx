import { useDeferredValue, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { findDoorSales, type DoorSale } from '#core/sales/door-sales-contract.ts'
import { call } from '../../box/call.ts'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { useWords } from '../words.ts'
import { DoorFound } from './DoorFound.tsx'
import { DoorPanel, DoorSearch } from './DoorPanel.tsx'
import { DoorTickets } from './DoorTickets.tsx'
import { useShowLine } from './show-line.ts'

/** Sales of this door's show, for a guest without a ticket: found by what they remember, and let in. */
export function SalesAtDoor({
  scheduleId,
  onClose,
  onScan,
}: {
  scheduleId: string | null
  onClose: () => void
  onScan: (code: string) => void
}) {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const answer = useQuery({
    queryKey: ['bills', 'door', scheduleId, text],
    queryFn: () => call(findDoorSales, { body: { schedule: scheduleId, text: text.slice(0, 100) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: text !== '',
  })
  const sales = answer.data?.sales ?? []
  return (
    <DoorPanel
      title={words('sales')}
      onClose={onClose}
      foot={<DoorSearch label={words('sale_find')} typed={typed} onType={setTyped} onScan={onScan} />}
    >
      <DoorFound
        answer={answer}
        isAsked={text !== ''}
        rows={sales.map(sale => (
          <SaleAtDoor key={sale.id} sale={sale} scheduleId={scheduleId} />
        ))}
        ask={{ icon: 'search', title: words('sale_ask'), next: words('sale_ask_how') }}
        none={{ icon: 'ticket', title: words('sale_none'), next: words('sale_none_next') }}
        more={words('sale_more')}
      />
    </DoorPanel>
  )
}

function SaleAtDoor({ sale, scheduleId }: { sale: DoorSale; scheduleId: string | null }) {
  const words = useWords()
  const { locale } = useChoice()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  const showLine = useShowLine()
  const shows = [...new Set(sale.tickets.map(ticket => ticket.scheduleId))]
  const place = sale.source === 'site' ? words('sale_site') : words('sale_till')
  return (
    <li>
      <p className="door-list-head">
        <strong className="figures">{sale.number}</strong>
        <span className="quiet figures">
          {`${place} · ${formatDay(sale.soldAt, locale, zone)} ${formatTime(sale.soldAt, locale, zone)}`}
        </span>
      </p>
      {shows.map(show => (
        <div className="door-list-show" key={show}>
          {scheduleId === null && <p className="quiet figures">{showLine(show)}</p>}
          <DoorTickets
            tickets={sale.tickets.filter(ticket => ticket.scheduleId === show)}
            scheduleId={scheduleId}
          />
        </div>
      ))}
    </li>
  )
}
