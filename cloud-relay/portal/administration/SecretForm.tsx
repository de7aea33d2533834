import { PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { administer } from '#core/founding/administration-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Signs in with the secret behind the `#` of the operator's link, or with one that is pasted. */
export function SecretForm({ onPass }: { onPass: (pass: string) => void }) {
  const { t } = useWords()
  const call = useCall()
  const [secret, setSecret] = useState('')
  const signing = useMutation({
    mutationFn: (given: string) => call(administer, { body: { secret: given } }),
    onSuccess: ({ pass }) => onPass(pass),
  })
  const tried = useRef(false)
  useEffect(() => {
    const linked = decodeURIComponent(location.hash.slice(1))
    if (!linked || tried.current) return
    tried.current = true
    // It stays in no history of the browser.
    history.replaceState(null, '', location.pathname)
    signing.mutate(linked)
  }, [signing])
  return (
    <form
      className="found-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (secret.trim() && !signing.isPending) signing.mutate(secret)
      }}
    >
      <div>
        <h1>{t('administration_title')}</h1>
        <p className="quiet">{t('administration_lead')}</p>
      </div>
      <PasswordInput
        id="administration-secret"
        label={t('administration_secret')}
        description={t('administration_secret_hint')}
        visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
        autoComplete="off"
        value={secret}
        onChange={event => setSecret(event.currentTarget.value)}
      />
      <Failed error={signing.error} />
      <Button type="submit" variant="primary" wide busy={signing.isPending}>
        {t('administration_open')}
      </Button>
    </form>
  )
}
