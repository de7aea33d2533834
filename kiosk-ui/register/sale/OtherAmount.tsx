import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Keypad } from '#ui/parts/Keypad.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { useKioskWords } from '../../box/words.ts'
import { keys } from '../keys.ts'
import { payCash } from './pay.ts'
import { useWords } from '../words.ts'
import { useTypedCents } from './use-typed-cents.ts'

/** Seven digits: 99,999.99 euro is more than a drawer holds. */
const longest = 7

/** Any amount of cash, typed in cents from the right. */
export function OtherAmount({ dueCents, onBack }: { dueCents: number; onBack: () => void }) {
  const words = useWords()
  const kioskWords = useKioskWords()
  const { locale } = useChoice()
  const { cents, press, digitKeys } = useTypedCents(longest)
  const missing = dueCents - cents
  const enter = () => {
    if (missing > 0) return
    onBack()
    void payCash(cents)
  }
  useKeys({
    ...digitKeys,
    [keys.next]: enter,
    [keys.back]: onBack,
  })
  return (
    <div className="other-amount">
      <p className="other-title">{words('other_title')}</p>
      <p className="other-cents display figures" aria-live="polite">
        {formatCents(cents, locale)}
      </p>
      <Keypad
        label={words('other_title')}
        words={{ clear: kioskWords('clear'), backspace: kioskWords('backspace') }}
        onKey={press}
        onEnter={enter}
        enter={
          <div className="other-enter">
            <Button size="touch" icon="back" keyHint={keys.back} label={words('back')} onPress={onBack} />
            <Button
              variant="primary"
              size="touch"
              wide
              keyHint={keys.next}
              disabledReason={
                missing > 0 ? words('other_short', { cents: formatCents(missing, locale) }) : undefined
              }
              onPress={enter}
            >
              {missing > 0 ? words('other_short', { cents: formatCents(missing, locale) }) : words('cash')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
