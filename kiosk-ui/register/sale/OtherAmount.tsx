import { formatCents } from '#core/i18n/format.ts'
import { useChoice } from '../../box/choice.ts'
import { useWords } from '../words.ts'
import { payCash } from './pay.ts'
import { TypedSum } from './TypedSum.tsx'

/** Seven digits: 99,999.99 euro is more than a drawer holds. */
const longest = 7

/** Any amount of cash, typed in cents from the right. */
export function OtherAmount({ dueCents, onBack }: { dueCents: number; onBack: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  return (
    <TypedSum
      label={words('other_title')}
      titled
      mostDigits={longest}
      onward={cents => {
        if (cents >= dueCents) return { word: words('cash') }
        const short = words('other_short', { cents: formatCents(dueCents - cents, locale) })
        return { word: short, lacks: short }
      }}
      onSum={cents => {
        onBack()
        void payCash(cents)
      }}
      onBack={onBack}
    />
  )
}
