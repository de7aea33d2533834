import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import type { DayView, MovedView } from '#core/terminal/days/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useWords } from '../words.ts'
import { dayQuery, explainDay } from './days.ts'
import { PrintDay, useMoment } from './PrintDay.tsx'

/** The terminal says another sum than was sold: both, what may be meant, and why it is so once somebody says it. */
export function DayDiffers({ day }: { day: DayView }) {
  const words = useWords()
  const { locale } = useChoice()
  const when = useMoment()
  const meant = useQuery(dayQuery(day.id)).data?.meant ?? []
  const money = (cents: number) => formatCents(cents, locale)
  const difference = day.differenceCents ?? 0
  const known = (day.cents ?? 0) - difference
  return (
    <div className="cash-step">
      <Notice
        tone={day.isOpen ? 'warn' : 'info'}
        announce
        title={words(difference < 0 ? 'days_less' : 'days_more', { cents: money(Math.abs(difference)) })}
        action={<PrintDay day={day} />}
      >
        <p>
          {words('days_both', { at: when(day.at), reported: money(day.cents ?? 0), known: money(known) })}
        </p>
        {day.explanation && (
          <p>{words('days_explained', { name: day.explainedBy ?? '', text: day.explanation })}</p>
        )}
      </Notice>
      {meant.length > 0 && <Meant moved={meant} />}
      {day.isOpen && <Explain day={day} />}
    </div>
  )
}

/** What may be meant by a difference. */
function Meant({ moved }: { moved: readonly MovedView[] }) {
  const words = useWords()
  const { locale } = useChoice()
  const when = useMoment()
  return (
    <div>
      <p className="quiet">{words('days_meant')}</p>
      <ul className="cash-moves">
        {moved.map(each => (
          <li key={each.id}>
            <span>
              {each.billNumber ?? words('days_no_bill')}
              <span className="quiet">
                {each.card && ` · ${each.card}`}
                {each.receipt && ` · ${each.receipt}`}
                {each.known !== 'terminal' && ` · ${words(`days_${each.known}`)}`}
              </span>
            </span>
            <span className="figures">
              {formatCents(each.kind === 'payment' ? each.cents : -each.cents, locale)}
            </span>
            <span className="quiet figures">{when(each.at)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Explain({ day }: { day: DayView }) {
  const words = useWords()
  const [text, setText] = useState('')
  const saying = useMutation({ mutationFn: () => explainDay(day, text.trim()) })
  return (
    <>
      <Field
        label={words('cash_explanation')}
        hint={words('days_explanation_how')}
        value={text}
        maxLength={300}
        autoComplete="off"
        onChange={event => setText(event.target.value)}
      />
      <Button
        size="touch"
        wide
        busy={saying.isPending}
        disabledReason={text.trim() ? undefined : words('cash_lacks_explanation')}
        onPress={() => saying.mutate()}
      >
        {words('days_keep')}
      </Button>
      {saying.error && (
        <Notice tone="stop" announce>
          {refusalText(saying.error)}
        </Notice>
      )}
    </>
  )
}
