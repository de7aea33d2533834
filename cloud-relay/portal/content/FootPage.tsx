import { footerColumn } from '#core/content/website/footer-column.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The columns at the foot of the website. */
export function FootPage() {
  const { t } = useWords()
  const columns: Column<'footer_column'>[] = [
    {
      head: 'footer_column.kind',
      cell: ({ kind }) => t(`footer_column.kind.${kind}`),
      by: ({ kind }) => kind,
    },
    { head: 'footer_column.order', cell: ({ order }) => order, by: ({ order }) => order, isNumber: true },
  ]
  return <ListPage entity={footerColumn} icon="menu" columns={columns} order={(a, b) => a.order - b.order} />
}
