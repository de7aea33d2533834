import { headPicture } from '#core/content/website/head-picture.entity.ts'
import { headPlaces } from '#core/content/website/head-places.ts'
import { inTurn } from '#core/content/website/head-view.ts'
import { renditionOf } from '#core/content/pictures/sizes.ts'
import { page } from '#core/content/pages/page.entity.ts'
import { inLocale, type Words } from '#core/i18n/locale.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { EntryList, type Column } from '../kit/EntryList.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useLabels } from '../kit/use-labels.ts'
import { Page } from '../parts/Page.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { HeadPreview } from './HeadPreview.tsx'
import { HeadTurns } from './HeadTurns.tsx'
import { missingLocales } from './missing.ts'
import { stateOf } from './state.ts'

type Picture = Entry<'head_picture'>

/** The large pictures above pages of the website: which visitors see, above which page, and in which turn. */
export function HeadPicturesPage() {
  const { t, locale } = useWords()
  const { textOf } = useLabels('head_picture')
  // Wall time where the exhibitor is, as its pictures' moments are.
  const now = useProgramme({}).data?.now.slice(0, 16) ?? ''
  const pages = useEntries(page).data?.entries ?? []
  const placeOf = ({ at, pageId }: Picture) => {
    const written = at === 'page' && pages.find(({ id }) => id === pageId)
    return written ? inLocale(written.title as Words, locale) : t(`head_picture.at.${at}`)
  }
  const missing = ({ title, text, alt, linkText }: Picture) =>
    missingLocales([title, text, alt, linkText].flatMap(words => (words ? [words as Words] : [])))
      .join(', ')
      .toUpperCase()
  const columns: Column<'head_picture'>[] = [
    {
      head: 'head_picture.picture',
      cell: ({ picture }) => (
        <img className="head-thumb" src={renditionOf(`/files/${picture}`, '200.webp')} alt="" />
      ),
      isMinor: true,
    },
    { head: 'head_picture.at', cell: placeOf, by: placeOf },
    {
      head: 'page.shown',
      cell: entry => t(`page.shown.${stateOf(entry, now)}`),
      by: entry => stateOf(entry, now),
    },
    {
      head: 'page.missing',
      cell: missing,
      by: entry => (missing(entry) ? `${t('page.missing')} ${missing(entry)}` : ''),
      isMinor: true,
    },
  ]
  return (
    <Page title={textOf('many')} lead={textOf('lead')}>
      <div className="stack">
        <EntryList
          entity={headPicture}
          icon="film"
          columns={columns}
          order={(a, b) => headPlaces.indexOf(a.at) - headPlaces.indexOf(b.at) || inTurn(a, b)}
          beside={picture => <HeadPreview picture={picture} />}
        />
        <HeadTurns placeOf={placeOf} />
      </div>
    </Page>
  )
}
