import { formatPlainDay } from '#core/i18n/format.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { useSite } from '../site.ts'

/** Says from which day on more shows will follow, where the exhibitor says so; of one day only when it is meant. */
export function PartialFrom({ day }: { day?: string }) {
  const { t, locale, programme } = useSite()
  const { partialFrom } = programme.exhibitor
  if (!partialFrom || (day !== undefined && day < partialFrom)) return null
  const from = formatPlainDay(partialFrom, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <p className="partial-from">
      <Icon name="info" /> {t('partial_from', { day: from })}
    </p>
  )
}
