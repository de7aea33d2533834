import { useEffect, useState, type ReactNode } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { letInByPin, type ThisDevice } from '#core/devices/kiosks/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { BoxSilent } from './BoxSilent.tsx'
import { call } from './call.ts'
import { DeviceSwitches } from './DeviceSwitches.tsx'
import { deviceQuery, type Page } from './device-query.ts'
import { queryClient } from './query-client.ts'
import { useDeviceWords } from './device-words.ts'
import './device-gate.css'

/** Shows a page only on a machine a manager has let in; on any other its code, until one does. */
export function DeviceGate({ page, title, children }: { page: Page; title: string; children: ReactNode }) {
  const { data, error } = useQuery(deviceQuery(page))
  const access = data?.access
  useEffect(() => {
    // Who was signed in here no longer is, or is again.
    void queryClient.invalidateQueries({ queryKey: ['session'] })
    void queryClient.invalidateQueries({ queryKey: ['kiosk-employees'] })
  }, [access])
  if (access === 'active') return children
  if (!data && !(error instanceof CallRefused && error.code === 'too_many_requests')) return <BoxSilent />
  return <Waiting page={page} title={title} seen={data} busy={error !== null} />
}

function Waiting({
  page,
  title,
  seen,
  busy,
}: {
  page: Page
  title: string
  seen: ThisDevice | undefined
  busy: boolean
}) {
  const words = useDeviceWords()
  const isBlocked = seen?.access === 'blocked'
  return (
    <main className="device-gate">
      <header className="device-gate-head">
        <div>
          <p className="quiet">{title}</p>
          <h1>{seen?.cinemaName || words('device_new')}</h1>
        </div>
        <div className="device-gate-switches">
          <DeviceSwitches help="trouble#new-device" keys />
        </div>
      </header>
      {isBlocked ? (
        <Notice tone="stop" title={words('device_blocked')} announce>
          {words('device_blocked_next')}
        </Notice>
      ) : (
        <section className="device-gate-code" aria-labelledby="device-code">
          <h2 id="device-code">{words('device_code')}</h2>
          <p className="device-code figures" role="status">
            {seen?.code ?? '··· ···'}
          </p>
          <p>{words(seen?.online === false ? 'device_next_cut' : 'device_next')}</p>
          {busy && <Notice tone="warn">{words('device_many')}</Notice>}
        </section>
      )}
      {seen?.access === 'waiting' && !seen.online && <ByPin page={page} />}
    </main>
  )
}

/** While the box is cut off, a manager lets the machine in on the spot. */
function ByPin({ page }: { page: Page }) {
  const words = useDeviceWords()
  const [who, setWho] = useState('')
  const [pin, setPin] = useState('')
  const [name, setName] = useState('')
  const letting = useMutation({
    mutationFn: () => call(letInByPin, { body: { who, pin, name } }),
    onSuccess: seen => queryClient.setQueryData(deviceQuery(page).queryKey, seen),
    onError: () => setPin(''),
  })
  const isWhole = who.trim() !== '' && /^\d{4,8}$/.test(pin) && name.trim() !== ''
  return (
    <form
      className="device-gate-pin"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isWhole && !letting.isPending) letting.mutate()
      }}
    >
      <h2>{words('device_by_pin')}</h2>
      <Field
        label={words('device_name')}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
      />
      <Field
        label={words('device_manager')}
        autoComplete="off"
        maxLength={200}
        value={who}
        onChange={event => setWho(event.currentTarget.value)}
      />
      <Field
        label={words('device_pin')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={pin}
        onChange={event => setPin(event.currentTarget.value)}
      />
      {letting.isError && (
        <Notice tone="stop" announce>
          {letting.error.message}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        size="touch"
        wide
        busy={letting.isPending}
        {...(isWhole ? {} : { disabledReason: words('device_by_pin_missing') })}
      >
        {words('device_let_in')}
      </Button>
    </form>
  )
}
