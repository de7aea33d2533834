import { useState } from 'react'
import { Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { inviteBox } from '#core/devices/contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { formatDate, formatDay, formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Status } from '../parts/Status.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { BoxOffsite } from './BoxOffsite.tsx'
import { boxStateOf, type Box } from './box-state.ts'
import { breachText } from './breach-words.ts'
import { Invitation } from './Invitation.tsx'

/** One cinema with its box, or with the way to get one. */
export function CinemaBox({
  cinema,
  boxes,
  now,
}: {
  cinema: Programme['cinemas'][number]
  boxes: Box[]
  /** Server time, ISO. */
  now: string
}) {
  const { locale, t } = useWords()
  const call = useCall()
  const inviting = useMutation({
    mutationFn: (replace: boolean) =>
      call(inviteBox, { body: { cinemaId: cinema.id, replace, keyStolen: replace && keyStolen } }),
    onSuccess: () => setReplacing(false),
  })
  const [replacing, setReplacing] = useState(false)
  const [keyStolen, setKeyStolen] = useState(false)
  const zone = cinema.timezone
  return (
    <section className="card">
      <div className="card-head">
        <div>
          <h2>{cinema.name}</h2>
          <p className="quiet">{cinema.city}</p>
        </div>
        {boxes.length === 0 && (
          <Button busy={inviting.isPending} onPress={() => inviting.mutate(false)}>
            {t('invite_box')}
          </Button>
        )}
      </div>
      {boxes.length > 0 && !inviting.data && (
        <div className="stack">
          {replacing ? (
            <Notice tone="warn" title={t('box_replace')}>
              <p className="box-replace">{t('box_replace_what')}</p>
              <Checkbox
                checked={keyStolen}
                onChange={event => setKeyStolen(event.currentTarget.checked)}
                label={t('box_key_stolen')}
                description={t('box_key_stolen_what')}
              />
              <div className="row">
                <Button busy={inviting.isPending} onPress={() => inviting.mutate(true)}>
                  {t('box_replace_now')}
                </Button>
                <Button onPress={() => setReplacing(false)}>{t('box_replace_keep')}</Button>
              </div>
            </Notice>
          ) : (
            <div className="row">
              <Button size="small" onPress={() => setReplacing(true)}>
                {t('box_replace')}
              </Button>
            </div>
          )}
        </div>
      )}
      {boxes.length === 0 && !inviting.data && <p className="quiet">{t('box_none_hint')}</p>}
      {boxes.map(box => {
        const { tone, word } = boxStateOf(box)
        const seen = box.lastSeenAt
        return (
          <div className="box-row" key={box.nodeId}>
            <Status tone={tone}>{t(word)}</Status>
            <Facts
              facts={[
                [t('box_id'), <code key="id">{box.nodeId}</code>],
                [t('enrolled'), formatDate(box.enrolledAt, locale, zone)],
                [
                  t('last_seen'),
                  box.connected || !seen
                    ? null
                    : `${formatDay(seen, locale, zone)}, ${formatTime(seen, locale, zone)}`,
                ],
              ]}
            />
            {box.breach && (
              <Notice tone="stop" title={t('box_breach')}>
                <p>
                  {t('box_breach_what', {
                    what: breachText(box.breach, t),
                    day: formatDay(box.breach.at, locale, zone),
                    time: formatTime(box.breach.at, locale, zone),
                  })}
                </p>
              </Notice>
            )}
            {!box.connected && !box.breach && <p className="quiet">{t('box_away_hint')}</p>}
            <BoxOffsite told={box.offsite} now={now} />
          </div>
        )
      })}
      {inviting.isError && (
        <Notice tone="stop" announce>
          {sentenceOf(inviting.error, t('unreachable'))}
        </Notice>
      )}
      {inviting.data && (
        <Invitation code={inviting.data.code} until={formatTime(inviting.data.expiresAt, locale, zone)} />
      )}
    </section>
  )
}
