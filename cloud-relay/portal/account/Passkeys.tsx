import { PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { CallRefused } from '#core/api/call.ts'
import {
  addPasskey,
  beginPasskey,
  readPasskeys,
  removePasskey,
  type Passkey,
} from '#core/people/passkey-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useZone } from '../vouchers/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { hasPasskeys, makePasskey, PasskeyCancelled } from './use-passkey.ts'

const queryKey = ['passkeys']

/** One's own passkeys: listed, added and removed. */
export function Passkeys() {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readPasskeys, { signal }),
    retry: (failures, error) => failures < 3 && !isAtBox(error),
  })
  const removing = useMutation({
    mutationFn: (id: string) => call(removePasskey, { params: { id } }),
    onSuccess: answer => memory.setQueryData(queryKey, answer),
  })
  if (!hasPasskeys() || isAtBox(asked.error)) return <Notice tone="info">{t('passkeys_at_relay')}</Notice>
  const passkeys = asked.data?.passkeys
  if (!passkeys) return <Waiting asked={asked} skeleton={<Skeleton height="64px" />} />
  return (
    <>
      <p className="quiet">{t('passkeys_lead')}</p>
      {passkeys.length ? (
        <ul className="sessions">
          {passkeys.map(passkey => (
            <Row
              key={passkey.id}
              passkey={passkey}
              busy={removing.isPending && removing.variables === passkey.id}
              onRemove={() => removing.mutate(passkey.id)}
            />
          ))}
        </ul>
      ) : (
        <p>{t('passkeys_none')}</p>
      )}
      <Failed error={removing.error} />
      {isAdding ? (
        <Add onDone={() => setAdding(false)} />
      ) : (
        <div className="row">
          <Button size="small" icon="plus" onPress={() => setAdding(true)}>
            {t('passkey_add')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The portal of a box has no passkeys: they belong to the relay's address. */
function isAtBox(error: Error | null): boolean {
  return error instanceof CallRefused && error.code === 'not_found'
}

function Row({ passkey, busy, onRemove }: { passkey: Passkey; busy: boolean; onRemove: () => void }) {
  const { locale, t } = useWords()
  const zone = useZone()
  const { name, addedAt, usedAt } = passkey
  const when = (iso: string) => `${formatDay(iso, locale, zone)} ${formatTime(iso, locale, zone)}`
  return (
    <li>
      <div>
        <p className="session-name">
          <strong>{name}</strong>
        </p>
        <p className="quiet figures">
          {usedAt
            ? t('passkey_used', { added: when(addedAt), used: when(usedAt) })
            : t('passkey_times', { added: when(addedAt) })}
        </p>
      </div>
      <Button size="small" busy={busy} label={t('passkey_remove_of', { name })} onPress={onRemove}>
        {t('passkey_remove')}
      </Button>
    </li>
  )
}

/** Asks for a name and the password again, then the browser for a passkey. */
function Add({ onDone }: { onDone: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [name, typeName] = useState('')
  const [password, typePassword] = useState('')
  const adding = useMutation({
    mutationFn: async () => {
      const made = await makePasskey(await call(beginPasskey, { body: { password } }))
      return call(addPasskey, { body: { name: name.trim(), ...made } })
    },
    onSuccess: answer => {
      memory.setQueryData(queryKey, answer)
      void memory.invalidateQueries({ queryKey: ['second-step'] })
      onDone()
    },
  })
  const isWhole = name.trim() && password
  const isCancelled = adding.error instanceof PasskeyCancelled
  return (
    <form
      className="stack account-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isWhole && !adding.isPending) adding.mutate()
      }}
    >
      <TextInput
        label={t('passkey_name')}
        name="passkey-name"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={event => typeName(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
        onChange={event => typePassword(event.currentTarget.value)}
      />
      {isCancelled && (
        <Notice tone="info" announce>
          {t('passkey_cancelled')}
        </Notice>
      )}
      <Failed error={isCancelled ? null : adding.error} />
      <div className="row">
        <Button
          type="submit"
          size="small"
          busy={adding.isPending}
          {...(isWhole ? {} : { disabledReason: t('second_missing') })}
        >
          {t('passkey_add')}
        </Button>
        <Button size="small" onPress={onDone}>
          {t('second_cancel')}
        </Button>
      </div>
    </form>
  )
}
