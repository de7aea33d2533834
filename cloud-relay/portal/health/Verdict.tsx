import type { Health } from '#core/devices/contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Facts } from '../parts/Facts.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { agoText, sizeText } from './size.ts'

/** The overall state in one sentence, then what needs action, then the figures behind it. */
export function Verdict({ health, silent }: { health: Health; silent: boolean }) {
  const { locale, t } = useWords()
  const number = new Intl.NumberFormat(locale)
  const sameDevice = health.mirror.sameDevice && health.mirror.condition === 'operational'
  const { damage } = health.mirror
  const copied = health.offsite.state === 'proven' || health.offsite.state === 'waiting'
  const left = health.nodeStatus.quarantined + health.nodeStatus.displaced
  const well =
    copied &&
    health.state === 'ready' &&
    health.disk === 'operational' &&
    !sameDevice &&
    !damage &&
    !health.parked &&
    !health.conflicts &&
    !left
  return (
    <>
      {silent && <Notice tone="warn">{t('health_silent')}</Notice>}
      {well && <Notice tone="ok">{t('health_ready')}</Notice>}
      {health.state === 'mirror_lost' && <Notice tone="stop">{t('health_mirror_lost')}</Notice>}
      {damage && (
        <Notice tone={damage.mended ? 'warn' : 'stop'}>
          {t(damage.mended ? 'health_mirror_mended' : 'health_mirror_damaged', {
            ago: agoText(damage.foundAt, health.now, locale),
          })}
        </Notice>
      )}
      {health.disk === 'full' && <Notice tone="stop">{t('health_disk_full')}</Notice>}
      {sameDevice && <Notice tone="warn">{t('health_same_device')}</Notice>}
      {health.outdated && <Notice tone="stop">{t('health_outdated')}</Notice>}
      {health.parked > 0 && <Notice tone="warn">{t('health_parked', { count: health.parked })}</Notice>}
      {health.conflicts > 0 && (
        <Notice tone="warn">{t('health_conflicts', { count: health.conflicts })}</Notice>
      )}
      <section className="card">
        <h2>{t('this_node')}</h2>
        <Facts
          facts={[
            [t('version_software'), health.version],
            [t('node_id'), <code key="id">{health.nodeId}</code>],
            [t('running_since'), agoText(health.startedAt, health.now, locale)],
            [t('facts'), number.format(health.facts)],
            [t('memory'), sizeText(health.memoryMb * 1024 * 1024, locale)],
            [t('mirror'), <code key="mirror">{health.mirror.path}</code>],
            [t('mirror_size'), sizeText(health.mirror.bytes, locale)],
            [
              t('mirror_looked_at'),
              health.mirror.lookedAt && agoText(health.mirror.lookedAt, health.now, locale),
            ],
          ]}
        />
      </section>
    </>
  )
}
