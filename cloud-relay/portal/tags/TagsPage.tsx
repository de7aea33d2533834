import { tag } from '#core/programme/tag.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** The words films share on the website, in the order of their buttons, with how many films have each. */
export function TagsPage() {
  const { t } = useWords()
  const movies = useProgramme({}).data?.movies ?? []
  const filmsWith = (id: string) => movies.filter(({ tags }) => tags.includes(id)).length
  const columns: Column<'tag'>[] = [
    { head: 'tag.slug', cell: ({ slug }) => slug, by: ({ slug }) => slug, isMinor: true },
    {
      head: 'tag.films',
      cell: ({ id }) => t('movies_count', { count: filmsWith(id) }),
      by: ({ id }) => filmsWith(id),
      isNumber: true,
    },
  ]
  return <ListPage entity={tag} icon="film" columns={columns} order={(a, b) => a.order - b.order} />
}
