import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { entryCalls } from '#core/catalogue/contract.ts'
import { hasCall, type AnyEntity, type AnyEntry, type Entity } from '#core/catalogue/entity.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import type { Uses } from '#core/catalogue/uses.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Archives an entry, which can be undone at once, or deletes it, which cannot and so needs a confirmation. */
export function EndEntry({
  entity,
  entry,
  uses,
  onGone,
}: {
  entity: AnyEntity
  entry: AnyEntry
  uses: Uses
  onGone: () => void
}) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason(entity.edit!.permission)
  const calls = entryCalls(entity as unknown as Entity<EntryKind>)
  const [asking, setAsking] = useState(false)
  const params = { id: entry.id }
  const isArchived = entry['archived'] === true
  const isBuiltIn = entity.edit?.builtIn?.[entry.id] !== undefined
  const again = () => memory.invalidateQueries({ queryKey: ['entries', entity.kind] })
  const archiving = useMutation({
    mutationFn: () => call(calls.archive, { params, body: { archived: !isArchived } }),
    onSuccess: again,
  })
  const deleting = useMutation({
    mutationFn: () => call(calls.remove, { params }),
    onSuccess: async () => {
      onGone()
      await again()
    },
  })
  const isUsed = uses.entries.length + uses.rows.length > 0
  const off = notAllowed ?? (isUsed ? t('entry_still_used') : undefined)
  const failed = archiving.error ?? deleting.error
  const ends = hasCall(entity, 'archive') || hasCall(entity, 'remove')
  if (!ends) return null
  return (
    <div className="panel-foot stack">
      <Failed error={failed} />
      {asking ? (
        <Notice tone="warn" title={t('entry_delete_really')} announce>
          <div className="row">
            <Button size="small" onPress={() => setAsking(false)}>
              {t('entry_keep')}
            </Button>
            <Button size="small" variant="danger" busy={deleting.isPending} onPress={() => deleting.mutate()}>
              {t('entry_delete_now')}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className="row">
          {hasCall(entity, 'archive') && (
            <Button
              size="small"
              busy={archiving.isPending}
              onPress={() => archiving.mutate()}
              {...(notAllowed ? { disabledReason: notAllowed } : {})}
            >
              {t(isArchived ? 'entry_bring_back' : 'entry_archive')}
            </Button>
          )}
          {hasCall(entity, 'remove') && !isBuiltIn && (
            <Button size="small" onPress={() => setAsking(true)} {...(off ? { disabledReason: off } : {})}>
              {t('entry_delete')}
            </Button>
          )}
          {isUsed && !isBuiltIn && !notAllowed && (
            <span className="quiet entry-state">{t('entry_still_used')}</span>
          )}
        </div>
      )}
    </div>
  )
}
