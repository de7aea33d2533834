import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { entryCalls } from '#core/catalogue/contract.ts'
import { preset } from '#core/content/presets/preset.entity.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Keeps the parts of a page, as it is saved, for other pages to begin with. */
export function KeepAsPreset({
  title,
  body,
  enquiry = null,
}: Pick<Entry<'page'>, 'title' | 'body' | 'enquiry'>) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_programme')
  // Sent again after an answer that was lost it is the same preset; once it is kept, the next one is another.
  const [id, setId] = useState(newId)
  const keeping = useMutation({
    mutationFn: () => call(entryCalls(preset).create, { params: { id }, body: { title, body, enquiry } }),
    onSuccess() {
      setId(newId())
      return memory.invalidateQueries({ queryKey: ['entries', preset.kind] })
    },
  })
  if (notAllowed || !body.length) return null
  return (
    <section className="stack">
      <p className="quiet">{t('preset_keep_lead')}</p>
      <div className="row">
        <Button size="small" busy={keeping.isPending} onPress={() => keeping.mutate()}>
          {t('preset_keep')}
        </Button>
      </div>
      {keeping.isSuccess && (
        <Notice tone="ok" announce>
          {t('preset_kept')}
        </Notice>
      )}
      <Failed error={keeping.error} />
    </section>
  )
}
