import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CountView, ZReportView } from '#core/cash/contract.ts'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { useTypedCents } from '../sale/use-typed-cents.ts'
import { useWords } from '../words.ts'
import { closeHere } from './cash.ts'
import type { Shift } from './step.ts'
import { SumPad } from './SumPad.tsx'

const longest = 7

/** What was counted beside what should be there: counted again, kept as it is, or the shift is closed by it. */
export function CloseStep({
  shift,
  count,
  onAgain,
  onClosed,
  onBack,
}: {
  shift: Shift
  count: CountView
  onAgain: () => void
  onClosed: (report: ZReportView) => void
  onBack: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const [explanation, setExplanation] = useState('')
  const cash = count.lines.find(({ method }) => method === 'cash')?.countedCents ?? 0
  const { cents: leftCents, press, digitKeys } = useTypedCents(longest, Math.min(cash, shift.floatCents))
  const money = (cents: number) => formatCents(cents, locale)
  const differs = count.lines.some(({ countedCents, expectedCents }) => countedCents !== expectedCents)
  const going = useMutation({
    mutationFn: () => closeHere(shift.id, { countId: count.id, leftCents, explanation: explanation.trim() }),
    onSuccess: onClosed,
  })
  const lacks =
    leftCents > cash
      ? words('cash_left_too_much')
      : differs && !explanation.trim()
        ? words('cash_lacks_explanation')
        : undefined
  const go = () => {
    if (!lacks && !going.isPending) going.mutate()
  }
  useKeys({ ...digitKeys, [keys.next]: go, [keys.back]: onBack })
  return (
    <div className="cash-step">
      <Compared lines={count.lines} />
      <div className="cash-ending">
        <SumPad label={words('cash_left')} cents={leftCents} press={press} onEnter={go} />
        <div className="cash-step">
          {differs && (
            <Field
              label={words('cash_explanation')}
              hint={words('cash_explanation_how')}
              value={explanation}
              maxLength={300}
              autoComplete="off"
              onChange={event => setExplanation(event.target.value)}
            />
          )}
          <p className="quiet">{words('cash_to_safe', { cents: money(Math.max(0, cash - leftCents)) })}</p>
          <div className="cash-steps">
            <Button size="touch" wide onPress={onAgain}>
              {words('cash_again')}
            </Button>
            <Button size="touch" wide onPress={onBack}>
              {words('cash_go_on')}
            </Button>
          </div>
        </div>
      </div>
      {going.error && (
        <Notice tone="stop" announce>
          {refusalText(going.error)}
        </Notice>
      )}
      <Button
        variant="primary"
        size="huge"
        wide
        keyHint={keys.next}
        busy={going.isPending}
        disabledReason={lacks}
        onPress={go}
      >
        {words('cash_close')}
      </Button>
    </div>
  )
}

/** What was counted beside what should be there, by way to pay. */
function Compared({ lines }: Pick<CountView, 'lines'>) {
  const words = useWords()
  const { locale } = useChoice()
  const money = (cents: number) => formatCents(cents, locale)
  return (
    <table className="cash-result">
      <thead>
        <tr>
          <th scope="col">{words('cash_way')}</th>
          <th scope="col">{words('cash_expected')}</th>
          <th scope="col">{words('cash_counted')}</th>
          <th scope="col">{words('cash_difference')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ method, name, expectedCents, countedCents }) => (
          <tr key={method}>
            <th scope="row">{name ? inLocale(name, locale) : words('cash')}</th>
            <td className="figures">{money(expectedCents)}</td>
            <td className="figures">{money(countedCents)}</td>
            <td className="figures" data-differs={countedCents !== expectedCents || undefined}>
              {money(countedCents - expectedCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
