import { signageView } from '#core/signage/view.entity.ts'
import { missingLocales } from '../content/missing.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { WallPreview } from './WallPreview.tsx'

/** What walls can show. */
export function ViewsPage() {
  const { t } = useWords()
  const columns: Column<'signage_view'>[] = [
    {
      head: 'signage_view.content',
      cell: ({ content }) => t(`signage_view.content.${content}`),
      by: ({ content }) => t(`signage_view.content.${content}`),
    },
    {
      head: 'page.missing',
      cell: ({ content, title, text }) =>
        content === 'words'
          ? missingLocales([title, text].flatMap(words => words ?? []))
              .join(', ')
              .toUpperCase()
          : '',
      isMinor: true,
    },
  ]
  return (
    <ListPage
      entity={signageView}
      icon="device"
      columns={columns}
      preview={({ content, title, text, pictureIds, groupIds, backgroundId, languages }) => (
        <WallPreview
          typed={{
            view: {
              content,
              title,
              text,
              pictureIds,
              backgroundId,
              languages,
              ...(groupIds ? { groupIds } : {}),
            },
          }}
        />
      )}
    />
  )
}
