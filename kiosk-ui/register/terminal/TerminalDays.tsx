import { useMutation } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { HelpLink } from '#ui/parts/HelpLink.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useWords } from '../words.ts'
import { DayDiffers } from './DayDiffers.tsx'
import { DayLost } from './DayLost.tsx'
import { PrintDay, useMoment } from './PrintDay.tsx'
import { endDay, useTerminalDays, type TerminalNow } from './days.ts'

/** The end of day of each card terminal: what was sold over it since the last one, and what that said. */
export function TerminalDays({ onBack }: { onBack?: () => void }) {
  const words = useWords()
  const terminals = useTerminalDays()
  return (
    <div className="cash-step">
      <p className="quiet">
        {words(terminals.some(({ isRead }) => !isRead) ? 'days_what' : 'days_what_read')}{' '}
        <HelpLink place="till#terminal" />
      </p>
      {terminals.map(terminal => (
        <TerminalDay key={terminal.id} terminal={terminal} />
      ))}
      {onBack && (
        <Button size="touch" icon="back" wide onPress={onBack}>
          {words('days_to_cash')}
        </Button>
      )}
    </div>
  )
}

function TerminalDay({ terminal }: { terminal: TerminalNow }) {
  const words = useWords()
  const { locale } = useChoice()
  const when = useMoment()
  const { last, sums, sinceAt, name } = terminal
  const money = (cents: number) => formatCents(cents, locale)
  const ending = useMutation({ mutationFn: () => endDay(terminal) })
  const isAtWork = last?.state === 'pending'
  return (
    <section className="terminal-day" aria-label={name}>
      <h3>{name}</h3>
      <dl className="cash-lines">
        <div>
          <dt>
            {words('days_sold', { count: sums.payments })}{' '}
            <span className="quiet">
              {sinceAt ? words('days_since', { at: when(sinceAt) }) : words('days_since_first')}
            </span>
          </dt>
          <dd className="figures">{money(sums.paidCents)}</dd>
        </div>
        {(sums.tipCents ?? 0) > 0 && (
          <div>
            <dt className="quiet">{words('days_tips')}</dt>
            <dd className="figures quiet">{money(sums.tipCents ?? 0)}</dd>
          </div>
        )}
        {sums.refunds > 0 && (
          <div>
            <dt>{words('days_back', { count: sums.refunds })}</dt>
            <dd className="figures">{money(-sums.backCents)}</dd>
          </div>
        )}
      </dl>
      {terminal.earlier.map(day => (
        <DayDiffers key={day.id} day={day} />
      ))}
      <LastDay terminal={terminal} />
      {ending.error && (
        <Notice tone="stop" announce>
          {refusalText(ending.error)}
        </Notice>
      )}
      {last?.state !== 'unknown' && (
        <Button
          variant={sums.payments > 0 || !last ? 'primary' : 'quiet'}
          size="touch"
          wide
          busy={ending.isPending || isAtWork}
          onPress={() => ending.mutate()}
        >
          {words(terminal.isRead ? 'days_end_read' : 'days_end', { terminal: name })}
        </Button>
      )}
    </section>
  )
}

/** What became of its last end of day. */
function LastDay({ terminal }: { terminal: TerminalNow }) {
  const words = useWords()
  const { locale } = useChoice()
  const when = useMoment()
  const { last } = terminal
  if (!last) return null
  if (last.state === 'unknown') return <DayLost terminal={terminal} day={last} />
  if (last.state === 'pending')
    return (
      <Notice tone="info" announce>
        {words('days_pending')}
      </Notice>
    )
  if (last.state === 'failed')
    return (
      <Notice tone="warn" announce>
        {words('days_failed', { at: when(last.at) })}{' '}
        {last.reason && last.reason !== 'not_done' && words(`giving_reason_${last.reason}`)}
      </Notice>
    )
  if (last.differenceCents) return <DayDiffers day={last} />
  const known = (last.sums?.paidCents ?? 0) - (last.sums?.backCents ?? 0)
  return (
    <Notice tone={last.cents === null ? 'info' : 'ok'} announce action={<PrintDay day={last} />}>
      {words(last.cents === null ? 'days_no_sum' : 'days_ended', {
        at: when(last.at),
        cents: formatCents(known, locale),
      })}
    </Notice>
  )
}
