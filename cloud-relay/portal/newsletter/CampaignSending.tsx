import { TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  cancelCampaign,
  readCampaignProgress,
  sendCampaign,
  testCampaign,
  type CampaignProgress,
} from '#core/content/newsletter/staff-contract.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Campaign = Entry<'campaign'>

/** How often the numbers are read again while mails leave. */
const everyMs = 3000

/** A newsletter on its way: a mail to oneself first, then to everybody, and how far that is. */
export function CampaignSending({ campaign }: { campaign: Campaign }) {
  const { t } = useWords()
  const call = useCall()
  const { id, state } = campaign
  const isMoving = state === 'confirmed' || state === 'sending'
  const asked = useQuery({
    queryKey: ['entries', 'campaign', 'progress', id, state],
    queryFn: ({ signal }) => call(readCampaignProgress, { params: { id }, signal }),
    refetchInterval: isMoving ? everyMs : false,
  })
  if (!asked.data) return <Waiting asked={asked} skeleton={<Skeleton height="120px" />} />
  return (
    <section className="stack" aria-labelledby="campaign-sending">
      <h3 className="panel-title" id="campaign-sending">
        {t('campaign_sending')}
      </h3>
      {state === 'pending' ? (
        <>
          <TryOut id={id} />
          <SendIt campaign={campaign} people={asked.data.left} />
        </>
      ) : (
        <Progress campaign={campaign} progress={asked.data} />
      )}
      {isMoving && <StopIt id={id} />}
    </section>
  )
}

/** The same mail to whoever writes it. */
function TryOut({ id }: { id: string }) {
  const { t } = useWords()
  const call = useCall()
  const trying = useMutation({ mutationFn: () => call(testCampaign, { params: { id } }) })
  return (
    <>
      <div className="row">
        <Button size="small" busy={trying.isPending} onPress={() => trying.mutate()}>
          {t('campaign_test')}
        </Button>
        <span className="quiet" role="status">
          {trying.data ? t('campaign_tested', { to: trying.data.to }) : t('campaign_saved_first')}
        </span>
      </div>
      <Failed error={trying.error} />
    </>
  )
}

function SendIt({ campaign: { id }, people }: { campaign: Campaign; people: number }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [startAt, setStartAt] = useState('')
  const [asking, setAsking] = useState(false)
  const sending = useMutation({
    mutationFn: () => call(sendCampaign, { params: { id }, body: { startAt: startAt || null } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['entries', 'campaign'] }),
  })
  return (
    <>
      <TextInput
        type="datetime-local"
        label={t('campaign.startAt')}
        description={t('campaign.startAt.hint')}
        value={startAt}
        onChange={event => setStartAt(event.currentTarget.value.slice(0, 16))}
      />
      {asking ? (
        <Notice tone="warn" title={t('campaign_really', { count: people })} announce>
          <p>
            {startAt
              ? t('campaign_really_later', { at: startAt.replace('T', ' ') })
              : t('campaign_really_now')}
          </p>
          <div className="row">
            <Button size="small" onPress={() => setAsking(false)}>
              {t('campaign_not_yet')}
            </Button>
            <Button size="small" variant="primary" busy={sending.isPending} onPress={() => sending.mutate()}>
              {t('campaign_send_now', { count: people })}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className="row">
          <Button
            size="small"
            variant="primary"
            onPress={() => setAsking(true)}
            {...(people ? {} : { disabledReason: t('campaign_nobody') })}
          >
            {t('campaign_send', { count: people })}
          </Button>
          {!people && <span className="quiet">{t('campaign_nobody')}</span>}
        </div>
      )}
      <Failed error={sending.error} />
    </>
  )
}

/** How many were mailed, as it is. */
function Progress({ campaign, progress }: { campaign: Campaign; progress: CampaignProgress }) {
  const { t } = useWords()
  const { state, startAt } = campaign
  return (
    <>
      <Facts
        facts={[
          [t('campaign.state'), t(`campaign.state.${state}`)],
          [t('campaign.startAt'), startAt?.replace('T', ' ')],
          [t('campaign_sent'), progress.sent],
          [t('campaign_failed'), progress.failed],
          [t('campaign_left'), progress.left],
          [t('campaign_unknown'), progress.unknown || undefined],
        ]}
      />
      {progress.unknown > 0 && <p className="quiet">{t('campaign_unknown_what')}</p>}
    </>
  )
}

function StopIt({ id }: { id: string }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [asking, setAsking] = useState(false)
  const stopping = useMutation({
    mutationFn: () => call(cancelCampaign, { params: { id } }),
    onSettled: () => memory.invalidateQueries({ queryKey: ['entries', 'campaign'] }),
  })
  return (
    <>
      {asking ? (
        <Notice tone="warn" title={t('campaign_stop_really')} announce>
          <p>{t('campaign_stop_what')}</p>
          <div className="row">
            <Button size="small" onPress={() => setAsking(false)}>
              {t('campaign_go_on')}
            </Button>
            <Button size="small" variant="danger" busy={stopping.isPending} onPress={() => stopping.mutate()}>
              {t('campaign_stop_now')}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className="row">
          <Button size="small" onPress={() => setAsking(true)}>
            {t('campaign_stop')}
          </Button>
        </div>
      )}
      <Failed error={stopping.error} />
    </>
  )
}
