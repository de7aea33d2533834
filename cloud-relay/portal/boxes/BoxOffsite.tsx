import { reportedStateOf } from '#core/offsite/report.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { behindText } from '../health/behind-text.ts'
import { agoText } from '../health/size.ts'
import { Facts } from '../parts/Facts.tsx'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Box } from './box-state.ts'

const words = {
  unknown: 'box_offsite_unknown',
  off: 'box_offsite_off',
  old: 'box_offsite_old',
  waiting: 'offsite_state_waiting',
  proven: 'offsite_proven',
  trouble: 'offsite_state_trouble',
} as const

/**
 * The off-site copy of a box as last reported to the relay: whether it was verified, how far behind it was, and what to
 * do.
 */
export function BoxOffsite({ report, now }: { report: Box['offsite']; now: string }) {
  const { locale, t } = useWords()
  const state = reportedStateOf(report, Date.parse(now))
  return (
    <div className="stack">
      <div className="row">
        <strong>{t('offsite')}</strong>
        <Status
          tone={state === 'proven' ? 'ok' : state === 'waiting' || state === 'unknown' ? 'quiet' : 'warn'}
        >
          {t(words[state])}
        </Status>
      </div>
      {state === 'unknown' && <p className="quiet">{t('box_offsite_unknown_hint')}</p>}
      {state === 'off' && <Notice tone="warn">{t('box_offsite_off_hint')}</Notice>}
      {state === 'waiting' && <p className="quiet">{t('offsite_waiting')}</p>}
      {state === 'old' && <Notice tone="warn">{t('box_offsite_old_hint')}</Notice>}
      {report?.trouble && <Notice tone="warn">{t(`offsite_${report.trouble}`)}</Notice>}
      {report?.sameDevice && <Notice tone="warn">{t('offsite_same_device')}</Notice>}
      {report && (
        <Facts
          facts={[
            [
              t('offsite_proven_at'),
              state === 'off'
                ? null
                : report.provenAt
                  ? agoText(report.provenAt, now, locale)
                  : t('offsite_never'),
            ],
            [t('offsite_behind_facts'), behindText(report, t, locale)],
            [t('box_offsite_received'), agoText(report.receivedAt, now, locale)],
          ]}
        />
      )}
    </div>
  )
}
