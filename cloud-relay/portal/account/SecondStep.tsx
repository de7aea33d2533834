import { PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#core/api/route.ts'
import type { Session } from '#core/people/contract.ts'
import {
  beginSecondStep,
  enrolSecondStep,
  readSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
} from '#core/people/second-step-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { Status } from '../parts/Status.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { NewStep, type Offered } from './NewStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Doing =
  | { what: 'begin' | 'renew' | 'remove' }
  | { what: 'enrol'; offered: Offered }
  | { what: 'keep'; codes: string[] }

/** One's own second step: set, its recovery codes, and its end. */
export function SecondStep() {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [doing, go] = useState<Doing | null>(null)
  const asked = useQuery({
    queryKey: ['second-step'],
    queryFn: ({ signal }) => call(readSecondStep, { signal }),
  })
  const state = asked.data
  if (!state) return <Waiting asked={asked} skeleton={<Skeleton height="64px" />} />

  /** Setting a secret ends every other session; this page goes on in a new one. */
  async function taken({ session, recoveryCodes }: { session: Session; recoveryCodes?: string[] }) {
    memory.setQueryData(['session'], { session })
    go(recoveryCodes ? { what: 'keep', codes: recoveryCodes } : null)
    await Promise.all([['second-step'], ['sessions']].map(queryKey => memory.invalidateQueries({ queryKey })))
  }
  const stop = () => go(null)

  if (doing?.what === 'keep') return <RecoveryCodes codes={doing.codes} onDone={stop} />
  if (doing?.what === 'enrol')
    return (
      <NewStep
        offered={doing.offered}
        enrol={async body => taken(await call(enrolSecondStep, { body }))}
        onBack={stop}
      />
    )
  if (doing?.what === 'begin')
    return (
      <Prove
        word={t('second_next')}
        withCode={false}
        onBack={stop}
        prove={async ({ password }) =>
          go({ what: 'enrol', offered: await call(beginSecondStep, { body: { password } }) })
        }
      />
    )
  if (doing)
    return (
      <Prove
        key={doing.what}
        word={t(doing.what === 'remove' ? 'second_remove' : 'codes_renew')}
        withCode
        onBack={stop}
        prove={async body =>
          taken(await call(doing.what === 'remove' ? removeSecondStep : renewRecoveryCodes, { body }))
        }
      />
    )
  return <Now state={state} go={what => go({ what })} />
}

/** Whether there is a second step, and what can be done about it. */
function Now({
  state,
  go,
}: {
  state: AnswerOf<typeof readSecondStep>
  go: (what: 'begin' | 'renew' | 'remove') => void
}) {
  const { t } = useWords()
  return (
    <>
      <p className="quiet">{t('second_lead')}</p>
      <p>
        {state.enrolled ? (
          <Status tone="ok">{t('second_on', { count: state.codesLeft })}</Status>
        ) : (
          <Status tone={state.required ? 'warn' : 'quiet'}>
            {t(state.required ? 'second_owed' : 'second_off')}
          </Status>
        )}
      </p>
      {!state.settable && <Notice tone="info">{t('second_at_relay')}</Notice>}
      {state.settable && (
        <div className="row">
          {state.enrolled ? (
            <>
              <Button size="small" onPress={() => go('renew')}>
                {t('codes_renew')}
              </Button>
              <Button size="small" variant="danger" onPress={() => go('remove')}>
                {t('second_remove')}
              </Button>
            </>
          ) : (
            <Button size="small" onPress={() => go('begin')}>
              {t('second_set')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Asks for the password again, and for a code where there is a second step: an open page is not enough. */
function Prove({
  word,
  withCode,
  prove,
  onBack,
}: {
  word: string
  withCode: boolean
  prove: (body: { password: string; code: string }) => Promise<unknown>
  onBack: () => void
}) {
  const { t } = useWords()
  const [password, typePassword] = useState('')
  const [code, typeCode] = useState('')
  const proving = useMutation({ mutationFn: () => prove({ password, code }) })
  const isWhole = password && (code.trim() || !withCode)
  return (
    <form
      className="stack account-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isWhole && !proving.isPending) proving.mutate()
      }}
    >
      <PasswordInput
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
        onChange={event => typePassword(event.currentTarget.value)}
      />
      {withCode && (
        <TextInput
          label={t('second_code')}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          onChange={event => typeCode(event.currentTarget.value)}
        />
      )}
      <Failed error={proving.error} />
      <div className="row">
        <Button
          type="submit"
          size="small"
          busy={proving.isPending}
          {...(isWhole ? {} : { disabledReason: t('second_missing') })}
        >
          {word}
        </Button>
        <Button size="small" onPress={onBack}>
          {t('second_cancel')}
        </Button>
      </div>
    </form>
  )
}
