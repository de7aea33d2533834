import { useMemo, useState, type ReactNode } from 'react'
import { inLocale } from '#core/i18n/locale.ts'
import { freshOf, type AnyEntity, type AnyEntry, type Entity } from '#core/catalogue/entity.ts'
import { wordsOf } from '#core/catalogue/words-of.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { newId } from '#ui/new-id.ts'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { EndEntry } from './EndEntry.tsx'
import { EntryForm, type Preview } from './EntryForm.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { formFields } from './form-fields.ts'
import { UsedIn } from './UsedIn.tsx'
import { useEntry, useHistory } from './use-entries.ts'
import { useLabels } from './use-labels.ts'

type Props = {
  entity: AnyEntity
  /** Null makes a new one. */
  id: string | null
  /** False where there is no such entry yet, which is then made under that id. */
  isMade: boolean
  /** What else there is to do with it, between its form and what it is used in. */
  beside?: Beside | undefined
  preview?: Preview | undefined
  onClose: () => void
  onMade: (id: string) => void
}

/** More than a form about an entry; `open` opens another one. */
export type Beside = (entry: AnyEntry, open: (id: string) => void) => ReactNode

/** An entry beside its list: its form, what it is used in, how it ends, and who changed what. */
export function EntryPanel({ entity, id, isMade, beside, preview, onClose, onMade }: Props) {
  return id === null || !isMade ? (
    <NewEntry entity={entity} givenId={id} preview={preview} onClose={onClose} onMade={onMade} />
  ) : (
    <KnownEntry entity={entity} id={id} beside={beside} preview={preview} onClose={onClose} onMade={onMade} />
  )
}

function NewEntry({
  entity,
  givenId,
  preview,
  onClose,
  onMade,
}: Pick<Props, 'entity' | 'preview' | 'onClose' | 'onMade'> & { givenId: string | null }) {
  const { locale } = useWords()
  const { textOf } = useLabels(entity.kind)
  const [id] = useState(() => givenId ?? newId())
  const fields = useMemo(() => formFields(entity), [entity])
  const entry = useMemo<AnyEntry>(() => ({ ...freshOf(entity, id), id }), [entity, id])
  const title = givenId === null ? textOf('add') : inLocale(wordsOf(entity.name(entry)), locale)
  return (
    <SidePanel title={title} lead={textOf('lead')} onClose={onClose}>
      <EntryForm
        entity={entity}
        id={id}
        isNew
        entry={entry}
        fields={fields}
        changedBy={() => null}
        preview={preview}
        onSaved={() => onMade(id)}
      />
    </SidePanel>
  )
}

type KnownProps = Pick<Props, 'entity' | 'beside' | 'preview' | 'onClose' | 'onMade'> & { id: string }

function KnownEntry(props: KnownProps) {
  const { entity, id, onClose } = props
  const { locale } = useWords()
  const { textOf } = useLabels(entity.kind)
  const entry = useEntry(entity as unknown as Entity<EntryKind>, id, true).data?.entry as AnyEntry | undefined
  const title = entry ? inLocale(wordsOf(entity.name(entry)), locale) : textOf('one')
  return (
    <SidePanel title={title} lead={textOf('lead')} onClose={onClose}>
      <EntryDetails {...props} />
    </SidePanel>
  )
}

/** Everything about an entry that is there, wherever it is shown. */
export function EntryDetails({ entity, id, beside, preview, onClose, onMade }: KnownProps) {
  const { t } = useWords()
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
  if (asked.isError) return <Failed error={asked.error} />
  if (!entry || !uses) return <Waiting asked={asked} skeleton={<Skeleton height="320px" />} />
  if (entry['deleted'])
    return (
      <Notice tone="warn" announce>
        {t('entry_deleted')}
      </Notice>
    )
  return (
    <>
      {entry['archived'] === true && <Notice tone="info">{t('entry_is_archived')}</Notice>}
      <EntryForm
        entity={entity}
        id={id}
        isNew={false}
        entry={entry}
        fields={fields}
        changedBy={changedBy}
        preview={preview}
        onSaved={() => undefined}
      />
      {beside?.(entry, onMade)}
      {!entity.edit?.single && <UsedIn uses={uses} />}
      <EndEntry entity={entity} entry={entry} uses={uses} onGone={onClose} />
      <EntryHistory entity={entity} id={id} fields={fields} />
    </>
  )
}
