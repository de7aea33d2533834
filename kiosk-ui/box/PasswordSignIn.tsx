import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { signInByPassword } from '#core/people/contract.ts'
import { takeSecondStep } from '#core/people/second-step-contract.ts'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { call } from './call.ts'
import { DeviceSwitches } from './DeviceSwitches.tsx'
import { enter } from './use-session.ts'
import { useNodeStatusWords } from './node-status-words.ts'
import { useKioskWords } from './words.ts'
import { refusalText } from './refusal-text.tsx'
import './sign-in.css'

/** A manager signs in with the portal's mail and password, for actions that a PIN does not allow. */
export function PasswordSignIn({ title, onBack }: { title: string; onBack: () => void }) {
  const words = useKioskWords()
  const nodeStatus = useNodeStatusWords()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  /** Between the right password and the second step. */
  const [ticket, setTicket] = useState<string | null>(null)
  const signIn = useMutation({
    mutationFn: async () => {
      if (ticket !== null) return enter(await call(takeSecondStep, { body: { ticket, code } }))
      const { session, next } = await call(signInByPassword, { body: { email: email.trim(), password } })
      if (session) return enter({ session })
      setTicket(next!.ticket)
    },
    onError: error => {
      if (error instanceof CallRefused && error.code === 'sign_in_over') setTicket(null)
    },
  })
  return (
    <main className="sign-in">
      <header className="sign-in-head">
        <div>
          <p className="quiet">{title}</p>
          <h1>{words('sign_in')}</h1>
        </div>
        <div className="sign-in-switches">
          <Button icon="back" size="touch" label={nodeStatus('decide_back')} onPress={onBack} />
          <DeviceSwitches help="first-day#sign-in" keys />
        </div>
      </header>
      <form
        className="sign-in-people"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!signIn.isPending) signIn.mutate()
        }}
      >
        <p>{words(ticket === null ? 'password_why' : 'recovery_code_why')}</p>
        {ticket === null ? (
          <>
            <Field
              label={words('email')}
              type="email"
              autoComplete="username"
              autoFocus
              value={email}
              onChange={event => setEmail(event.currentTarget.value)}
            />
            <Field
              label={words('password')}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={event => setPassword(event.currentTarget.value)}
            />
          </>
        ) : (
          <Field
            key="code"
            label={words('recovery_code')}
            autoComplete="one-time-code"
            autoFocus
            value={code}
            onChange={event => setCode(event.currentTarget.value)}
          />
        )}
        {signIn.isError && (
          <Notice tone="stop" announce>
            {refusalText(signIn.error)}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="touch" wide busy={signIn.isPending}>
          {words('sign_in')}
        </Button>
      </form>
    </main>
  )
}
