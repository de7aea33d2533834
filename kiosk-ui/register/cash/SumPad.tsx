import { formatCents } from '#core/i18n/format.ts'
import { Keypad, type KeypadKey } from '#ui/parts/Keypad.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKioskWords } from '../../box/words.ts'

/** A sum typed in cents from the right, with the keys for it. */
export function SumPad({
  label,
  cents,
  press,
  onEnter,
}: {
  label: string
  cents: number
  press: (key: KeypadKey) => void
  onEnter: () => void
}) {
  const kioskWords = useKioskWords()
  const { locale } = useChoice()
  return (
    <div className="other-amount cash-sum">
      <p className="other-title">{label}</p>
      <p className="other-cents display figures" aria-live="polite">
        {formatCents(cents, locale)}
      </p>
      <Keypad
        label={label}
        words={{ clear: kioskWords('clear'), backspace: kioskWords('backspace') }}
        onKey={press}
        onEnter={onEnter}
      />
    </div>
  )
}
