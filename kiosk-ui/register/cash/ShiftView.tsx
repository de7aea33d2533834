import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { CashNow } from '#core/cash/contract.ts'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { programmeQuery } from '../../box/programme.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useSession } from '../../box/use-session.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'
import { takeOver } from './cash.ts'
import type { CashMove, CashStep, Shift } from './step.ts'
import { TerminalsKey } from './TerminalsKey.tsx'

const moves = ['paid_in', 'paid_out', 'withdrawn'] as const satisfies CashMove[]

/** The shift that is open here: whose it is, what should be in the drawer for who may see it, and what can be done. */
export function ShiftView({
  now,
  shift,
  onStep,
}: {
  now: CashNow
  shift: Shift
  onStep: (step: CashStep) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  const mayTakeOut = now.withdrawUpToCents !== 0
  const at = (iso: string) => `${formatDay(iso, locale, zone)} ${formatTime(iso, locale, zone)}`
  const money = (cents: number) => formatCents(cents, locale)
  const count = () => onStep({ at: 'count' })
  useKeys({ [keys.next]: count })
  return (
    <div className="cash-step">
      <p>
        <strong>{words('cash_holder', { name: shift.holderName })}</strong>{' '}
        <span className="quiet">
          {words('cash_since', {
            at: at(shift.openedAt),
            name: shift.openedBy,
            cents: money(shift.floatCents),
          })}
        </span>
      </p>
      {shift.overdue && (
        <Notice tone="warn" announce>
          {words('cash_overdue', { at: at(shift.openedAt) })}
        </Notice>
      )}
      <TakeOver shift={shift} />
      {shift.drawer && <Expected lines={shift.drawer} />}
      <div className="cash-steps">
        {moves.map(what => (
          <Button
            key={what}
            size="touch"
            wide
            disabledReason={what === 'paid_in' || mayTakeOut ? undefined : words('cash_not_yours')}
            onPress={() => onStep({ at: 'move', what })}
          >
            {words(`cash_${what}`)}
          </Button>
        ))}
        <Button size="touch" wide onPress={() => onStep({ at: 'drawer' })}>
          {words('cash_open_drawer')}
        </Button>
        <Button size="touch" wide onPress={() => onStep({ at: 'reports' })}>
          {words('cash_reports')}
        </Button>
        <TerminalsKey onPress={() => onStep({ at: 'terminals' })} />
      </div>
      <Button variant="primary" size="huge" wide keyHint={keys.next} onPress={count}>
        {words('cash_count')}
      </Button>
      {shift.moves.length > 0 && (
        <ul className="cash-moves">
          {shift.moves.toReversed().map(move => (
            <li key={move.id}>
              <span>
                {words(`cash_${move.what}`)} · {move.reason}
                <span className="quiet"> · {move.employeeName}</span>
              </span>
              <span className="figures">{money(move.what === 'paid_in' ? move.cents : -move.cents)}</span>
              <span className="quiet figures">{formatTime(move.at, locale, zone)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Somebody else has the drawer: it is taken over as it is; who counts first knows what they take. */
function TakeOver({ shift }: { shift: Shift }) {
  const words = useWords()
  const me = useSession()
  const [id] = useState(newId)
  const counted = shift.counts.at(-1)?.id ?? null
  const going = useMutation({ mutationFn: () => takeOver(shift.id, { id, countId: counted }) })
  if (!me || me.employeeId === shift.holderId) return null
  return (
    <Notice
      tone="info"
      action={
        <Button size="touch" busy={going.isPending} onPress={() => going.mutate()}>
          {words('cash_take_over')}
        </Button>
      }
    >
      {words('cash_take_over_what')}
      {going.error && <> {refusalText(going.error)}</>}
    </Notice>
  )
}

/** What should be in the drawer, by way to pay. */
function Expected({ lines }: { lines: NonNullable<Shift['drawer']> }) {
  const words = useWords()
  const { locale } = useChoice()
  const money = (cents: number) => formatCents(cents, locale)
  return (
    <dl className="cash-lines">
      {lines.map(line => (
        <div key={line.method}>
          <dt>{line.name ? inLocale(line.name, locale) : words('cash_expected')}</dt>
          <dd className="figures">{money(line.expectedCents)}</dd>
        </div>
      ))}
    </dl>
  )
}
