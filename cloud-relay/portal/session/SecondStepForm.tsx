import { TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { NextStep, Session } from '#core/people/contract.ts'
import { beginOwedStep, enrolOwedStep, takeSecondStep } from '#core/people/second-step-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Failed } from '../parts/Failed.tsx'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

// It draws QR codes, which few sign-ins need.
const NewStep = lazy(async () => ({ default: (await import('../account/NewStep.tsx')).NewStep }))
const RecoveryCodes = lazy(async () => ({
  default: (await import('../account/RecoveryCodes.tsx')).RecoveryCodes,
}))

/** What a sign-in with the right password still takes: a code, or setting a second step where one is required. */
export function SecondStepForm({ next, onBack }: { next: NextStep; onBack: () => void }) {
  if (next.steps.includes('passkey') && !next.steps.includes('code')) return <PasskeyOnly onBack={onBack} />
  return next.steps.includes('enrol') ? (
    <Owed ticket={next.ticket} onBack={onBack} />
  ) : (
    <Code next={next} onBack={onBack} />
  )
}

/** Somebody with passkeys alone signs in by one, since a password is not enough. */
function PasskeyOnly({ onBack }: { onBack: () => void }) {
  const { t } = useWords()
  return (
    <div className="sign-in-form">
      <div>
        <h1>{t('second_title')}</h1>
        <p className="quiet">{t('passkey_needed')}</p>
      </div>
      <PasskeySignIn />
      <Button wide onPress={onBack}>
        {t('reset_back')}
      </Button>
    </div>
  )
}

function Code({ next, onBack }: { next: NextStep; onBack: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [code, type] = useState('')
  const { ticket, steps } = next
  const entering = useMutation({
    mutationFn: () => call(takeSecondStep, { body: { ticket, code } }),
    onSuccess: answer => memory.setQueryData(['session'], answer),
  })
  const isOver = entering.error instanceof CallRefused && entering.error.code === 'sign_in_over'
  const isApp = steps.includes('code')
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (code.trim() && !entering.isPending && !isOver) entering.mutate()
      }}
    >
      <div>
        <h1>{t('second_title')}</h1>
        <p className="quiet">{t(isApp ? 'second_type' : 'second_type_recovery')}</p>
      </div>
      <TextInput
        label={t(isApp ? 'second_code' : 'second_recovery_code')}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        size="md"
        maxLength={40}
        value={code}
        onChange={event => type(event.currentTarget.value)}
      />
      <Failed error={entering.error} />
      {!isOver && (
        <Button
          type="submit"
          variant="primary"
          wide
          busy={entering.isPending}
          {...(code.trim() ? {} : { disabledReason: t('second_code_missing') })}
        >
          {t('sign_in')}
        </Button>
      )}
      <Button wide onPress={onBack}>
        {t('reset_back')}
      </Button>
    </form>
  )
}

/** Sets the second step that is required. The session is shown after its recovery codes were. */
function Owed({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [done, finish] = useState<{ session: Session; recoveryCodes: string[] } | null>(null)
  const asked = useQuery({
    queryKey: ['owed-step', ticket],
    queryFn: () => call(beginOwedStep, { body: { ticket } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <div className="sign-in-form">
      <div>
        <h1>{t('second_owed_title')}</h1>
        {!done && <p className="quiet">{t('second_owed_lead')}</p>}
      </div>
      <Suspense fallback={<Skeleton height="200px" />}>
        {done ? (
          <RecoveryCodes
            codes={done.recoveryCodes}
            onDone={() => memory.setQueryData(['session'], { session: done.session })}
          />
        ) : asked.data ? (
          <NewStep
            offered={asked.data}
            enrol={async body => finish(await call(enrolOwedStep, { body: { ticket, ...body } }))}
            onBack={onBack}
          />
        ) : (
          <>
            <Failed error={asked.error} />
            {asked.isError ? (
              <Button wide onPress={onBack}>
                {t('reset_back')}
              </Button>
            ) : (
              <Skeleton height="200px" />
            )}
          </>
        )}
      </Suspense>
    </div>
  )
}
