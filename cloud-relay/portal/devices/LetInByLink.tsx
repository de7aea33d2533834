import { TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { letInByLink, readLinkedDevice } from '#core/devices/kiosks/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The page of the link in a mail: nothing happens until the manager has compared the code and says so. */
export function LetInByLink() {
  const { t } = useWords()
  const call = useCall()
  const [key] = useState(() => location.hash.slice(1))
  const [name, setName] = useState('')
  const asked = useQuery({
    queryKey: ['devices', 'linked'],
    queryFn: () => call(readLinkedDevice, { body: { key } }),
    retry: false,
  })
  const letting = useMutation({ mutationFn: () => call(letInByLink, { body: { key, name } }) })
  const machine = asked.data
  const isNamed = Boolean(machine?.deviceName) || name.trim() !== ''
  if (letting.data)
    return (
      <main className="alone stack">
        <Notice tone="ok" title={t('device_is_in', { name: letting.data.name })} announce>
          {t('device_is_in_next')}
        </Notice>
      </main>
    )
  return (
    <main className="alone stack">
      <h1>{t('device_let_in_title')}</h1>
      <Failed error={asked.error} />
      {machine && (
        <form
          className="stack"
          onSubmit={event => {
            event.preventDefault()
            if (isNamed) letting.mutate()
          }}
        >
          <p>
            {t('device_linked', { name: machine.managerName })} {t(`device.type.${machine.type}`)},{' '}
            {machine.cinemaName}
          </p>
          <p className="code linked-code">{machine.code}</p>
          <Notice tone="info">{t('device_compare', { code: machine.code })}</Notice>
          {machine.deviceName ? (
            <p>{machine.deviceName}</p>
          ) : (
            <TextInput
              label={t('device.name')}
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={event => setName(event.currentTarget.value)}
            />
          )}
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
          </div>
        </form>
      )}
    </main>
  )
}
