import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  blockExhibitor,
  type ListedExhibitor,
  type RelayDirectory,
} from '#core/founding/administration-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { TypedWord } from '#ui/parts/TypedWord.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Status } from '../parts/Status.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { momentOf, sizeOf } from './moment.ts'

type Props = { exhibitor: ListedExhibitor; pass: string; onChanged: (directory: RelayDirectory) => void }

/** One exhibitor: how it stands, when it was heard, how large it is, and the way to block it. */
export function ExhibitorCard({ exhibitor, pass, onChanged }: Props) {
  const { t, locale } = useWords()
  const call = useCall()
  const [asking, setAsking] = useState(false)
  const { id, blockedAt } = exhibitor
  const changing = useMutation({
    mutationFn: (blocked: boolean) => call(blockExhibitor, { body: { pass, id, blocked } }),
    onSuccess: directory => {
      setAsking(false)
      onChanged(directory)
    },
  })
  return (
    <article className="administration-card" aria-labelledby={`exhibitor-${id}`}>
      <div className="administration-card-head">
        <h2 id={`exhibitor-${id}`}>{exhibitor.name}</h2>
        <Status tone={blockedAt ? 'stop' : 'ok'}>
          {t(blockedAt ? 'administration_blocked' : 'administration_active')}
        </Status>
        {exhibitor.training && <Status tone="info">{t('administration_training')}</Status>}
      </div>
      <Details exhibitor={exhibitor} />
      <Boxes boxes={exhibitor.boxes} />
      {asking ? (
        <TypedWord
          title={t('administration_block_title', { name: exhibitor.name })}
          label={t('administration_block_label', { word: id })}
          first={t('administration_block_first', { word: id })}
          action={t('administration_block')}
          isTyped={typed => typed.trim() === id}
          onDecide={() => changing.mutateAsync(true)}
        >
          <ul className="administration-consequences">
            <li>{t('administration_block_online')}</li>
            <li>{t('administration_block_staff')}</li>
            <li>{t('administration_block_box')}</li>
            <li>{t('administration_block_bought')}</li>
          </ul>
          <Button size="small" onPress={() => setAsking(false)}>
            {t('administration_block_not')}
          </Button>
        </TypedWord>
      ) : (
        <div className="row">
          {blockedAt ? (
            <>
              <p className="quiet">
                {t('administration_blocked_since', { time: momentOf(blockedAt, locale) })}
              </p>
              <Button size="small" busy={changing.isPending} onPress={() => changing.mutate(false)}>
                {t('administration_unblock')}
              </Button>
            </>
          ) : (
            <Button
              size="small"
              label={`${t('administration_block_ask')}: ${exhibitor.name}`}
              onPress={() => setAsking(true)}
            >
              {t('administration_block_ask')}
            </Button>
          )}
        </div>
      )}
      {!asking && <Failed error={changing.error} />}
    </article>
  )
}

function Details({ exhibitor }: { exhibitor: ListedExhibitor }) {
  const { t, locale } = useWords()
  const moment = (iso: string | null, otherwise: string) => (iso ? momentOf(iso, locale) : otherwise)
  const facts: [string, string][] = [
    [t('administration_founded'), moment(exhibitor.foundedAt, t('administration_founded_by_hand'))],
    [t('administration_seen'), moment(exhibitor.lastSeenAt, t('administration_not_seen'))],
    [t('administration_database'), sizeOf(exhibitor.databaseBytes, locale)],
    [t('administration_mirror'), sizeOf(exhibitor.mirrorBytes, locale)],
    [t('administration_short_name'), exhibitor.id],
    [t('administration_hosts'), exhibitor.hosts.join(', ')],
  ]
  return (
    <dl className="administration-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Boxes({ boxes }: Pick<ListedExhibitor, 'boxes'>) {
  const { t, locale } = useWords()
  if (!boxes.length) return <p className="quiet">{t('administration_no_box')}</p>
  return (
    <ul className="administration-boxes" aria-label={t('administration_boxes')}>
      {boxes.map(box => (
        <li key={box.cinema}>
          <strong>{box.cinema}</strong>
          <Status tone={box.connected ? 'ok' : 'warn'}>
            {t(box.connected ? 'administration_connected' : 'administration_away')}
          </Status>
          <span className="quiet">
            {[
              box.version && t('administration_version', { version: box.version }),
              !box.connected && box.lastSeenAt && momentOf(box.lastSeenAt, locale),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
