import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Enquiry } from '#core/content/messages/enquiry-kinds.ts'
import { handleMessage, readMessages, type MessageView } from '#core/content/messages/contract.ts'
import { formatDay, formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useProgramme, useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** What visitors wrote on the website, so that a mail that got lost loses nothing. */
export function MessagesPage() {
  const { t } = useWords()
  const isBox = useSide().data?.node === 'box'
  return (
    <Page title={t('messages')} lead={t('messages_lead')}>
      {isBox ? <Notice tone="info">{t('import_at_relay')}</Notice> : <Messages />}
    </Page>
  )
}

function Messages() {
  const { t } = useWords()
  const call = useCall()
  const asked = useInfiniteQuery({
    queryKey: ['messages'],
    queryFn: ({ pageParam, signal }) =>
      call(readMessages, { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
  const messages = asked.data?.pages.flatMap(page => page.messages)
  if (!messages) return <Waiting asked={asked} skeleton={<Skeleton height="240px" />} />
  if (!messages.length)
    return (
      <EmptyState icon="info" title={t('messages_none')}>
        {t('messages_none_hint')}
      </EmptyState>
    )
  return (
    <>
      <ul className="messages">
        {messages.map(message => (
          <OneMessage key={message.id} message={message} />
        ))}
      </ul>
      {asked.hasNextPage && (
        <p>
          <Button busy={asked.isFetchingNextPage} onPress={() => void asked.fetchNextPage()}>
            {t('messages_older')}
          </Button>
        </p>
      )}
    </>
  )
}

function OneMessage({ message }: { message: MessageView }) {
  const { t, locale } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const cinemas = useProgramme({}).data?.cinemas ?? []
  const cinema = cinemas.find(({ id }) => id === message.cinemaId)
  const zone = (cinema ?? cinemas[0])?.timezone ?? 'UTC'
  const { from, handled } = message
  const handling = useMutation({
    mutationFn: () => call(handleMessage, { params: { id: message.id }, body: { handled: !handled } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['messages'] }),
  })
  return (
    <li className="card stack message" data-handled={handled || undefined}>
      <p className="row message-head">
        <strong>{from?.name ?? t('messages_erased')}</strong>
        <span className="quiet figures">
          {[
            cinema?.name,
            `${formatDay(message.at, locale, zone)} ${formatTime(message.at, locale, zone)}`,
            message.locale.toUpperCase(),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {from && (
        <>
          {from.enquiry && <Wish {...from.enquiry} />}
          {from.message && (
            <p className="message-text" lang={message.locale}>
              {from.message}
            </p>
          )}
          <p className="row">
            <a href={`mailto:${encodeURIComponent(from.email)}`}>{from.email}</a>
            {from.phone && <a href={`tel:${from.phone.replace(/[^+\d]/g, '')}`}>{from.phone}</a>}
          </p>
        </>
      )}
      <p className="row">
        <Button size="small" busy={handling.isPending} onPress={() => handling.mutate()}>
          {t(handled ? 'messages_reopen' : 'messages_handle')}
        </Button>
        {handled && <span className="quiet">{t('messages_handled_by', { name: message.by ?? '' })}</span>}
      </p>
      <Failed error={handling.error} />
    </li>
  )
}

/** What an offer is asked for. */
function Wish({ about, people, day, film }: Enquiry) {
  const { t, locale } = useWords()
  return (
    <dl className="message-wish">
      <div>
        <dt>{t('messages_enquiry')}</dt>
        <dd>{t(`messages_enquiry_${about}`)}</dd>
      </div>
      <div>
        <dt>{t('messages_enquiry_people')}</dt>
        <dd className="figures">{people}</dd>
      </div>
      <div>
        <dt>{t('messages_enquiry_day')}</dt>
        <dd>{day === null ? t('messages_enquiry_any') : formatPlainDay(day, locale, wholeDay)}</dd>
      </div>
      <div>
        <dt>{t('messages_enquiry_film')}</dt>
        <dd>{film ?? t('messages_enquiry_any')}</dd>
      </div>
    </dl>
  )
}

const wholeDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
