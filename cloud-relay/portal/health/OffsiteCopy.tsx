import type { Health } from '#core/devices/contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { behindText } from './behind-text.ts'
import { agoText } from './size.ts'

/** The off-site copy: first what needs action, then when a restore last verified it and how far behind it was. */
export function OffsiteCopy({ health }: { health: Health }) {
  const { locale, t } = useWords()
  const { offsite, now } = health
  if (offsite.state === 'off')
    return (
      <section className="card">
        <h2>{t('offsite')}</h2>
        <Notice tone="warn" title={t('offsite_off')}>
          {t('offsite_off_hint')}
        </Notice>
      </section>
    )
  const proven = offsite.state === 'proven'
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('offsite')}</h2>
        <Status tone={proven ? 'ok' : offsite.state === 'trouble' ? 'warn' : 'quiet'}>
          {t(proven ? 'offsite_proven' : `offsite_state_${offsite.state as 'waiting' | 'trouble'}`)}
        </Status>
      </div>
      {offsite.state === 'waiting' && <Notice tone="info">{t('offsite_waiting')}</Notice>}
      {offsite.trouble && <Notice tone="warn">{t(`offsite_${offsite.trouble}`)}</Notice>}
      {offsite.sameDevice && <Notice tone="warn">{t('offsite_same_device')}</Notice>}
      <Facts
        facts={[
          [
            t('offsite_proven_at'),
            offsite.provenAt ? agoText(offsite.provenAt, now, locale) : t('offsite_never'),
          ],
          [t('offsite_tried_at'), offsite.triedAt && !proven ? agoText(offsite.triedAt, now, locale) : null],
          [t('offsite_behind_facts'), behindText(offsite, t, locale)],
          [t('offsite_target'), <code key="target">{offsite.target}</code>],
          [t('offsite_copy'), offsite.copy && <code key="copy">{offsite.copy}</code>],
          [t('offsite_program'), offsite.program],
          [t('offsite_detail'), offsite.detail && <code key="detail">{offsite.detail}</code>],
          [t('offsite_set_aside'), offsite.setAside.length ? offsite.setAside.join(', ') : null],
        ]}
      />
      {!offsite.programFit && <p className="quiet">{t('offsite_unfit')}</p>}
    </section>
  )
}
