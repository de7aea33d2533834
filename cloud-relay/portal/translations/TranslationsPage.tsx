import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AnswerOf } from '#core/api/route.ts'
import { readMissingWords } from '#core/catalogue/contract.ts'
import { languageName } from '#core/i18n/format.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useLabels } from '../kit/use-labels.ts'
import { Page, Waiting } from '../parts/Page.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Missing = AnswerOf<typeof readMissingWords>['entries'][number]

/** Where entries of a kind are edited; one that is edited inside another one's page has none. */
const pageOf: Partial<Record<EntryKind, string>> = {
  cinema: '/cinemas',
  campaign: '/newsletters',
  event: '/events',
  exhibitor: '/company',
  footer_column: '/foot',
  head_picture: '/head-pictures',
  menu_item: '/menu',
  movie: '/movies',
  page: '/pages',
  payment_method: '/payment-methods',
  price_rate: '/prices',
  product: '/products',
  product_group: '/product-groups',
  price_list: '/price-lists',
  question: '/questions',
  site_text: '/texts',
  tag: '/tags',
  ticket_discount: '/discounts',
  voucher_package: '/vouchers?part=packages',
  voucher_type: '/vouchers',
}

/** Every text that guests read in another language than their own, by what it belongs to. */
export function TranslationsPage() {
  const { t, locale } = useWords()
  const call = useCall()
  const asked = useQuery({
    queryKey: ['entries', 'missing-words'],
    queryFn: ({ signal }) => call(readMissingWords, { signal }),
  })
  const { entries, languages, more } = asked.data ?? { entries: undefined, languages: [], more: 0 }
  const named = (all: readonly Locale[]) => all.map(each => languageName(each, locale)).join(', ')
  return (
    <Page title={t('translations')} lead={t('translations_lead', { languages: named(languages) })}>
      {!entries ? (
        <Waiting asked={asked} skeleton={<Skeleton height="320px" />} />
      ) : entries.length === 0 ? (
        <EmptyState icon="ok" title={t('translations_none')}>
          {t('translations_none_hint')}
        </EmptyState>
      ) : (
        <div className="stack">
          {[...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, all]) => (
            <Kind key={kind} kind={kind} entries={all} named={named} />
          ))}
          {more > 0 && <p className="quiet">{t('translations_more', { count: more })}</p>}
        </div>
      )}
    </Page>
  )
}

function Kind(props: {
  kind: EntryKind
  entries: readonly Missing[]
  named: (languages: readonly Locale[]) => string
}) {
  const { kind, entries, named } = props
  const { t, locale } = useWords()
  const { label } = useLabels(kind)
  const page = pageOf[kind]
  return (
    <section className="stack" aria-labelledby={`translations-${kind}`}>
      <h2 id={`translations-${kind}`}>{t(`entry_kind_${kind}`)}</h2>
      <ul className="translations">
        {entries.map(({ id, name, fields }) => (
          <li key={id}>
            {page ? (
              <Link to={`${page}?entry=${encodeURIComponent(id)}`}>{inLocale(name, locale)}</Link>
            ) : (
              inLocale(name, locale)
            )}
            <span className="quiet">
              {fields.map(({ field, languages }) => `${label(field)}: ${named(languages)}`).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
