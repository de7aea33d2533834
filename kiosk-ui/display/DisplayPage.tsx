import { useEffect } from 'react'
import { locales } from '#core/i18n/locale.ts'
import { useChoice } from '../box/choice.ts'
import { useLive } from '../box/use-live.ts'
import { applyEvent } from '../box/programme.ts'
import { queryClient } from '../box/query-client.ts'
import { BasketView } from './BasketView.tsx'
import { PosterView } from './PosterView.tsx'
import { SoldView } from './SoldView.tsx'
import { useCustomerView } from './use-customer-view.ts'
import { useWords } from './words.ts'

const nativeNames = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' } as const
/** The language before a customer chose one. */
const first = useChoice.getState().locale

/** The display that faces the customer: the basket and its sum, the change, and posters in between. */
export function DisplayPage() {
  const words = useWords()
  const view = useCustomerView()
  const { locale } = useChoice()
  useLive('signage', ['app', 'exhibitor'], {
    onEvent: applyEvent,
    onResync: () => void queryClient.invalidateQueries(),
  })
  const title = words('display')
  useEffect(() => {
    document.title = title
  }, [title])
  const isIdle = view.at === 'idle'
  // The next customer may speak another language.
  useEffect(() => {
    if (isIdle) useChoice.setState({ locale: first })
  }, [isIdle])
  return (
    <main className="customer-display">
      {view.at === 'basket' && <BasketView view={view} />}
      {view.at === 'sold' && <SoldView view={view} />}
      {isIdle && <PosterView />}
      {!isIdle && (
        <nav className="display-languages" aria-label={words('display_language')}>
          {locales.map(each => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === locale}
              onClick={() => useChoice.setState({ locale: each })}
            >
              {nativeNames[each]}
            </button>
          ))}
        </nav>
      )}
    </main>
  )
}
