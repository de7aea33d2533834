import { PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askForReset, readReset, resetSecret } from '#core/people/reset-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** What a mailed link carries, after the number sign of the address. */
export function linkedReset(): string | null {
  // Rendered without a browser, a page has no address.
  if (typeof location === 'undefined') return null
  return /^#reset=([\w.-]+)$/.exec(location.hash)?.[1] ?? null
}

/** Asks for a mail with a link. The answer says nothing about whether the address is known. */
export function AskForReset({ onBack }: { onBack: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const [email, setEmail] = useState('')
  const asking = useMutation({ mutationFn: () => call(askForReset, { body: { email: email.trim() } }) })
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!asking.isPending) asking.mutate()
      }}
    >
      <div>
        <h1>{t('reset_title')}</h1>
        <p className="quiet">{t('reset_lead')}</p>
      </div>
      <TextInput
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        size="md"
        value={email}
        error={fieldErrorsOf(asking.error)['email']}
        onChange={event => setEmail(event.currentTarget.value)}
      />
      {asking.isSuccess && (
        <Notice tone="ok" announce>
          {t('reset_asked')}
        </Notice>
      )}
      <Failed error={asking.error} />
      <Button type="submit" variant="primary" wide busy={asking.isPending}>
        {t('reset_ask')}
      </Button>
      <Button wide onPress={onBack}>
        {t('reset_back')}
      </Button>
    </form>
  )
}

/** Sets the PIN or password that a mailed link is for. */
export function SetByLink({ token, onBack }: { token: string; onBack: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const [secret, setSecret] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const asked = useQuery({
    queryKey: ['reset', token],
    queryFn: () => call(readReset, { body: { token } }),
    retry: false,
    staleTime: Infinity,
  })
  const setting = useMutation({
    mutationFn: () => call(resetSecret, { body: { token, secret, confirmation } }),
  })
  const isPin = asked.data?.kind === 'pin'
  const wrong = fieldErrorsOf(setting.error)
  const isDone = setting.isSuccess
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!setting.isPending) setting.mutate()
      }}
    >
      <h1>{t(isPin ? 'reset_pin_title' : 'reset_title')}</h1>
      {asked.data && !isDone && (
        <>
          <PasswordInput
            label={t(isPin ? 'reset_pin_new' : 'reset_secret')}
            name="new-password"
            autoComplete="new-password"
            size="md"
            value={secret}
            error={wrong['secret'] ?? wrong['password'] ?? wrong['pin']}
            visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
            onChange={event => setSecret(event.currentTarget.value)}
          />
          <PasswordInput
            label={t('reset_secret_again')}
            name="new-password-again"
            autoComplete="new-password"
            size="md"
            value={confirmation}
            error={wrong['confirmation']}
            visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
            onChange={event => setConfirmation(event.currentTarget.value)}
          />
        </>
      )}
      {isDone && (
        <Notice tone="ok" announce>
          {t(isPin ? 'reset_pin_done' : 'reset_done')}
        </Notice>
      )}
      <Failed error={asked.error ?? (Object.keys(wrong).length ? null : setting.error)} />
      {asked.data && !isDone && (
        <Button type="submit" variant="primary" wide busy={setting.isPending}>
          {t('reset_save')}
        </Button>
      )}
      <Button wide onPress={onBack}>
        {t('reset_back')}
      </Button>
    </form>
  )
}
