import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import type { AnyEntity, AnyEntry, Entity } from '#core/catalogue/entity.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { coordinatesIn } from './decimal-mark.ts'
import {
  begunWith,
  changesOf,
  collisionsOf,
  shownIn,
  typedInto,
  unreadable,
  updatedIn,
  type Draft,
} from './draft.ts'
import type { FormField } from './form-fields.ts'
import type { Typed } from './typed-value.ts'

/**
 * The state of a form: what was edited, what others changed meanwhile, and the server's answer. The entry follows the
 * live one; a new entry starts with the definition's values.
 */
export function useEntryForm(options: {
  entity: AnyEntity
  id: string
  isNew: boolean
  entry: AnyEntry
  fields: readonly FormField[]
  begin?: Readonly<Record<string, unknown>>
  onSaved: () => void
}) {
  const { entity, id, isNew, entry, fields } = options
  const call = useCall()
  const memory = useQueryClient()
  const calls = entryCalls(entity as unknown as Entity<EntryKind>)
  const [draft, setDraft] = useState<Draft>(() => begunWith(fields, options.begin ?? {}))
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [updated, setUpdated] = useState<readonly FormField[]>([])
  const before = useRef(entry)
  const saved = useRef<AnyEntry | null>(null)

  useEffect(() => {
    if (before.current === entry) return
    const changed = updatedIn(draft, fields, before.current, entry, saved.current)
    if (changed.length) setUpdated(changed)
    before.current = entry
  }, [entry, draft, fields])

  const saving = useMutation({
    mutationFn: async () => {
      const params = { id }
      if (isNew) return call(calls.create, { params, body: changesOf(draft, fields, {}) as never })
      return call(calls.change, { params, body: changesOf(draft, fields, entry) as never })
    },
    onSuccess: async ({ entry: mine }) => {
      saved.current = mine
      setDraft({})
      setWrong({})
      setUpdated([])
      memory.setQueryData(['entries', entity.kind, 'one', id], (known: object | undefined) =>
        known ? { ...known, entry: mine } : known,
      )
      options.onSaved()
      await memory.invalidateQueries({ queryKey: ['entries', entity.kind] })
    },
    onError: error => setWrong(fieldErrorsOf(error)),
  })

  return {
    draft,
    setDraft,
    wrong,
    updated,
    saving,
    type(field: FormField, typed: Typed) {
      const isPasted = String(typed).length > String(shownIn(draft, field, entry)).length + 3
      const both = field.name === 'lat' && isPasted ? coordinatesIn(typed) : undefined
      const lng = both && fields.find(({ name }) => name === 'lng')
      if (both && lng) setDraft(typedInto(typedInto(draft, field, entry, both.lat), lng, entry, both.lng))
      else setDraft(typedInto(draft, field, entry, typed))
      const { [field.name]: _, ...others } = wrong
      setWrong(others)
    },
    discard() {
      setDraft({})
      setWrong({})
      saving.reset()
    },
    collisions: isNew ? [] : collisionsOf(draft, fields, entry),
    unreadable: unreadable(draft, fields),
    isTouched: Object.keys(draft).length > 0,
  }
}

/** The first sentence of each field; a text's languages are one field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallRefused)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, sentences]) => [path.split('.')[0]!, sentences[0] ?? '']),
  )
}
