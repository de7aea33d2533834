import { PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { setPassword } from '#core/people/account-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useSecret } from './use-secret.ts'

/** Gives somebody a mail address and a password by hand. */
export function Password({ id, email }: { id: string; email: string | null }) {
  const { t } = useWords()
  const call = useCall()
  const [mail, typeMail] = useState(email ?? '')
  const [password, type] = useState('')
  const [again, typeAgain] = useState('')
  const setting = useSecret(
    () =>
      call(setPassword, {
        params: { id },
        body: { email: mail.trim(), password, passwordConfirmation: again },
      }),
    () => {
      type('')
      typeAgain('')
    },
  )
  const wrong = fieldErrorsOf(setting.error)
  return (
    <form
      className="stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setting.mutate()
      }}
    >
      <TextInput
        id="field-mail"
        type="email"
        label={t('person_mail')}
        description={t(email ? 'person_password_has' : 'person_password_none')}
        error={wrong['email']}
        autoComplete="off"
        value={mail}
        onChange={event => typeMail(event.currentTarget.value)}
      />
      <PasswordInput
        id="field-password"
        label={t('person_password')}
        error={wrong['password']}
        autoComplete="new-password"
        value={password}
        onChange={event => type(event.currentTarget.value)}
      />
      <PasswordInput
        id="field-password-again"
        label={t('person_password_again')}
        error={wrong['passwordConfirmation']}
        autoComplete="new-password"
        value={again}
        onChange={event => typeAgain(event.currentTarget.value)}
      />
      <Failed error={setting.error} />
      <div className="row">
        <Button
          type="submit"
          size="small"
          busy={setting.isPending}
          {...(mail && password && again ? {} : { disabledReason: t('person_password_missing') })}
        >
          {t('person_password_set')}
        </Button>
        <span className="quiet entry-state" role="status">
          {setting.isSuccess && !password && t('person_set')}
        </span>
      </div>
    </form>
  )
}
