import type { AnyEntity, Entity } from '#core/catalogue/entity.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { EntryDetails } from './EntryPanel.tsx'
import { useEntries } from './use-entries.ts'
import { useLabels } from './use-labels.ts'

/** A page for the only entry of its kind. */
export function SinglePage<K extends EntryKind>({ entity }: { entity: Entity<K> }) {
  const { textOf } = useLabels(entity.kind)
  const notAllowed = useReason(entity.edit!.permission)
  const asked = useEntries(entity)
  const id = asked.data?.entries[0]?.id
  return (
    <Page title={textOf('many')} lead={textOf('lead')}>
      {notAllowed ? (
        <Notice tone="info">{notAllowed}</Notice>
      ) : id === undefined ? (
        <Waiting asked={asked} skeleton={<Skeleton height="320px" />} />
      ) : (
        <div className="single-entry stack">
          <EntryDetails
            entity={entity as unknown as AnyEntity}
            id={id}
            onClose={() => undefined}
            onMade={() => undefined}
          />
        </div>
      )}
    </Page>
  )
}
