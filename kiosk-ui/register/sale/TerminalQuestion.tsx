import { useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'

/** The sum to enter on a terminal by hand, whether it was paid, and by which number of its slip, for who wants to note it. */
export function TerminalQuestion({
  dueCents,
  onAnswer,
}: {
  dueCents: number
  /** @param slip what the terminal calls the transaction; left out where nobody typed it */
  onAnswer: (paid: boolean, slip?: string) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const [slip, setSlip] = useState('')
  const paid = () => onAnswer(true, slip.trim() || undefined)
  const notPaid = () => onAnswer(false)
  useKeys({ [keys.next]: paid, [keys.back]: notPaid })
  return (
    <form
      className="card-confirm"
      aria-label={words('card_title')}
      onSubmit={event => {
        event.preventDefault()
        paid()
      }}
    >
      <p className="card-do">{words('card_do', { cents: formatCents(dueCents, locale) })}</p>
      <Field
        label={words('card_slip')}
        value={slip}
        maxLength={40}
        autoComplete="off"
        onChange={event => setSlip(event.target.value)}
      />
      <Button variant="primary" size="huge" wide keyHint={keys.next} onPress={paid}>
        {words('card_done')}
      </Button>
      <Button size="touch" wide keyHint={keys.back} onPress={notPaid}>
        {words('card_not')}
      </Button>
    </form>
  )
}
