import { PasswordInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '#core/people/account-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Changes one's own password; every other session of the person ends. */
export function OwnPassword() {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [typed, type] = useState({ current: '', password: '', passwordConfirmation: '' })
  const setting = useMutation({
    mutationFn: () => call(changePassword, { body: typed }),
    onSuccess: async answer => {
      type({ current: '', password: '', passwordConfirmation: '' })
      memory.setQueryData(['session'], answer)
      await memory.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
  const wrong = fieldErrorsOf(setting.error)
  const field = (name: keyof typeof typed, label: string, autoComplete: string) => (
    <PasswordInput
      label={label}
      name={name}
      autoComplete={autoComplete}
      value={typed[name]}
      error={wrong[name]}
      visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
      onChange={event => type({ ...typed, [name]: event.currentTarget.value })}
    />
  )
  const isWhole = Object.values(typed).every(Boolean)
  return (
    <form
      className="stack account-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isWhole && !setting.isPending) setting.mutate()
      }}
    >
      {field('current', t('account_password_now'), 'current-password')}
      {field('password', t('reset_secret'), 'new-password')}
      {field('passwordConfirmation', t('reset_secret_again'), 'new-password')}
      <Failed error={Object.keys(wrong).length ? null : setting.error} />
      {setting.isSuccess && !typed.password && (
        <Notice tone="ok" announce>
          {t('account_password_done')}
        </Notice>
      )}
      <div className="row">
        <Button
          type="submit"
          size="small"
          busy={setting.isPending}
          {...(isWhole ? {} : { disabledReason: t('account_password_missing') })}
        >
          {t('account_password_set')}
        </Button>
      </div>
    </form>
  )
}
