import type { ReactNode } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Keypad } from '#ui/parts/Keypad.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { useKioskWords } from '../../box/words.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'
import { useTypedCents } from './use-typed-cents.ts'

/**
 * A sum typed in cents from the right, by finger or keyboard, with the way back and on.
 *
 * @param label what is asked; also a title above the sum where `titled`
 * @param mostDigits seven are 99,999.99 euro
 * @param onward what the key on says at a sum, and why it does nothing yet
 * @param onSum given the sum in cents, only where nothing is lacking
 * @param children what can be chosen beside the sum, above it
 */
export function TypedSum({
  label,
  titled = false,
  mostDigits,
  most,
  onward,
  onSum,
  onBack,
  children,
}: {
  label: string
  titled?: boolean
  mostDigits: number
  most?: string
  onward: (cents: number) => { word: string; lacks?: string | undefined }
  onSum: (cents: number) => void
  onBack: () => void
  children?: ReactNode
}) {
  const words = useWords()
  const kioskWords = useKioskWords()
  const { locale } = useChoice()
  const { cents, press, digitKeys } = useTypedCents(mostDigits)
  const { word, lacks } = onward(cents)
  const go = () => {
    if (!lacks) onSum(cents)
  }
  useKeys({ ...digitKeys, [keys.next]: go, [keys.back]: onBack })
  return (
    <div className="other-amount">
      {titled && <p className="other-title">{label}</p>}
      {children}
      <p className="other-cents display figures" aria-live="polite">
        {formatCents(cents, locale)}
      </p>
      {most && <p className="quiet figures">{most}</p>}
      <Keypad
        label={label}
        words={{ clear: kioskWords('clear'), backspace: kioskWords('backspace') }}
        onKey={press}
        onEnter={go}
        enter={
          <div className="other-enter">
            <Button size="touch" icon="back" keyHint={keys.back} label={words('back')} onPress={onBack} />
            <Button
              variant="primary"
              size="touch"
              wide
              keyHint={keys.next}
              disabledReason={lacks}
              onPress={go}
            >
              {word}
            </Button>
          </div>
        }
      />
    </div>
  )
}
