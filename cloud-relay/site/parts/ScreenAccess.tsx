import type { Programme } from '#core/planning/contract.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { accessWords } from '../access-words.ts'
import { useSite } from '../site.ts'

/** How guests get into a screen; nothing where nothing is said of it. */
export function ScreenAccess({ screen }: { screen: Programme['screens'][number] }) {
  const { t } = useSite()
  const words = accessWords(screen, t)
  if (!words.length) return null
  return (
    <p className="fact-line quiet">
      <Icon name="wheelchair" />
      <span>
        <span className="visually-hidden">{t('access')}: </span>
        {words.join(' · ')}
      </span>
    </p>
  )
}
