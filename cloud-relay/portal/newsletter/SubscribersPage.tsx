import { Select, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { readSubscribers, subscriberStates } from '#core/content/newsletter/staff-contract.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { languageNameOf } from '../kit/language-name.ts'
import { Page, Waiting } from '../parts/Page.tsx'
import { useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { SaveSubscribers } from './SaveSubscribers.tsx'
import { SubscriberTable } from './SubscriberTable.tsx'

type State = (typeof subscriberStates)[number]

/** Who gets the newsletter, who was asked to confirm it, and who left. */
export function SubscribersPage() {
  const { t } = useWords()
  const isBox = useSide().data?.node === 'box'
  return (
    <Page title={t('subscribers')} lead={t('subscribers_lead')}>
      {isBox ? <Notice tone="info">{t('import_at_relay')}</Notice> : <Subscribers />}
    </Page>
  )
}

function Subscribers() {
  const { locale: reader, t } = useWords()
  const call = useCall()
  const [text, setText] = useState('')
  const [state, setState] = useState<State | ''>('')
  const [locale, setLocale] = useState<Locale | ''>('')
  const wanted = useDeferredValue(text.trim())
  const filter = {
    ...(wanted.length >= 3 ? { text: wanted } : {}),
    ...(state ? { state } : {}),
    ...(locale ? { locale } : {}),
  }
  const asked = useInfiniteQuery({
    queryKey: ['subscribers', filter],
    queryFn: ({ pageParam, signal }) =>
      call(readSubscribers, { body: { ...filter, ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
  const rows = asked.data?.pages.flatMap(page => page.subscribers)
  const confirmed = asked.data?.pages[0]?.confirmed
  return (
    <div className="stack">
      <div className="row entry-tools">
        <TextInput
          aria-label={t('subscriber_search')}
          placeholder={t('subscriber_search')}
          leftSection={<Icon name="search" />}
          maxLength={200}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <Select
          aria-label={t('subscriber_state')}
          data={[
            { value: '', label: t('subscriber_any_state') },
            ...subscriberStates.map(value => ({ value, label: t(`subscriber_${value}`) })),
          ]}
          allowDeselect={false}
          value={state}
          onChange={value => setState((value ?? '') as State | '')}
        />
        <Select
          aria-label={t('language')}
          data={[
            { value: '', label: t('subscriber_any_language') },
            ...locales.map(value => ({ value, label: languageNameOf(value, reader) })),
          ]}
          allowDeselect={false}
          value={locale}
          onChange={value => setLocale((value ?? '') as Locale | '')}
        />
        <SaveSubscribers />
      </div>
      {confirmed !== undefined && <p className="quiet">{t('subscribers_now', { count: confirmed })}</p>}
      {!rows ? (
        <Waiting asked={asked} skeleton={<Skeleton height="240px" />} />
      ) : rows.length ? (
        <SubscriberTable rows={rows} />
      ) : Object.keys(filter).length ? (
        <EmptyState icon="search" title={t('nothing_found')} />
      ) : (
        <EmptyState icon="info" title={t('subscribers_none')}>
          {t('subscribers_none_hint')}
        </EmptyState>
      )}
      {asked.hasNextPage && (
        <p>
          <Button busy={asked.isFetchingNextPage} onPress={() => void asked.fetchNextPage()}>
            {t('subscribers_more')}
          </Button>
        </p>
      )}
    </div>
  )
}
