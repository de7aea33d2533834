import { TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readEmployees, setActive, setPin } from '#core/people/account-contract.ts'
import { mailReset } from '#core/people/reset-contract.ts'
import { resetSecondStep } from '#core/people/second-step-contract.ts'
import { isPin } from '#core/people/secret-rules.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { FirstPassword } from './FirstPassword.tsx'
import { Password } from './Password.tsx'
import { useSecret } from './use-secret.ts'

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
      {portal && (person.hasPassword || !person.active) && <Password id={id} email={person.email} />}
      {portal && !person.hasPassword && person.active && <FirstPassword id={id} email={person.email} />}
      {person.email && person.hasPassword && person.active && <MailLink id={id} portal={portal} />}
      {person.hasSecondStep && <LostSecondStep id={id} />}
      <ShutOut id={id} active={person.active} name={person.name} />
    </section>
  )
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

/** For somebody whose phone and recovery codes are gone. Their own one is removed under "My sign-in". */
function LostSecondStep({ id }: { id: string }) {
  const { t } = useWords()
  const call = useCall()
  const { employeeId } = useWho()
  const removing = useSecret(
    () => call(resetSecondStep, { params: { id } }),
    () => undefined,
  )
  return (
    <div className="stack">
      <p className="quiet">{t('person_second')}</p>
      <Failed error={removing.error} />
      {id !== employeeId && (
        <div className="row">
          <Button size="small" busy={removing.isPending} onPress={() => removing.mutate()}>
            {t('person_second_reset')}
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Ends every session of the person at once, after a question; letting them in again gives back what their roles allow.
 * Nobody is deleted: what they did stays theirs.
 */
function ShutOut({ id, active, name }: { id: string; active: boolean; name: string }) {
  const { t } = useWords()
  const call = useCall()
  const [asking, setAsking] = useState(false)
  const setting = useSecret(
    () => call(setActive, { params: { id }, body: { active: !active } }),
    () => setAsking(false),
  )
  if (asking)
    return (
      <Notice tone="warn" title={t('person_shut_out_really', { name })} announce>
        <p>{t('person_shut_out_means')}</p>
        <Failed error={setting.error} />
        <div className="row">
          <Button size="small" onPress={() => setAsking(false)}>
            {t('person_keep')}
          </Button>
          <Button size="small" variant="danger" busy={setting.isPending} onPress={() => setting.mutate()}>
            {t('person_shut_out_yes')}
          </Button>
        </div>
      </Notice>
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
          onPress={() => (active ? setAsking(true) : setting.mutate())}
        >
          {t(active ? 'person_shut_out_now' : 'person_let_in')}
        </Button>
      </div>
    </div>
  )
}
