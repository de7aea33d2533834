import { useMutation } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { printCardSlip } from '#core/terminal/contract.ts'
import { slipFors, type SlipFor } from '#core/terminal/slip.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { call } from '../../box/call.ts'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { usePassing } from '../../box/passing.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'

type Slip = BillNow['cardSlips'][number]

/** The slips of the card payments of a bill, for the guest or for the cinema. */
export function SlipStep({ now, zone, onBack }: { now: BillNow; zone: string; onBack: () => void }) {
  const words = useWords()
  useKeys({ [keys.back]: onBack })
  return (
    <>
      <p className="quiet">{words('slip_what')}</p>
      <ul className="refund-lines slip-list">
        {now.cardSlips.map(slip => (
          <OneSlip key={slip.attemptId} slip={slip} zone={zone} />
        ))}
      </ul>
      <Button size="touch" wide icon="back" keyHint={keys.back} onPress={onBack}>
        {words('back')}
      </Button>
    </>
  )
}

function OneSlip({ slip, zone }: { slip: Slip; zone: string }) {
  const words = useWords()
  const { locale } = useChoice()
  const [printed, showPrinted] = usePassing<SlipFor>('short')
  const printing = useMutation({
    mutationFn: (slipFor: SlipFor) =>
      call(printCardSlip, { params: { id: slip.attemptId }, body: { slipFor } }),
    onSuccess: (_, slipFor) => showPrinted(slipFor),
  })
  const { cents, tipCents, isBack, card, terminal, at } = slip
  const money = (sum: number) => formatCents(isBack ? -sum : sum, locale)
  return (
    <li>
      <p className="figures">
        <strong>{money(cents + tipCents)}</strong>{' '}
        <span className="quiet">
          {[
            tipCents > 0 && words('slip_tip', { cents: money(tipCents) }),
            card,
            terminal,
            `${formatDay(at, locale, zone)}, ${formatTime(at, locale, zone)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <div className="slip-keys">
        {slipFors.map(slipFor => (
          <Button
            key={slipFor}
            size="touch"
            icon={printed === slipFor ? 'tick' : 'printer'}
            busy={printing.isPending && printing.variables === slipFor}
            onPress={() => !printing.isPending && printing.mutate(slipFor)}
          >
            {words(`slip_for_${slipFor}`)}
          </Button>
        ))}
      </div>
      {printing.error && (
        <Notice tone="stop" announce>
          {refusalText(printing.error)}
        </Notice>
      )}
    </li>
  )
}
