import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import type { DayView } from '#core/terminal/days/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { SumPad } from '../cash/SumPad.tsx'
import { keys } from '../keys.ts'
import { useTypedCents } from '../sale/use-typed-cents.ts'
import { useWords } from '../words.ts'
import { answerDay, endDay, type TerminalNow } from './days.ts'
import { useMoment } from './PrintDay.tsx'

const longest = 8

/** Nobody knows whether the day ended: the terminal is asked again, or somebody reads its paper. */
export function DayLost({ terminal, day }: { terminal: TerminalNow; day: DayView }) {
  const words = useWords()
  const { locale } = useChoice()
  const [isTyping, setTyping] = useState(false)
  const asking = useMutation({ mutationFn: () => endDay(terminal) })
  const saying = useMutation({ mutationFn: (cents: number | null) => answerDay(day, cents) })
  const { again } = day
  const when = useMoment()
  const since = ({ sinceAt }: DayView) =>
    sinceAt ? words('days_since', { at: when(sinceAt) }) : words('days_since_first')
  const error = asking.error ?? saying.error
  return (
    <div className="cash-step">
      <Notice
        tone="warn"
        announce
        title={words(terminal.isRead ? 'days_unread' : 'days_lost', { terminal: terminal.name })}
      >
        <p>
          {terminal.isRead
            ? words('days_unread_what', { since: since(day) })
            : again?.cents != null
              ? words('days_again_reported', { cents: formatCents(again.cents, locale) })
              : again
                ? words('days_again_not')
                : words('days_lost_what')}
        </p>
      </Notice>
      {isTyping ? (
        <TypedTotal
          busy={saying.isPending}
          onTotal={cents => saying.mutate(cents)}
          onBack={() => setTyping(false)}
        />
      ) : (
        <div className="cash-steps">
          <Button size="touch" wide busy={asking.isPending} onPress={() => asking.mutate()}>
            {words('terminal_again')}
          </Button>
          <Button size="touch" wide onPress={() => setTyping(true)}>
            {words(terminal.isRead ? 'days_by_app' : 'days_by_paper')}
          </Button>
          <Button size="touch" wide busy={saying.isPending} onPress={() => saying.mutate(null)}>
            {words('days_not_ended')}
          </Button>
        </div>
      )}
      {error && (
        <Notice tone="stop" announce>
          {refusalText(error)}
        </Notice>
      )}
    </div>
  )
}

function TypedTotal({
  busy,
  onTotal,
  onBack,
}: {
  busy: boolean
  onTotal: (cents: number) => void
  onBack: () => void
}) {
  const words = useWords()
  const { cents, press, digitKeys } = useTypedCents(longest)
  const go = () => {
    if (!busy) onTotal(cents)
  }
  useKeys({ ...digitKeys, [keys.next]: go, [keys.back]: onBack })
  return (
    <div className="cash-ending">
      <SumPad label={words('days_total')} cents={cents} press={press} onEnter={go} />
      <div className="cash-step">
        <Button variant="primary" size="huge" wide keyHint={keys.next} busy={busy} onPress={go}>
          {words('days_keep_total')}
        </Button>
        <Button size="touch" wide onPress={onBack}>
          {words('back')}
        </Button>
      </div>
    </div>
  )
}
