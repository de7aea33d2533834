import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CashNow, CountView } from '#core/cash/contract.ts'
import { formatCents } from '#core/i18n/format.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Keypad } from '#ui/parts/Keypad.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useKioskWords } from '../../box/words.ts'
import { keys } from '../keys.ts'
import { isUnsure } from '../refunds/refunds.ts'
import { useWords } from '../words.ts'
import { countHere } from './cash.ts'
import type { Shift } from './step.ts'
import { useCount, type CountRow } from './use-count.ts'

/** What is in the drawer, coin by coin. The request keeps its id until there is an answer. */
export function CountStep({
  now,
  shift,
  onCounted,
  onBack,
}: {
  now: CashNow
  shift: Shift
  onCounted: (count: CountView) => void
  onBack: () => void
}) {
  const words = useWords()
  const kioskWords = useKioskWords()
  const { locale } = useChoice()
  const [id] = useState(newId)
  const done = () => {
    if (!going.isPending) going.mutate()
  }
  const { rows, at, choose, press, next, coins, cashCents, others } = useCount(now, locale, done)
  const going = useMutation({
    mutationFn: () => countHere(shift.id, { id, coins, cashCents, others }),
    onSuccess: onCounted,
  })
  const unsure = isUnsure(going.error)
  useKeys({ [keys.counted]: done, [keys.back]: unsure ? () => {} : onBack })
  return (
    <div className="cash-step">
      <p className="quiet">{words(now.blind ? 'cash_count_blind' : 'cash_count_what')}</p>
      <div className="cash-count">
        <Rows rows={rows} at={at} onChoose={choose} />
        <div className="cash-count-pad">
          <p className="other-title">{words('cash_counted')}</p>
          <p className="other-cents display figures" aria-live="polite">
            {formatCents(cashCents, locale)}
          </p>
          <Keypad
            label={rows[at]?.name ?? ''}
            words={{ clear: kioskWords('clear'), backspace: kioskWords('backspace') }}
            onKey={press}
            onEnter={next}
          />
        </div>
      </div>
      {going.error && (
        <Notice tone={unsure ? 'warn' : 'stop'} announce>
          {refusalText(going.error)}
        </Notice>
      )}
      <div className="other-enter">
        <Button size="touch" icon="back" label={words('back')} onPress={onBack} />
        <Button
          variant="primary"
          size="touch"
          wide
          keyHint={keys.counted}
          busy={going.isPending}
          onPress={done}
        >
          {words('cash_count_done', { cents: formatCents(cashCents, locale) })}
        </Button>
      </div>
    </div>
  )
}

/** Every coin and note, and what else is counted; the chosen one takes what is typed. */
function Rows({
  rows,
  at,
  onChoose,
}: {
  rows: readonly CountRow[]
  at: number
  onChoose: (at: number) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  return (
    <div className="cash-coins" role="group" aria-label={words('cash_pieces')}>
      {rows.map(({ key, coin, name, number }, index) => (
        <button
          key={key}
          type="button"
          className="cash-coin"
          aria-pressed={index === at}
          onClick={() => onChoose(index)}
        >
          <span>{name}</span>
          <strong className="figures">
            {coin === undefined ? formatCents(number, locale) : `× ${number}`}
          </strong>
        </button>
      ))}
    </div>
  )
}
