import { PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { signInByPassword, type NextStep } from '#core/people/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { HelpLink } from '#ui/parts/HelpLink.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { AskForReset, linkedReset, SetByLink } from './Reset.tsx'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { hasPasskeys } from '../account/use-passkey.ts'
import { SecondStepForm } from './SecondStepForm.tsx'
import { LanguageMenu, ThemeSwitch } from '../shell/Preferences.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The sign-in page: the name in lights, and beside it the form, or one to set a secret that was forgotten. */
export function SignIn() {
  const { t } = useWords()
  const [token, setToken] = useState(linkedReset)
  const [forgot, setForgot] = useState(false)
  const [next, setNext] = useState<NextStep | null>(null)
  return (
    <div className="sign-in">
      <div className="sign-in-marquee" data-theme="dark" aria-hidden="true">
        <p className="sign-in-brand">Foyer</p>
        <div className="sign-in-lights">
          {Array.from({ length: 9 }, (_, bulb) => (
            <span key={bulb} />
          ))}
        </div>
        <p className="sign-in-line">{t('sign_in_line')}</p>
      </div>
      <main className="sign-in-side">
        <div className="sign-in-preferences">
          <LanguageMenu />
          <ThemeSwitch />
        </div>
        {token ? (
          <SetByLink
            token={token}
            onBack={() => {
              history.replaceState(null, '', location.pathname)
              setToken(null)
            }}
          />
        ) : forgot ? (
          <AskForReset onBack={() => setForgot(false)} />
        ) : next ? (
          <SecondStepForm key={next.ticket} next={next} onBack={() => setNext(null)} />
        ) : (
          <SignInForm onForgot={() => setForgot(true)} onNext={setNext} />
        )}
      </main>
    </div>
  )
}

/**
 * Mail and password. A refusal is shown above the button; after too many attempts the button counts the seconds down.
 */
function SignInForm({ onForgot, onNext }: { onForgot: () => void; onNext: (next: NextStep) => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wait, startWaiting] = useCountdown()
  const entering = useMutation({
    mutationFn: () => call(signInByPassword, { body: { email: email.trim(), password } }),
    onSuccess: ({ session, next }) => (next ? onNext(next) : memory.setQueryData(['session'], { session })),
    onError: error => {
      if (error instanceof CallRefused && error.code === 'login_throttled') startWaiting(secondsOf(error))
    },
  })
  const refused = entering.error instanceof CallRefused ? entering.error : null
  const throttled = refused?.code === 'login_throttled'

  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!wait && !entering.isPending) entering.mutate()
      }}
    >
      <div>
        <h1>{t('sign_in')}</h1>
        <p className="quiet">{t('sign_in_for')}</p>
      </div>
      <TextInput
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        size="md"
        value={email}
        error={refused?.fields.email?.[0]}
        onChange={event => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('password')}
        name="password"
        autoComplete="current-password"
        size="md"
        value={password}
        error={refused?.fields.password?.[0]}
        visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
        onChange={event => setPassword(event.currentTarget.value)}
      />
      {entering.isError && !(throttled && !wait) && !hasFields(refused) && (
        <Notice tone={throttled ? 'warn' : 'stop'} announce>
          {throttled
            ? t('sign_in_throttled')
            : refused?.code === 'login_failed'
              ? [t('sign_in_wrong'), ' ', <HelpLink key="help" code="login_failed" beside />]
              : sentenceOf(entering.error, t('unreachable'))}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={entering.isPending}
        {...(wait ? { disabledReason: t('sign_in_throttled') } : {})}
      >
        {wait ? t('sign_in_wait', { time: clock(wait) }) : t('sign_in')}
      </Button>
      {hasPasskeys() && <PasskeySignIn />}
      <Button wide onPress={onForgot}>
        {t('reset_forgot')}
      </Button>
    </form>
  )
}

function hasFields(refused: CallRefused | null): boolean {
  return Boolean(refused && Object.keys(refused.fields).length)
}

function secondsOf(refused: CallRefused): number {
  const seconds = Number(refused.details.seconds)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 30
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Seconds left, and how to begin. */
function useCountdown(): [number, (seconds: number) => void] {
  const [untilMs, setUntilMs] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!untilMs) return
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((untilMs - Date.now()) / 1000))
      setLeft(seconds)
      if (!seconds) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [untilMs])
  return [
    left,
    seconds => {
      setLeft(seconds)
      setUntilMs(Date.now() + seconds * 1000)
    },
  ]
}
