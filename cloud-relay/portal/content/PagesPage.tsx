import { page, type PageFields } from '#core/content/pages/page.entity.ts'
import type { Words } from '#core/i18n/locale.ts'
import { EntryList, type Column } from '../kit/EntryList.tsx'
import { useLabels } from '../kit/use-labels.ts'
import { Page } from '../parts/Page.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { BeginPage } from './BeginPage.tsx'
import { KeepAsPreset } from './KeepAsPreset.tsx'
import { LegalPages } from './LegalPages.tsx'
import { missingLocales, textsOf } from './missing.ts'
import { stateOf } from './state.ts'

/** The pages of the website that the exhibitor writes: which visitors see, and in which language something is missing. */
export function PagesPage() {
  const { t } = useWords()
  // Wall time where the exhibitor is, as its pages' moments are.
  const now = useProgramme({}).data?.now.slice(0, 16) ?? ''
  const missing = ({ title, body }: PageFields) =>
    missingLocales([title as Words, ...textsOf(body)])
      .join(', ')
      .toUpperCase()
  const columns: Column<'page'>[] = [
    {
      head: 'page.shown',
      cell: entry => t(`page.shown.${stateOf(entry, now)}`),
      by: entry => stateOf(entry, now),
    },
    {
      head: 'page.missing',
      cell: entry => missing(entry),
      // Searching for “missing FR” finds what has no French.
      by: entry => (missing(entry) ? `${t('page.missing')} ${missing(entry)}` : ''),
    },
    { head: 'page.slug', cell: ({ slug }) => slug.en, by: ({ slug }) => slug.en, isMinor: true },
  ]
  const { textOf } = useLabels('page')
  return (
    <Page title={textOf('many')} lead={textOf('lead')}>
      <div className="stack">
        <EntryList
          entity={page}
          icon="info"
          columns={columns}
          beside={({ title, body, enquiry }) => <KeepAsPreset title={title} body={body} enquiry={enquiry} />}
        />
        <BeginPage />
        <LegalPages now={now} />
      </div>
    </Page>
  )
}
