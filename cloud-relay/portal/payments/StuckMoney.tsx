import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Programme } from '#core/planning/contract.ts'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import {
  askAboutEntry,
  refundEntry,
  retryEntry,
  type WorkEntry,
  type Worklist,
} from '#core/sales/worklist/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { agoText } from '../health/size.ts'
import { Facts } from '../parts/Facts.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { ClearEntry } from './ClearEntry.tsx'
import { seatsInWords } from './seats-in-words.ts'

/** One entry of stuck money: the reason, the automatic next step, and what the employee can do. */
export function StuckMoney({ entry, list, programme }: About) {
  const { locale, t } = useWords()
  const [clearing, setClearing] = useState(false)
  const cinema = programme?.cinemas.find(each => each.id === entry.cinemaId)
  const act = useAct(entry)
  const can = (action: WorkEntry['actions'][number]) => list.canAct && entry.actions.includes(action)
  return (
    <article className="card stuck" aria-labelledby={`stuck-${entry.id}`}>
      <div className="card-head">
        <h2 id={`stuck-${entry.id}`}>{t(`stuck_${entry.kind}`)}</h2>
        <p className="stuck-sum figures">{formatCents(entry.cents, locale)}</p>
      </div>
      <p>{t(`stuck_${entry.kind}_words`)}</p>
      <p className="stuck-next">
        <Icon name={entry.next === 'nothing' ? 'user' : 'clock'} />
        <span>{t(`next_${entry.next}`, { cinema: cinema?.name ?? '' })}</span>
      </p>
      <StuckFacts entry={entry} list={list} programme={programme} />
      {act.isError && (
        <Notice tone="warn" announce>
          {sentenceOf(act.error, t('unreachable'))}
        </Notice>
      )}
      {clearing ? (
        <ClearEntry entry={entry} onClose={() => setClearing(false)} />
      ) : (
        list.canAct && (
          <div className="row">
            {can('refund') && (
              <Button variant="primary" busy={act.isPending} onPress={() => act.mutate('refund')}>
                {t('refund_sum_now', { price: formatCents(entry.cents, locale) })}
              </Button>
            )}
            {can('retry') && (
              <Button variant="primary" busy={act.isPending} onPress={() => act.mutate('retry')}>
                {t('refund_retry_now')}
              </Button>
            )}
            {can('ask') && (
              <Button busy={act.isPending} onPress={() => act.mutate('ask')}>
                {entry.kind === 'refund_waiting' ? t('refund_try_now') : t('ask_provider_now')}
              </Button>
            )}
            {can('clear') && <Button onPress={() => setClearing(true)}>{t('clear_entry')}</Button>}
            {act.isSuccess && (
              <span className="quiet" role="status">
                {t('asked_now')}
              </span>
            )}
          </div>
        )
      )}
    </article>
  )
}

type About = { entry: WorkEntry; list: Worklist; programme: Programme | undefined }

/** What is known of an entry: since when, at which till, for what. */
function StuckFacts({ entry, list, programme }: About) {
  const { locale, t } = useWords()
  const cinema = programme?.cinemas.find(each => each.id === entry.cinemaId)
  const zone = cinema?.timezone ?? programme?.cinemas[0]?.timezone ?? 'Europe/Luxembourg'
  const when = (iso: string) =>
    `${formatDay(iso, locale, zone)}, ${formatTime(iso, locale, zone)} (${agoText(iso, list.now, locale)})`
  return (
    <Facts
      facts={[
        [t('stuck_since'), when(entry.since)],
        [
          t('stuck_tries'),
          entry.silentSince && t('stuck_tries_since', { count: entry.tries, since: when(entry.silentSince) }),
        ],
        [t('stuck_till'), entry.till],
        [t('stuck_terminal_says'), entry.compared && formatCents(entry.compared.terminalCents, locale)],
        [t('stuck_known'), entry.compared && formatCents(entry.compared.knownCents, locale)],
        [t('stuck_meant'), entry.compared?.bills.join(', ')],
        [t('bill'), entry.billNumber ?? (entry.kind === 'payment_found' ? t('stuck_no_bill') : null)],
        [t('cinema'), programme && programme.cinemas.length > 1 ? cinema?.name : null],
        [t('stuck_for'), seatsInWords(entry.seats, programme, locale)],
        [t('stuck_provider_ref'), entry.providerRef && <code key="ref">{entry.providerRef}</code>],
      ]}
    />
  )
}

const calls = { ask: askAboutEntry, refund: refundEntry, retry: retryEntry }

function useAct({ id }: WorkEntry) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: (action: keyof typeof calls) => call(calls[action], { params: { id } }),
    onSettled: () => memory.invalidateQueries({ queryKey: ['worklist'] }),
  })
}
