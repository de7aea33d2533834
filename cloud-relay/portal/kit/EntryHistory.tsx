import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import type { AnyEntity, Entity } from '#core/catalogue/entity.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useZone } from '../vouchers/queries.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { FormField } from './form-fields.ts'
import { useHistory } from './use-entries.ts'
import { useLabels } from './use-labels.ts'
import { useShown } from './use-shown.ts'

type Edit = AnswerOf<ReturnType<typeof entryCalls>['history']>['edits'][number]
type Of = { entity: AnyEntity; id: string; fields: readonly FormField[] }

/** Who changed what, newest first; a change that is still in effect can be undone. */
export function EntryHistory(props: Of) {
  const { t } = useWords()
  const asked = useHistory(props.entity as unknown as Entity<EntryKind>, props.id)
  const edits = asked.data?.pages.flatMap(page => page.edits)
  return (
    <section aria-labelledby="entry-history">
      <h3 className="panel-title" id="entry-history">
        {t('entry_history')}
      </h3>
      {!edits ? (
        <Waiting asked={asked} skeleton={<Skeleton height="120px" />} />
      ) : (
        <ol className="entry-history">
          {edits.map(edit => (
            <OneEdit key={edit.id} edit={edit} {...props} />
          ))}
        </ol>
      )}
      {asked.hasNextPage && (
        <Button size="small" busy={asked.isFetchingNextPage} onPress={() => void asked.fetchNextPage()}>
          {t('entry_older')}
        </Button>
      )}
    </section>
  )
}

function OneEdit({ edit, entity, id, fields }: Of & { edit: Edit }) {
  const { locale, t } = useWords()
  const zone = useZone()
  const side = edit.where === 'cinema' ? (edit.cinema ?? t('cinema')) : t('entry_in_portal')
  const where = [edit.device, side].filter(Boolean).join(', ')
  return (
    <li>
      <p className="entry-edit-who">
        <strong>{edit.who ?? t('entry_by_itself')}</strong>{' '}
        <span className="quiet figures">
          {where}, {formatDay(edit.at, locale, zone)} {formatTime(edit.at, locale, zone)}
        </span>
      </p>
      {edit.created ? (
        <p>{t('entry_created')}</p>
      ) : (
        <ul className="plain">
          {edit.changes.map(change => (
            <OneChange
              key={change.field}
              edit={edit}
              change={change}
              entity={entity}
              id={id}
              fields={fields}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

function OneChange({
  edit,
  change,
  entity,
  id,
  fields,
}: Of & { edit: Edit; change: Edit['changes'][number] }) {
  const { t } = useWords()
  const { label } = useLabels(entity.kind)
  const shown = useShown(entity, fields)
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason(entity.edit!.permission)
  const { field, from, fromKnown, to, stands } = change
  const undoing = useMutation({
    mutationFn: () =>
      call(entryCalls(entity as unknown as Entity<EntryKind>).undo, {
        params: { id },
        body: { edit: edit.id, fields: [field] },
      }),
    onSettled: () => memory.invalidateQueries({ queryKey: ['entries', entity.kind] }),
  })
  const canUndo = stands && fromKnown && fields.some(({ name, fixed }) => name === field && !fixed)
  return (
    <li className="entry-change">
      <span>
        <strong>{label(field)}</strong>{' '}
        <span className="quiet">
          {fromKnown && `${shown(field, from, to)} `}→{' '}
          <span className="entry-change-to">{shown(field, to, from)}</span>
        </span>
      </span>
      {canUndo && (
        <Button
          size="small"
          busy={undoing.isPending}
          label={t('entry_undo_of', { field: label(field) })}
          onPress={() => undoing.mutate()}
          {...(notAllowed ? { disabledReason: notAllowed } : {})}
        >
          {t('entry_undo')}
        </Button>
      )}
      <Failed error={undoing.error} />
    </li>
  )
}
