import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'

/** The sum to enter on a terminal by hand, and whether it was paid. */
export function TerminalQuestion({
  dueCents,
  onAnswer,
}: {
  dueCents: number
  onAnswer: (paid: boolean) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const paid = () => onAnswer(true)
  const notPaid = () => onAnswer(false)
  useKeys({ [keys.next]: paid, [keys.back]: notPaid })
  return (
    <div className="card-confirm" role="group" aria-label={words('card_title')}>
      <p className="card-do">{words('card_do', { cents: formatCents(dueCents, locale) })}</p>
      <Button variant="primary" size="huge" wide keyHint={keys.next} onPress={paid}>
        {words('card_done')}
      </Button>
      <Button size="touch" wide keyHint={keys.back} onPress={notPaid}>
        {words('card_not')}
      </Button>
    </div>
  )
}
