import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { stopDevice } from '#core/devices/kiosks/contract.ts'
import type { Device } from '#core/kiosks/device.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Logs a device out or blocks it, both at once and wherever it stands; each is confirmed. */
export function StopBlock({ device: { id, status } }: { device: Device }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [asking, setAsking] = useState<'logout' | 'blocked' | null>(null)
  const stopping = useMutation({
    mutationFn: (to: 'logout' | 'blocked') => call(stopDevice, { params: { id }, body: { status: to } }),
    onSuccess: async () => {
      setAsking(null)
      await memory.invalidateQueries({ queryKey: ['entries', 'device'] })
    },
  })
  return (
    <section className="stack" aria-labelledby="device-stop">
      <h3 className="panel-title" id="device-stop">
        {t('device_stop')}
      </h3>
      <p className="quiet">{t(`device_is_${status}`)}</p>
      <Failed error={stopping.error} />
      {asking ? (
        <Notice tone="warn" title={t(`device_really_${asking}`)} announce>
          <div className="row">
            <Button size="small" onPress={() => setAsking(null)}>
              {t('device_leave')}
            </Button>
            <Button
              size="small"
              variant="danger"
              busy={stopping.isPending}
              onPress={() => stopping.mutate(asking)}
            >
              {t(`device_do_${asking}`)}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className="row">
          {status === 'active' && (
            <Button size="small" onPress={() => setAsking('logout')}>
              {t('device_do_logout')}
            </Button>
          )}
          {status === 'blocked' ? (
            <Button size="small" busy={stopping.isPending} onPress={() => stopping.mutate('logout')}>
              {t('device_unblock')}
            </Button>
          ) : (
            <Button size="small" variant="danger" onPress={() => setAsking('blocked')}>
              {t('device_do_blocked')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
