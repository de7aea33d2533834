import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { entryCalls } from '#core/catalogue/contract.ts'
import type { Block } from '#core/content/pages/block.ts'
import type { EnquiryForm } from '#core/content/messages/enquiry-kinds.ts'
import { page } from '#core/content/pages/page.entity.ts'
import { preset } from '#core/content/presets/preset.entity.ts'
import { readyMadeKinds } from '#core/content/presets/ready-made-kinds.ts'
import { inLocale, type Words } from '#core/i18n/locale.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Start = { title: Words; body: readonly Block[]; enquiry: EnquiryForm | null }

/** Begins a page with a preset: one that most cinemas need, or one of the exhibitor's own. */
export function BeginPage() {
  const { t, locale } = useWords()
  const own = useEntries(preset).data?.entries
  const pages = useEntries(page).data?.entries
  const notAllowed = useReason('manage_programme')
  const [, setAddress] = useSearchParams()
  const beginning = useBeginning(id => setAddress({ entry: id }, { replace: true, preventScrollReset: true }))
  if (!own || !pages || notAllowed) return null
  const taken = new Set(pages.flatMap(({ slug }) => Object.values(slug)))
  const starts = [
    ...readyMadeKinds.map(kind => ({
      id: kind as string,
      name: t(`preset_ready_${kind}`),
      start: async () => (await import('#core/content/presets/ready-made.ts')).readyMade(kind),
    })),
    ...own.map(({ id, title, body, enquiry = null }) => ({
      id,
      name: inLocale(title as Words, locale),
      start: async () => ({ title: title as Words, body, enquiry }),
    })),
  ]
  return (
    <section className="card stack" aria-labelledby="begin-page">
      <h2 id="begin-page">{t('preset_head')}</h2>
      <p className="quiet">{t('preset_lead')}</p>
      <ul className="legal-pages">
        {starts.map(({ id, name, start }) => (
          <li key={id}>
            <b>{name}</b>
            <Button
              size="small"
              label={t('preset_begin_of', { preset: name })}
              busy={beginning.isPending && beginning.variables.id === id}
              onPress={() => beginning.mutate({ id, start, taken })}
            >
              {t('preset_begin')}
            </Button>
          </li>
        ))}
      </ul>
      <Failed error={beginning.error} />
    </section>
  )
}

/** Makes a draft that nobody sees before it is published. */
function useBeginning(onMade: (id: string) => void) {
  const call = useCall()
  return useMutation({
    mutationFn: async (from: { id: string; start: () => Promise<Start>; taken: ReadonlySet<string> }) => {
      const { freeSlug } = await import('#core/content/presets/ready-made.ts')
      const { title, body, enquiry } = await from.start()
      const id = newId()
      const slug = freeSlug(title, from.taken)
      await call(entryCalls(page).create, { params: { id }, body: { title, slug, body: [...body], enquiry } })
      return id
    },
    onSuccess: onMade,
  })
}
