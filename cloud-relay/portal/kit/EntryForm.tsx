import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { AnyEntity, AnyEntry } from '#core/catalogue/entity.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { Collision } from './Collision.tsx'
import { changesOf, keepingMine, shownIn, without } from './draft.ts'
import { FieldInput } from './FieldInput.tsx'
import type { FormField } from './form-fields.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { fieldErrorsOf, useEntryForm } from './use-entry-form.ts'
import { useLabels } from './use-labels.ts'
import { useShown } from './use-shown.ts'

type Props = {
  entity: AnyEntity
  id: string
  isNew: boolean
  entry: AnyEntry
  fields: readonly FormField[]
  /** What a new one begins with beside the definition's values; it is sent as if it had been typed. */
  begin?: Readonly<Record<string, unknown>>
  /** Fields that can wait: they stand folded below the others, until one of them is wrong; as its definition says when left out. */
  folded?: readonly string[]
  /** Who changed a field last, if known. */
  changedBy: (field: string) => string | null
  /** What it looks like as it is typed now, above the keys that save it. */
  preview?: Preview | undefined
  onSaved: () => void
}

export type Preview = (typed: AnyEntry) => ReactNode

/**
 * The form of an entry, generated from its definition. It saves the edited fields, and follows what others save
 * meanwhile.
 */
export function EntryForm(props: Props) {
  const { entity, isNew, fields, folded = entity.edit?.folded ?? [] } = props
  const { t } = useWords()
  const { label } = useLabels(entity.kind)
  const notAllowed = useReason(entity.edit!.permission)
  const form = useEntryForm(props)
  const frame = useRef<HTMLFormElement>(null)
  const { saving, collisions } = form
  /** Whether a field has a meaning beside what is chosen in another one. */
  const isAsked = ({ name }: FormField): boolean => {
    const when = entity.edit?.onlyWhen?.[name]
    const other = when && fields.find(each => each.name === when.field)
    return !other || (isAsked(other) && when.is.includes(String(shownIn(form.draft, other, props.entry))))
  }
  const isWrong = Object.keys(form.wrong).length > 0
  const off =
    notAllowed ??
    (collisions.length ? t('entry_choose_first') : undefined) ??
    (form.unreadable.length ? t('entry_look_at', { field: label(form.unreadable[0]!.name) }) : undefined) ??
    (form.isTouched || isNew ? undefined : t('entry_nothing_changed'))

  const show = (field: FormField) => (
    <OneField
      key={field.name}
      {...props}
      field={field}
      form={form}
      disabled={notAllowed !== undefined || (field.fixed && !isNew)}
    />
  )

  useFocusOnWrong(frame, fields, saving.error)

  return (
    <form
      ref={frame}
      className="stack entry-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!off && !saving.isPending) saving.mutate()
      }}
    >
      <LeaveGuard dirty={form.isTouched && !saving.isPending} />
      <p className="visually-hidden" role="status">
        {form.updated.length > 0 &&
          t('entry_updated', { fields: form.updated.map(({ name }) => label(name)).join(', ') })}
      </p>
      {fields.filter(field => isAsked(field) && !folded.includes(field.name)).map(show)}
      {folded.length > 0 && (
        <details className="entry-folded" open={folded.some(name => name in form.wrong) || undefined}>
          <summary>{t('entry_more_fields')}</summary>
          <div className="stack">
            {fields.filter(field => isAsked(field) && folded.includes(field.name)).map(show)}
          </div>
        </details>
      )}
      {props.preview?.({ ...props.entry, ...changesOf(form.draft, fields, props.entry) })}
      <Failed error={saving.error} />
      <div className="entry-save row">
        <Button
          type="submit"
          variant="primary"
          busy={saving.isPending}
          {...(off ? { disabledReason: off } : {})}
        >
          {t(isNew ? 'entry_make' : 'save')}
        </Button>
        {form.isTouched && !isNew && <Button onPress={form.discard}>{t('entry_discard')}</Button>}
        <span className="quiet entry-state" role="status">
          {saving.isSuccess && !form.isTouched && !isWrong ? t('entry_saved') : (off ?? '')}
        </span>
      </div>
    </form>
  )
}

/** Only after a refusal: correcting one field must not move the focus to the next while typing. */
function useFocusOnWrong(
  frame: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  error: unknown,
): void {
  useEffect(() => {
    const wrong = fieldErrorsOf(error)
    const first = fields.find(field => field.name in wrong)
    if (first) frame.current?.querySelector<HTMLElement>(`#field-${CSS.escape(first.name)}`)?.focus()
  }, [frame, fields, error])
}

function OneField({
  entity,
  id,
  entry,
  fields,
  field,
  form,
  disabled,
  changedBy,
}: Props & { field: FormField; form: ReturnType<typeof useEntryForm>; disabled: boolean }) {
  const { t } = useWords()
  const shown = useShown(entity, fields)
  const { draft, setDraft } = form
  const isUpdated = form.updated.includes(field)
  const unread = form.unreadable.includes(field) ? t('entry_unreadable') : undefined
  return (
    <div className="entry-field" data-updated={isUpdated || undefined}>
      <FieldInput
        entity={entity}
        entryId={id}
        field={field}
        typed={shownIn(draft, field, entry)}
        error={form.wrong[field.name] ?? unread}
        disabled={disabled}
        onType={typed => form.type(field, typed)}
      />
      {isUpdated && <p className="entry-updated">{t('entry_just_changed')}</p>}
      {form.collisions.includes(field) && (
        <Collision
          theirs={shown(field.name, entry[field.name])}
          who={changedBy(field.name) ?? t('entry_somebody')}
          onTake={() => setDraft(without(draft, field.name))}
          onKeep={() => setDraft(keepingMine(draft, field.name, entry))}
        />
      )}
    </div>
  )
}
