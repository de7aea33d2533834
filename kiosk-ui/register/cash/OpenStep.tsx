import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CashNow } from '#core/cash/contract.ts'
import { formatCents } from '#core/i18n/format.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { useTypedCents } from '../sale/use-typed-cents.ts'
import { useWords } from '../words.ts'
import { openHere, printHere } from './cash.ts'
import { SumPad } from './SumPad.tsx'
import { TerminalsKey } from './TerminalsKey.tsx'

/** Seven digits: 99,999.99 euro is more than a drawer holds. */
const longest = 7

/** No shift is open here: how much is in the drawer, and the shift begins. */
export function OpenStep({
  last,
  onTerminals,
  onReports,
}: Pick<CashNow, 'last'> & { onTerminals: () => void; onReports: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const [id] = useState(newId)
  const { cents, press, digitKeys } = useTypedCents(longest, last?.leftCents)
  const going = useMutation({ mutationFn: () => openHere({ id, floatCents: cents }) })
  const printing = useMutation({ mutationFn: () => printHere(last?.shiftId ?? '') })
  const go = () => going.mutate()
  useKeys({ ...digitKeys, [keys.next]: go })
  return (
    <div className="cash-step">
      <p>{words('cash_open_what')}</p>
      {last && (
        <p className="quiet">
          {words('cash_last', {
            number: last.number,
            name: last.employeeName,
            cents: formatCents(last.leftCents, locale),
          })}
        </p>
      )}
      <SumPad label={words('cash_float')} cents={cents} press={press} onEnter={go} />
      {(going.error ?? printing.error) && (
        <Notice tone="stop" announce>
          {refusalText(going.error ?? printing.error)}
        </Notice>
      )}
      <Button variant="primary" size="huge" wide keyHint={keys.next} busy={going.isPending} onPress={go}>
        {words('cash_open')}
      </Button>
      {last && (
        <Button size="touch" wide icon="printer" busy={printing.isPending} onPress={() => printing.mutate()}>
          {words('cash_print_again', { number: last.number })}
        </Button>
      )}
      <Button size="touch" wide onPress={onReports}>
        {words('cash_reports')}
      </Button>
      <TerminalsKey onPress={onTerminals} />
    </div>
  )
}
