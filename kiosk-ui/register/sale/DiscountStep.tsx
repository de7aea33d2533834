import { useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Keypad } from '#ui/parts/Keypad.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { useKioskWords } from '../../box/words.ts'
import { keys } from '../keys.ts'
import { setDiscount } from '../till.ts'
import { useWords } from '../words.ts'
import { useTypedCents } from './use-typed-cents.ts'
import type { BasketDiscount } from './basket.ts'

const reasons = ['discount_complaint', 'discount_staff', 'discount_partner', 'discount_goodwill'] as const
const shares = [10, 20, 50, 100] as const
/** Six digits: 9,999.99 euro. */
const longest = 6

/** What is taken off the whole bill, and why; the box refuses more than this person may. */
export function DiscountStep({ onBack }: { onBack: () => void }) {
  const words = useWords()
  const kioskWords = useKioskWords()
  const { locale } = useChoice()
  const [why, setWhy] = useState<(typeof reasons)[number]>(reasons[0])
  const { cents, press, digitKeys } = useTypedCents(longest)
  const take = (much: { percent: number } | { cents: number }) => {
    const discount: BasketDiscount = { ...much, reason: words(why) }
    if (setDiscount(discount)) onBack()
  }
  const takeTyped = () => cents > 0 && take({ cents })
  useKeys({
    ...digitKeys,
    [keys.next]: takeTyped,
    [keys.back]: onBack,
  })
  return (
    <div className="other-amount">
      <div className="split-ways" role="group" aria-label={words('discount_why')}>
        {reasons.map(reason => (
          <Button key={reason} size="touch" wide pressed={reason === why} onPress={() => setWhy(reason)}>
            {words(reason)}
          </Button>
        ))}
      </div>
      <div className="discount-shares" role="group" aria-label={words('discount')}>
        {shares.map(percent => (
          <Button key={percent} size="touch" wide onPress={() => take({ percent })}>
            <span className="figures">{percent} %</span>
          </Button>
        ))}
      </div>
      <p className="other-cents display figures" aria-live="polite">
        {formatCents(cents, locale)}
      </p>
      <Keypad
        label={words('discount')}
        words={{ clear: kioskWords('clear'), backspace: kioskWords('backspace') }}
        onKey={press}
        onEnter={takeTyped}
        enter={
          <div className="other-enter">
            <Button size="touch" icon="back" keyHint={keys.back} label={words('back')} onPress={onBack} />
            <Button
              variant="primary"
              size="touch"
              wide
              keyHint={keys.next}
              disabledReason={cents > 0 ? undefined : words('discount_type')}
              onPress={takeTyped}
            >
              {words('discount_take')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
