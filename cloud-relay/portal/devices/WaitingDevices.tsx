import { Select, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { letDeviceIn, type WaitingDevice } from '#core/devices/kiosks/contract.ts'
import { formatTime } from '#core/i18n/format.ts'
import { device } from '#core/kiosks/device.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useZone } from '../vouchers/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { useDevices } from './use-devices.ts'

/** The machines that wait to be let in, each by the code on its screen. */
export function WaitingDevices() {
  const { t } = useWords()
  const waiting = useDevices().data?.waiting ?? []
  if (!waiting.length) return null
  return (
    <section className="stack" aria-labelledby="devices-waiting">
      <h2 id="devices-waiting">{t('devices_waiting')}</h2>
      <p className="quiet">{t('devices_waiting_what')}</p>
      <ul className="waiting-devices">
        {waiting.map(machine => (
          <Waiting key={machine.uid} machine={machine} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ machine }: { machine: WaitingDevice }) {
  const { locale, t } = useWords()
  const zone = useZone()
  const [open, setOpen] = useState(false)
  const cinemas = useEntries(cinema).data?.entries ?? []
  const where = cinemas.find(({ id }) => id === machine.cinemaId)?.name ?? ''
  return (
    <li className="waiting-device">
      <div className="waiting-device-head">
        <p className="code">{machine.code}</p>
        <p>
          {t(`device.type.${machine.type}`)}, {where}
          <br />
          <span className="quiet figures">
            {t('device_waits_since', {
              time: formatTime(machine.since, locale, zone),
              address: machine.address,
            })}
          </span>
        </p>
        {!open && (
          <Button variant="primary" onPress={() => setOpen(true)}>
            {t('device_let_in')}
          </Button>
        )}
      </div>
      {open && <LetIn machine={machine} onClose={() => setOpen(false)} />}
    </li>
  )
}

/** Which device the machine becomes: a new one, or one whose machine it takes the place of. */
function LetIn({ machine, onClose }: { machine: WaitingDevice; onClose: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const devices = (useEntries(device).data?.entries ?? []).filter(
    each => each.cinemaId === machine.cinemaId && each.status !== 'blocked',
  )
  const [as, setAs] = useState<string | null>(machine.deviceId)
  const [name, setName] = useState('')
  const letting = useMutation({
    mutationFn: () => {
      const { cinemaId, uid, code } = machine
      return call(letDeviceIn, { body: { cinemaId, uid, code, name, ...(as ? { as } : {}) } })
    },
    onSuccess: () =>
      Promise.all([
        memory.invalidateQueries({ queryKey: ['devices'] }),
        memory.invalidateQueries({ queryKey: ['entries', 'device'] }),
      ]),
  })
  const isNamed = as !== null || name.trim() !== ''
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        if (isNamed) letting.mutate()
      }}
    >
      <Notice tone="info">{t('device_compare', { code: machine.code })}</Notice>
      <div className="row waiting-device-fields">
        <Select
          label={t('device_as')}
          data={[
            { value: '', label: t('device_as_new') },
            ...devices.map(each => ({ value: each.id, label: each.name })),
          ]}
          allowDeselect={false}
          value={as ?? ''}
          onChange={value => setAs(value || null)}
        />
        {!as && (
          <TextInput
            label={t('device.name')}
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={event => setName(event.currentTarget.value)}
          />
        )}
      </div>
      <Failed error={letting.error} />
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          busy={letting.isPending}
          {...(isNamed ? {} : { disabledReason: t('device_name_missing') })}
        >
          {t('device_let_in')}
        </Button>
        <Button onPress={onClose}>{t('close')}</Button>
      </div>
    </form>
  )
}
