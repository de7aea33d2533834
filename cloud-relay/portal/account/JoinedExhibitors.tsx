import { PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { joinExhibitor, leaveExhibitor } from '#core/people/joined-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { joinedKey, useJoined, useMove } from './use-joined.ts'

/** The other companies one manages on this server: going there, adding one, removing one. */
export function JoinedExhibitors() {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const asked = useJoined()
  const moving = useMove()
  const leaving = useMutation({
    mutationFn: (id: string) => call(leaveExhibitor, { params: { id } }),
    onSuccess: answer => memory.setQueryData(joinedKey, answer),
  })
  return (
    <>
      <p className="quiet">{t('joined_lead')}</p>
      <Failed error={asked.error ?? moving.error ?? leaving.error} />
      {asked.isPending && <Skeleton height="64px" />}
      <ul className="plain stack">
        {asked.data?.exhibitors.map(({ id, name, address, open }) => (
          <li key={id} className="row">
            <div>
              <strong>{name}</strong>
              <p className="quiet">{open ? address : t('joined_second_step')}</p>
            </div>
            {open && (
              <Button
                size="small"
                label={t('joined_go_to', { name })}
                busy={moving.isPending}
                onPress={() => moving.mutate(id)}
              >
                {t('joined_go')}
              </Button>
            )}
            <Button
              size="small"
              label={t('joined_leave_it', { name })}
              busy={leaving.isPending}
              onPress={() => leaving.mutate(id)}
            >
              {t('joined_leave')}
            </Button>
          </li>
        ))}
      </ul>
      <JoinForm />
    </>
  )
}

function JoinForm() {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [typed, setTyped] = useState(empty)
  const joining = useMutation({
    mutationFn: () => call(joinExhibitor, { body: { ...typed, code: typed.code || undefined } }),
    onSuccess(answer) {
      setTyped(empty)
      memory.setQueryData(joinedKey, answer)
    },
  })
  const wrong = fieldErrorsOf(joining.error)
  const field = (name: keyof typeof typed) => ({
    name: `joined-${name}`,
    value: typed[name],
    error: wrong[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  })
  const isWhole = typed.address.trim() !== '' && typed.password !== ''
  return (
    <form
      className="stack account-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isWhole && !joining.isPending) joining.mutate()
      }}
    >
      <TextInput
        {...field('address')}
        label={t('joined_address')}
        description={t('joined_address_hint')}
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordInput
        {...field('password')}
        label={t('joined_password')}
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
      />
      <TextInput
        {...field('code')}
        label={t('joined_code')}
        description={t('joined_code_hint')}
        autoComplete="one-time-code"
      />
      <Failed error={joining.error} />
      <div className="row">
        <Button
          type="submit"
          busy={joining.isPending}
          {...(isWhole ? {} : { disabledReason: t('joined_missing') })}
        >
          {t('joined_add')}
        </Button>
      </div>
    </form>
  )
}

const empty = { address: '', password: '', code: '' }
