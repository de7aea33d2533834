import type { Entry } from '#core/journal/entry-fields.ts'
import { siteText } from '#core/content/texts/site-text.entity.ts'
import { placesWithWords, textPlaces, type TextPlace } from '#core/content/texts/text-places.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { missingLocales, textsOf } from './missing.ts'
import { stateOf } from './state.ts'

type Text = Entry<'site_text'>

/** The thirteen places that may have words of the exhibitor's: where each is seen, whether it is, and what is missing. */
export function TextsPage() {
  const { t } = useWords()
  // Wall time where the exhibitor is, as its texts' moments are.
  const now = useProgramme({}).data?.now.slice(0, 16) ?? ''
  const state = (text: Text) => {
    if (isEmpty(text)) return t(`site_text.${hasWords(text) ? 'built_in' : 'nothing'}`)
    return t(`page.shown.${stateOf(text, now)}`)
  }
  const missing = (text: Text) =>
    isEmpty(text) ? '' : missingLocales(textsOf(text.body)).join(', ').toUpperCase()
  const columns: Column<'site_text'>[] = [
    {
      head: 'site_text.seen',
      cell: ({ id }) => t(`text_at_${id as TextPlace}`),
      by: ({ id }) => t(`text_at_${id as TextPlace}`),
      isMinor: true,
    },
    { head: 'site_text.state', cell: state, by: state },
    {
      head: 'page.missing',
      cell: missing,
      by: text => (missing(text) ? `${t('page.missing')} ${missing(text)}` : ''),
    },
  ]
  return (
    <ListPage entity={siteText} icon="info" columns={columns} order={(a, b) => placeOf(a) - placeOf(b)} />
  )
}

/** A place nobody has written for has no entry yet: only its name. */
const isEmpty = ({ body }: Partial<Text>) => !body?.length
const hasWords = ({ id }: Text) => placesWithWords.includes(id as TextPlace)
const placeOf = ({ id }: Text) => textPlaces.indexOf(id as TextPlace)
