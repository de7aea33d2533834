import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteSubscriber, type SubscriberView } from '#core/content/newsletter/staff-contract.ts'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
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
  const { t } = useWords()
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t('subscribers')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('email')}</th>
            <th scope="col">{t('subscriber_name')}</th>
            <th scope="col">{t('subscriber_state')}</th>
            <th scope="col">{t('language')}</th>
            <th scope="col">{t('subscriber_asked')}</th>
            <th scope="col">{t('subscriber_confirmed_at')}</th>
            <th scope="col">{t('subscriber_delete')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <OneRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OneRow({ row }: { row: SubscriberView }) {
  const { locale, t } = useWords()
  const zone = useProgramme({}).data?.cinemas[0]?.timezone ?? 'UTC'
  const when = (iso: string | null) =>
    iso && `${formatDay(iso, locale, zone)} ${formatTime(iso, locale, zone)}`
  const { who, state } = row
  const ended = row.endedHow ? t(`subscriber_how_${row.endedHow}`) : ''
  return (
    <tr>
      <td>{who?.email ?? t('messages_erased')}</td>
      <td>{who && [who.firstName, who.lastName].filter(Boolean).join(' ')}</td>
      <td>
        <Status tone={tones[state]}>{t(`subscriber_${state}`)}</Status>
        {state === 'ended' && (
          <span className="quiet"> {[when(row.endedAt), ended].filter(Boolean).join(' · ')}</span>
        )}
      </td>
      <td>{row.locale.toUpperCase()}</td>
      <td>
        {when(row.at)} <span className="quiet">{t(`subscriber_via_${row.via}`)}</span>
      </td>
      <td>{when(row.confirmedAt)}</td>
      <td>
        <DeleteOne row={row} />
      </td>
    </tr>
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
