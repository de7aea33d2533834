import { useMemo, useState } from 'react'
import { inLocale } from '#core/i18n/locale.ts'
import type { AnyEntity, AnyEntry, Entity } from '#core/catalogue/entity.ts'
import { wordsOf } from '#core/catalogue/words-of.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { newId } from '#ui/new-id.ts'
import { Waiting } from '../parts/Page.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { EndEntry } from './EndEntry.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { formFields } from './form-fields.ts'
import { UsedIn } from './UsedIn.tsx'
import { useEntry, useHistory } from './use-entries.ts'
import { useLabels } from './use-labels.ts'

type Props = {
  entity: AnyEntity
  /** Null makes a new one. */
  id: string | null
  onClose: () => void
  onMade: (id: string) => void
}

/** An entry beside its list: its form, what it is used in, how it ends, and who changed what. */
export function EntryPanel({ entity, id, onClose, onMade }: Props) {
  return id === null ? (
    <NewEntry entity={entity} onClose={onClose} onMade={onMade} />
  ) : (
    <KnownEntry entity={entity} id={id} onClose={onClose} />
  )
}

function NewEntry({ entity, onClose, onMade }: Omit<Props, 'id'>) {
  const { said } = useLabels(entity.kind)
  const [id] = useState(newId)
  const fields = useMemo(() => formFields(entity), [entity])
  const entry = useMemo<AnyEntry>(() => ({ ...entity.edit!.fresh, id }), [entity, id])
  return (
    <SidePanel title={said('add')} lead={said('lead')} onClose={onClose}>
      <EntryForm
        entity={entity}
        id={id}
        isNew
        entry={entry}
        fields={fields}
        changedBy={() => null}
        onSaved={() => onMade(id)}
      />
    </SidePanel>
  )
}

function KnownEntry({ entity, id, onClose }: { entity: AnyEntity; id: string; onClose: () => void }) {
  const { locale, t } = useWords()
  const { said } = useLabels(entity.kind)
  const fields = useMemo(() => formFields(entity), [entity])
  const typed = entity as unknown as Entity<EntryKind>
  const asked = useEntry(typed, id, true)
  const edits = useHistory(typed, id).data?.pages.flatMap(page => page.edits)
  const changedBy = (field: string) =>
    edits?.find(edit => edit.changes.some(change => change.field === field))?.who ?? null
  const { entry, uses } = (asked.data ?? {}) as {
    entry?: AnyEntry
    uses?: NonNullable<typeof asked.data>['uses']
  }
  const title = entry ? inLocale(wordsOf(entity.name(entry)), locale) : said('one')
  return (
    <SidePanel title={title} lead={said('lead')} onClose={onClose}>
      {!entry || !uses ? (
        <Waiting asked={asked} skeleton={<Skeleton height="320px" />} />
      ) : entry['deleted'] ? (
        <Notice tone="warn" announce>
          {t('entry_deleted')}
        </Notice>
      ) : (
        <>
          {entry['archived'] === true && <Notice tone="info">{t('entry_is_archived')}</Notice>}
          <EntryForm
            entity={entity}
            id={id}
            isNew={false}
            entry={entry}
            fields={fields}
            changedBy={changedBy}
            onSaved={() => undefined}
          />
          <UsedIn uses={uses} />
          <EndEntry entity={entity} entry={entry} uses={uses} onGone={onClose} />
          <EntryHistory entity={entity} id={id} fields={fields} />
        </>
      )}
    </SidePanel>
  )
}
