import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useWords } from '../words.ts'
import { useTerminalDays } from './days.ts'

/** Whoever closes the last shift at a terminal that took money is offered to end its day too. */
export function TerminalOffer({ onTerminals }: { onTerminals: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const mine = useTerminalDays().find(({ isHere, isQuiet, sums }) => isHere && isQuiet && sums.payments > 0)
  if (!mine) return null
  return (
    <Notice
      tone="info"
      announce
      action={
        <Button size="touch" onPress={onTerminals}>
          {words('days_title')}
        </Button>
      }
    >
      {words('days_offer', {
        terminal: mine.name,
        cents: formatCents(mine.sums.paidCents - mine.sums.backCents, locale),
      })}
    </Notice>
  )
}
