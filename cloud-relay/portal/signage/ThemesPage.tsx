import { formatPlainDay } from '#core/i18n/format.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { signageTheme } from '#core/signage/theme.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { WallPreview } from './WallPreview.tsx'

/** How walls look, and when. */
export function ThemesPage() {
  const { t, locale } = useWords()
  const days = ({ from, until, yearly }: Entry<'signage_theme'>) => {
    const day = (date: string | null, none: string) =>
      date ? formatPlainDay(date, locale, { day: 'numeric', month: 'short', year: 'numeric' }) : none
    const span = `${day(from, t('signage_theme.from.empty'))} – ${day(until, t('signage_theme.until.empty'))}`
    return yearly ? `${span}, ${t('signage_theme.yearly')}` : span
  }
  const columns: Column<'signage_theme'>[] = [
    {
      head: 'signage_theme.look',
      cell: ({ look }) => t(`signage_theme.look.${look}`),
      by: ({ look }) => t(`signage_theme.look.${look}`),
    },
    { head: 'signage_theme.days', cell: days, by: ({ from }) => from ?? '' },
  ]
  return (
    <ListPage
      entity={signageTheme}
      icon="device"
      columns={columns}
      preview={({ look, hue, backgroundId }) =>
        // A new one has no look yet.
        (look as typeof look | undefined) && <WallPreview typed={{ theme: { look, hue, backgroundId } }} />
      }
    />
  )
}
