import { useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { setDiscount } from '../till.ts'
import { useWords } from '../words.ts'
import { TypedSum } from './TypedSum.tsx'
import type { BasketDiscount } from './basket.ts'

const reasons = ['discount_complaint', 'discount_staff', 'discount_partner', 'discount_goodwill'] as const
const shares = [10, 20, 50, 100] as const
/** Six digits: 9,999.99 euro. */
const longest = 6

/** What is taken off the whole bill, and why; the box refuses more than this person may. */
export function DiscountStep({ onBack }: { onBack: () => void }) {
  const words = useWords()
  const [why, setWhy] = useState<(typeof reasons)[number]>(reasons[0])
  const take = (much: { percent: number } | { cents: number }) => {
    const discount: BasketDiscount = { ...much, reason: words(why) }
    if (setDiscount(discount)) onBack()
  }
  return (
    <TypedSum
      label={words('discount')}
      mostDigits={longest}
      onward={cents => ({
        word: words('discount_take'),
        lacks: cents > 0 ? undefined : words('discount_type'),
      })}
      onSum={cents => take({ cents })}
      onBack={onBack}
    >
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
    </TypedSum>
  )
}
