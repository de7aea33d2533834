import type { EntryKind } from '#core/journal/entry-fields.ts'
import { Page } from '../parts/Page.tsx'
import { EntryList } from './EntryList.tsx'
import { useLabels } from './use-labels.ts'

/** A page of its own for all entries of a kind. */
export function ListPage<K extends EntryKind>(props: Parameters<typeof EntryList<K>>[0]) {
  const { textOf } = useLabels(props.entity.kind)
  return (
    <Page title={textOf('many')} lead={textOf('lead')}>
      <EntryList {...props} />
    </Page>
  )
}
