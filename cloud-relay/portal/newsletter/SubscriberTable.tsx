import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteSubscriber, type SubscriberView } from '#core/content/newsletter/staff-contract.ts'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { PlainTable } from '../parts/PlainTable.tsx'
import { Status, type StatusTone } from '../parts/Status.tsx'
import { useProgramme } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

const tones: Readonly<Record<SubscriberView['state'], StatusTone>> = {
  confirmed: 'ok',
  pending: 'info',
  ended: 'quiet',
}

/** Each of them with the proof: when they asked, and when they said yes. */
export function SubscriberTable({ rows }: { rows: readonly SubscriberView[] }) {
  const { locale, t } = useWords()
  const zone = useProgramme({}).data?.cinemas[0]?.timezone ?? 'UTC'
  const when = (iso: string | null) =>
    iso && `${formatDay(iso, locale, zone)} ${formatTime(iso, locale, zone)}`
  return (
    <PlainTable
      label={t('subscribers')}
      heads={[
        t('email'),
        t('subscriber_name'),
        t('subscriber_state'),
        t('language'),
        t('subscriber_asked'),
        t('subscriber_confirmed_at'),
        t('subscriber_delete'),
      ]}
      rows={rows.map(row => ({
        key: row.id,
        cells: [
          row.who?.email ?? t('messages_erased'),
          row.who && [row.who.firstName, row.who.lastName].filter(Boolean).join(' '),
          <SubscriberState key="state" row={row} ended={when(row.endedAt)} />,
          row.locale.toUpperCase(),
          <span key="asked">
            {when(row.at)} <span className="quiet">{t(`subscriber_via_${row.via}`)}</span>
          </span>,
          when(row.confirmedAt),
          <DeleteOne key="delete" row={row} />,
        ],
      }))}
    />
  )
}

function SubscriberState({ row, ended }: { row: SubscriberView; ended: string | null }) {
  const { t } = useWords()
  const how = row.endedHow ? t(`subscriber_how_${row.endedHow}`) : ''
  return (
    <span>
      <Status tone={tones[row.state]}>{t(`subscriber_${row.state}`)}</Status>
      {row.state === 'ended' && <span className="quiet"> {[ended, how].filter(Boolean).join(' · ')}</span>}
    </span>
  )
}

function DeleteOne({ row }: { row: SubscriberView }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [asking, setAsking] = useState(false)
  const deleting = useMutation({
    mutationFn: () => call(deleteSubscriber, { params: { id: row.id } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['subscribers'] }),
  })
  const name = row.who?.email ?? ''
  if (!asking)
    return (
      <Button size="small" label={`${t('subscriber_delete')}: ${name}`} onPress={() => setAsking(true)}>
        {t('subscriber_delete')}
      </Button>
    )
  return (
    <Notice tone="warn" title={t('subscriber_delete_really', { email: name })} announce>
      <p>{t('subscriber_delete_what')}</p>
      <div className="row">
        <Button size="small" onPress={() => setAsking(false)}>
          {t('entry_keep')}
        </Button>
        <Button size="small" variant="danger" busy={deleting.isPending} onPress={() => deleting.mutate()}>
          {t('subscriber_delete_now')}
        </Button>
      </div>
      <Failed error={deleting.error} />
    </Notice>
  )
}
