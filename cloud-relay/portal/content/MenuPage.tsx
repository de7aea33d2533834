import { menuItem } from '#core/content/website/menu-item.entity.ts'
import { inLocale, type Words } from '#core/i18n/locale.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { missingLocales } from './missing.ts'

/** The menu of the website: its entries as they stand, each below the one it opens under. */
export function MenuPage() {
  const { t, locale } = useWords()
  const items = useEntries(menuItem).data?.entries ?? []
  const parentOf = (id: string | null) => items.find(each => each.id === id)
  const placeOf = (item: (typeof items)[number]) => {
    const parent = parentOf(item.parentId)
    return parent ? [parent.order, parent.id, 1, item.order] : [item.order, item.id, 0, 0]
  }
  const columns: Column<'menu_item'>[] = [
    { head: 'menu_item.kind', cell: ({ kind }) => t(`menu_item.kind.${kind}`), by: ({ kind }) => kind },
    {
      head: 'menu_item.parentId',
      cell: ({ parentId }) => inLocale((parentOf(parentId)?.title ?? { en: '' }) as Words, locale),
    },
    {
      head: 'page.missing',
      cell: ({ title }) =>
        missingLocales([title as Words])
          .join(', ')
          .toUpperCase(),
      isMinor: true,
    },
    { head: 'menu_item.order', cell: ({ order }) => order, isNumber: true },
  ]
  return (
    <ListPage
      entity={menuItem}
      icon="menu"
      columns={columns}
      order={(a, b) => compared(placeOf(a), placeOf(b))}
    />
  )
}

/** Which of two places comes first, part by part. */
function compared(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const at = a.findIndex((part, index) => part !== b[index])
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1
}
