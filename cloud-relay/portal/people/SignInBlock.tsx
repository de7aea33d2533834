import { PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readEmployees, setActive, setPassword, setPin } from '#core/people/account-contract.ts'
import { mailReset } from '#core/people/reset-contract.ts'
import { isPin } from '#core/people/secret-rules.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** How a person signs in, and whether they may: secrets are set here and never shown. */
export function SignInBlock({ id, portal }: { id: string; portal: boolean }) {
  const { t } = useWords()
  const call = useCall()
  const asked = useQuery({
    queryKey: ['entries', 'employee', 'sign-in'],
    queryFn: ({ signal }) => call(readEmployees, { signal }),
  })
  const person = asked.data?.employees.find(each => each.id === id)
  if (!person) return null
  return (
    <section className="stack" aria-labelledby="sign-in-block">
      <h3 className="panel-title" id="sign-in-block">
        {t('person_sign_in')}
      </h3>
      <Pin id={id} hasPin={person.hasPin} />
      {portal && <Password id={id} email={person.email} />}
      {person.email && person.active && <MailLink id={id} portal={portal} />}
      <ShutOut id={id} active={person.active} />
    </section>
  )
}

function useSecret<Answer>(sends: () => Promise<Answer>, done: () => void) {
  const memory = useQueryClient()
  return useMutation({
    mutationFn: sends,
    onSuccess: async () => {
      done()
      await memory.invalidateQueries({ queryKey: ['entries', 'employee'] })
    },
  })
}

function Pin({ id, hasPin }: { id: string; hasPin: boolean }) {
  const { t } = useWords()
  const call = useCall()
  const [pin, type] = useState('')
  const setting = useSecret(
    () => call(setPin, { params: { id }, body: { pin } }),
    () => type(''),
  )
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        setting.mutate()
      }}
    >
      <TextInput
        id="field-pin"
        label={t('person_pin')}
        description={t(hasPin ? 'person_pin_has' : 'person_pin_none')}
        error={fieldErrorsOf(setting.error)['pin']}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={pin}
        onChange={event => type(event.currentTarget.value)}
      />
      <Failed error={setting.error} />
      <div className="row">
        <Button
          type="submit"
          size="small"
          busy={setting.isPending}
          {...(isPin(pin) ? {} : { disabledReason: t('person_pin_digits') })}
        >
          {t('person_pin_set')}
        </Button>
        <span className="quiet entry-state" role="status">
          {setting.isSuccess && !pin && t('person_set')}
        </span>
      </div>
    </form>
  )
}

function Password({ id, email }: { id: string; email: string | null }) {
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

/** Lets a person set their own secrets, by a link to their mail. */
function MailLink({ id, portal }: { id: string; portal: boolean }) {
  const { t } = useWords()
  const call = useCall()
  const mailing = useMutation({
    mutationFn: (kind: 'pin' | 'password') => call(mailReset, { params: { id }, body: { kind } }),
  })
  return (
    <div className="stack">
      <div className="row">
        {portal && (
          <Button size="small" busy={mailing.isPending} onPress={() => mailing.mutate('password')}>
            {t('person_mail_link')}
          </Button>
        )}
        <Button size="small" busy={mailing.isPending} onPress={() => mailing.mutate('pin')}>
          {t('person_mail_pin_link')}
        </Button>
      </div>
      {mailing.isSuccess && (
        <Notice tone="ok" announce>
          {t('person_link_sent', { to: mailing.data.to })}
        </Notice>
      )}
      <Failed error={mailing.error} />
    </div>
  )
}

/** Ends every session of the person at once; letting them in again gives back what their roles allow. */
function ShutOut({ id, active }: { id: string; active: boolean }) {
  const { t } = useWords()
  const call = useCall()
  const setting = useSecret(
    () => call(setActive, { params: { id }, body: { active: !active } }),
    () => undefined,
  )
  return (
    <div className="stack">
      {!active && <Notice tone="info">{t('person_is_shut_out')}</Notice>}
      <Failed error={setting.error} />
      <div className="row">
        <Button
          size="small"
          {...(active ? { variant: 'danger' as const } : {})}
          busy={setting.isPending}
          onPress={() => setting.mutate()}
        >
          {t(active ? 'person_shut_out_now' : 'person_let_in')}
        </Button>
      </div>
    </div>
  )
}
