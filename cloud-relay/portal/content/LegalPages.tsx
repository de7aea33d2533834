import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { entryCalls } from '#core/catalogue/contract.ts'
import { blanksIn } from '#core/content/pages/legal/blanks.ts'
import { legalKinds, type LegalKind } from '#core/content/pages/legal/legal-kinds.ts'
import { page } from '#core/content/pages/page.entity.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useProgramme } from '../server/queries.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { stateOf } from './state.ts'

/** The pages the law asks for: which are there, what they lack, and a draft with every section for those that are not. */
export function LegalPages({ now }: { now: string }) {
  const { t } = useWords()
  const pages = useEntries(page).data?.entries
  const notAllowed = useReason('manage_programme')
  const [, setAddress] = useSearchParams()
  const open = (id: string) => setAddress({ entry: id }, { replace: true, preventScrollReset: true })
  const beginning = useDraft(open)
  if (!pages || notAllowed) return null
  return (
    <section className="card stack" aria-labelledby="legal-pages">
      <h2 id="legal-pages">{t('legal_head')}</h2>
      <p className="quiet">{t('legal_lead')}</p>
      <ul className="legal-pages">
        {legalKinds.map(kind => {
          const made = pages.find(each => each.legal === kind)
          const name = t(`page.legal.${kind}`)
          return (
            <li key={kind}>
              <b>{name}</b>
              <span>{t(wordOf(kind, made, now))}</span>
              {made ? (
                <Button size="small" label={t('legal_open_of', { page: name })} onPress={() => open(made.id)}>
                  {t('legal_open')}
                </Button>
              ) : (
                <Button
                  size="small"
                  label={t('legal_begin_of', { page: name })}
                  busy={beginning.isPending && beginning.variables === kind}
                  onPress={() => beginning.mutate(kind)}
                >
                  {t('legal_begin')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Failed error={beginning.error} />
    </section>
  )
}

function wordOf(kind: LegalKind, made: Entry<'page'> | undefined, now: string) {
  if (!made) return kind === 'privacy' ? 'legal_built_in' : 'legal_none'
  return blanksIn(made.body) > 0 ? 'legal_blanks' : (`page.shown.${stateOf(made, now)}` as const)
}

/** Makes a page with every section of its kind, which nobody sees until it is filled in and published. */
function useDraft(onMade: (id: string) => void) {
  const call = useCall()
  const exhibitor = useProgramme({}).data?.exhibitor
  const cinemas = useEntries(cinema).data?.entries ?? []
  return useMutation({
    mutationFn: async (kind: LegalKind) => {
      const { startText } = await import('#core/content/pages/legal/start-text.ts')
      const id = newId()
      const { tradeName = '', email = '', phone = '', vatNumber = '' } = exhibitor ?? {}
      const body = startText(kind, { tradeName, email, phone, vatNumber, cinemas })
      await call(entryCalls(page).create, { params: { id }, body })
      return id
    },
    onSuccess: onMade,
  })
}
