import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CashNow } from '#core/cash/contract.ts'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { isUnsure } from '../refunds/refunds.ts'
import { useTypedCents } from '../sale/use-typed-cents.ts'
import { useWords } from '../words.ts'
import { moveHere } from './cash.ts'
import type { CashMove, Shift } from './step.ts'
import { ReasonStep } from './ReasonStep.tsx'
import { SumPad } from './SumPad.tsx'

const longest = 7

/** Cash comes in or goes out with nothing sold: how much, and why. The request keeps its id until there is an answer. */
export function MoveStep({
  now,
  shift,
  what,
  onDone,
}: {
  now: CashNow
  shift: Shift
  what: CashMove
  onDone: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const [id] = useState(newId)
  const [reason, setReason] = useState(what === 'withdrawn' ? words('cash_reason_safe') : '')
  const [method, setMethod] = useState('cash')
  const { cents, press, digitKeys } = useTypedCents(longest)
  const going = useMutation({
    mutationFn: () => moveHere(shift.id, { id, what, method, cents, reason: reason.trim() }),
    onSuccess: onDone,
  })
  const lacks = !cents ? words('cash_lacks_sum') : !reason.trim() ? words('cash_lacks_reason') : undefined
  const go = () => {
    if (!lacks && !going.isPending) going.mutate()
  }
  useKeys({ ...digitKeys, [keys.next]: go, [keys.back]: isUnsure(going.error) ? () => {} : onDone })
  const limit = what === 'paid_in' ? null : now.withdrawUpToCents
  return (
    <ReasonStep
      word={words(`cash_${what}`)}
      what={
        <>
          {words(`cash_${what}_what`)}
          {limit !== null && <> {words('cash_limit', { cents: formatCents(limit, locale) })}</>}
        </>
      }
      reason={reason}
      lacks={lacks}
      asked={going}
      onReason={setReason}
      onGo={go}
      onBack={onDone}
    >
      {what === 'withdrawn' && now.methods.length > 0 && (
        <div className="cash-steps" role="group" aria-label={words('cash_of_what')}>
          {[{ id: 'cash', name: undefined }, ...now.methods].map(each => (
            <Button
              key={each.id}
              size="touch"
              wide
              pressed={method === each.id}
              onPress={() => setMethod(each.id)}
            >
              {each.name ? inLocale(each.name, locale) : words('cash')}
            </Button>
          ))}
        </div>
      )}
      <SumPad label={words('cash_sum')} cents={cents} press={press} onEnter={go} />
    </ReasonStep>
  )
}
