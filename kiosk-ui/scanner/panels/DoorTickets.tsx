import { useState } from 'react'
import type { DoorTicket } from '#core/admission/door-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { scan, useScans, type Outcome } from '../scans.ts'
import { causeBeside, verdictOf } from '../verdict.ts'
import { useWords } from '../words.ts'

/**
 * Sold tickets without their paper: those that are inside have a tick, the others are let in by one press, all of them or
 * those that are chosen. What the box says of each stands below.
 *
 * @param scheduleId the show at this door; null admits to any that is on
 */
export function DoorTickets({
  tickets,
  scheduleId,
}: {
  tickets: readonly DoorTicket[]
  scheduleId: string | null
}) {
  const words = useWords()
  const scans = useScans(gate => gate.scans)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const known = tickets.map(ticket => {
    const outcome = scans.find(({ code }) => code === ticket.ticketId)?.outcome
    return { ...ticket, outcome, state: stateOf(ticket, outcome) }
  })
  const outside = known.filter(({ state }) => state === 'outside')
  // Of one there is nothing to choose.
  const chosen = outside.length > 1 ? outside.filter(({ ticketId }) => !left.has(ticketId)) : outside
  const toggle = (ticketId: string) =>
    setLeft(
      before =>
        new Set([...before].filter(id => id !== ticketId).concat(before.has(ticketId) ? [] : ticketId)),
    )
  const refused = known.flatMap(({ ticketId, seat, outcome }) =>
    outcome?.is === 'refused' ? [{ ticketId, seat, verdict: verdictOf(outcome) }] : [],
  )
  return (
    <>
      <ul className="door-tickets">
        {known.map(({ ticketId, seat, rateName, state }) => (
          <li key={ticketId}>
            {state === 'outside' && outside.length > 1 ? (
              <button
                type="button"
                className="door-ticket"
                aria-pressed={!left.has(ticketId)}
                onClick={() => toggle(ticketId)}
              >
                <Icon name={left.has(ticketId) ? 'plus' : 'tick'} />
                <TicketWords seat={seat} rateName={rateName} />
              </button>
            ) : (
              <span className="door-ticket" data-state={state}>
                {state !== 'outside' && (
                  <Icon name={state === 'inside' ? 'ok' : state === 'back' ? 'cross' : 'clock'} />
                )}
                <TicketWords seat={seat} rateName={rateName} />
                {state !== 'outside' && <span className="quiet">{words(`ticket_${state}`)}</span>}
              </span>
            )}
          </li>
        ))}
      </ul>
      {refused.map(({ ticketId, seat, verdict }) => (
        <p key={ticketId} className="door-refused" role="alert">
          <Icon name="stop" />
          {[seat, words(verdict.headline), causeBeside(words(verdict.headline), verdict.cause)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      {outside.length > 0 && (
        <Button
          size="touch"
          wide
          variant="primary"
          icon="tick"
          disabledReason={chosen.length ? undefined : words('let_in_none')}
          onPress={() => chosen.forEach(({ ticketId }) => scan(ticketId, scheduleId))}
        >
          {words('let_in', { count: chosen.length })}
        </Button>
      )}
    </>
  )
}

function TicketWords({ seat, rateName }: { seat: string; rateName: string }) {
  const words = useWords()
  return (
    <span>
      <strong className="figures">{seat || words('free_seating')}</strong> {rateName}
    </span>
  )
}

/** What the list says of a ticket, or what this scanner has heard of it since. */
function stateOf({ state }: DoorTicket, outcome: Outcome | undefined): DoorTicket['state'] | 'waiting' {
  if (outcome?.is === 'admitted') return 'inside'
  if (outcome?.is === 'waiting') return 'waiting'
  if (outcome?.is === 'undone') return 'outside'
  return state
}
