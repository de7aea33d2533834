import { formatDate, formatDay, formatTime } from '#core/i18n/format.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { BoxOffsite } from './BoxOffsite.tsx'
import { boxStateOf, type Box } from './box-state.ts'
import { breachText } from './breach-words.ts'

/** One box: whether it is there, since when, what it broke, and where its copy is. */
export function BoxRow({
  box,
  zone,
  now,
}: {
  box: Box
  /** The cinema's time zone. */
  zone: string
  /** Server time, ISO. */
  now: string
}) {
  const { locale, t } = useWords()
  const { tone, word } = boxStateOf(box)
  const seen = box.lastSeenAt
  return (
    <div className="box-row">
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
          [t('box_secure'), box.secure && <code key="secure">{box.secure.address}</code>],
          [
            t('box_fingerprint'),
            box.secure?.fingerprint && (
              <code key="fingerprint">{box.secure.fingerprint.replaceAll(':', ' ')}</code>
            ),
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
      <BoxOffsite report={box.offsite} now={now} />
    </div>
  )
}
