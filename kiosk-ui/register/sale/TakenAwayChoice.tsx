import { useQuery } from '@tanstack/react-query'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { pricesQuery } from '../server.ts'
import { setTakenAway } from '../till.ts'
import { useWords } from '../words.ts'
import type { Basket } from './basket.ts'

/** Whether snacks are eaten here or taken away, where that has VAT of its own. The price is the same. */
export function TakenAwayChoice({ basket, locked }: { basket: Basket; locked: boolean }) {
  const words = useWords()
  const choice = useQuery(pricesQuery).data?.takenAway
  const isAsked = Boolean(choice) && basket.products.length > 0
  const chosen = basket.takenAway ?? choice?.usual ?? false
  useKeys({ [keys.takenAway]: isAsked && !locked ? () => void setTakenAway(!chosen) : undefined })
  if (!isAsked) return null
  return (
    <div className="taken-away" role="group" aria-label={words('taken_away')}>
      {[false, true].map(away => (
        <button
          key={String(away)}
          type="button"
          className="taken-away-key"
          aria-pressed={away === chosen}
          disabled={locked}
          onClick={() => setTakenAway(away)}
        >
          {words(away ? 'taken_away_yes' : 'taken_away_no')}
        </button>
      ))}
      <kbd className="key-hint" aria-hidden="true">
        {keys.takenAway}
      </kbd>
    </div>
  )
}
