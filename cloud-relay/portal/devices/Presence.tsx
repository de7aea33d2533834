import { useMutation } from '@tanstack/react-query'
import { reloadDevices } from '#core/devices/kiosks/contract.ts'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { Device } from '#core/kiosks/device.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Status } from '../parts/Status.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useZone } from '../vouchers/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { useDevices } from './use-devices.ts'

/** Whether a device is online, or when it was last seen. */
export function Presence({ id }: { id: string }) {
  const { locale, t } = useWords()
  const zone = useZone()
  const seen = useDevices().data?.devices.find(each => each.id === id)
  if (!seen) return null
  if (seen.online) return <Status tone="ok">{t('device_online')}</Status>
  if (!seen.lastSeenAt) return <Status tone="quiet">{t('device_never')}</Status>
  const time = `${formatDay(seen.lastSeenAt, locale, zone)} ${formatTime(seen.lastSeenAt, locale, zone)}`
  return <Status tone="quiet">{t('device_seen', { time })}</Status>
}

/** Where a device stands now, and the way to load its page anew. */
export function PresenceBlock({ device: { id, status } }: { device: Device }) {
  const { t } = useWords()
  const call = useCall()
  const seen = useDevices().data?.devices.find(each => each.id === id)
  const reloading = useMutation({ mutationFn: () => call(reloadDevices, { body: { parentId: id } }) })
  if (status !== 'active') return null
  return (
    <section className="stack" aria-labelledby="device-presence">
      <h3 className="panel-title" id="device-presence">
        {t('device_presence')}
      </h3>
      <p>
        <Presence id={id} />{' '}
        {seen?.version && <span className="quiet">{t('device_version', { version: seen.version })}</span>}
      </p>
      <Failed error={reloading.error} />
      <div className="row">
        <Button size="small" busy={reloading.isPending} onPress={() => reloading.mutate()}>
          {t('device_reload')}
        </Button>
        <span className="quiet entry-state" role="status">
          {reloading.data && t(reloading.data.reloaded ? 'device_reloaded' : 'device_not_online')}
        </span>
      </div>
    </section>
  )
}
