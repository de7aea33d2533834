import { useEffect, useRef, useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { useSite } from '../site.ts'
import { usePriceWords } from './price-words.ts'
import type { ScheduleData } from './schedule-data.ts'
import { countOf, type Quantities } from './tickets.ts'

type Shown = { data: ScheduleData; cents: number; quantities: Quantities }

/**
 * The same tickets cost something else than they did on this page: prices were changed before seats were held, or the
 * time they were kept for is over. Always in the page, so that screen readers announce it.
 */
export function PriceNotice(shown: Shown) {
  const { locale } = useSite()
  const t = usePriceWords()
  const change = usePriceChange(shown)
  return (
    <div role="status" aria-live="polite" className="basket-notice">
      {change && (
        <Notice tone="warn" title={t('price_changed')}>
          {t('price_changed_words', {
            from: formatCents(change.from, locale),
            to: formatCents(change.to, locale),
          })}
        </Notice>
      )}
    </div>
  )
}

/** What the wish cost by the prices before and costs by those of now, until something else is wished for. */
function usePriceChange({ data, cents, quantities }: Shown) {
  const wish = JSON.stringify(quantities)
  const last = useRef({ data, cents, wish })
  const [change, setChange] = useState<{ from: number; to: number; wish: string } | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = { data, cents, wish }
    const isSameWish = before.wish === wish && countOf(quantities) > 0
    if (isSameWish && before.data !== data && before.cents !== cents)
      setChange({ from: before.cents, to: cents, wish })
  })
  return change?.wish === wish ? change : null
}
