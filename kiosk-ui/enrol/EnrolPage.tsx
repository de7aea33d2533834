import { useEffect, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CallRefused, createCall } from '#core/api/call.ts'
import { readBoxCode } from '#core/devices/box-code.ts'
import { readState } from '#core/devices/contract.ts'
import { enterCode, readEnrolment } from '#core/devices/enrolment-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../box/choice.ts'
import { DeviceSwitches } from '../box/DeviceSwitches.tsx'
import { useWords, wordsNow } from './words.ts'

const call = createCall({
  locale: () => useChoice.getState().locale,
  unreachable: () => wordsNow()('unreachable'),
})

/** How often it is looked whether the box runs as its cinema's by now. */
const lookAgainMs = 1000

/** The only page of a box without a cinema: it asks for the code, and opens the register once the box runs. */
export function EnrolPage() {
  const words = useWords()
  const title = words('title')
  useEffect(() => {
    document.title = title
  }, [title])
  const asked = useQuery({ queryKey: ['enrolment'], queryFn: () => call(readEnrolment), retry: 1 })
  const [done, setDone] = useState(false)
  return (
    <main className="enrol">
      <header className="enrol-head">
        <h1>{title}</h1>
        <DeviceSwitches help="trouble#new-box" />
      </header>
      {done || asked.data?.state === 'enrolled' ? (
        <Starting />
      ) : (
        <CodeForm relay={asked.data?.relay ?? null} onDone={() => setDone(true)} />
      )}
    </main>
  )
}

function CodeForm({ relay, onDone }: { relay: string | null; onDone: () => void }) {
  const words = useWords()
  const [code, setCode] = useState('')
  const [address, setAddress] = useState('')
  const entering = useMutation({
    mutationFn: () => {
      const typed = address.trim()
      return call(enterCode, { body: { code: code.trim(), ...(typed && { relay: typed }) } })
    },
    onSuccess: onDone,
  })
  const wrong = entering.error instanceof CallRefused ? entering.error.fields : {}
  const needsAddress = !relay && code.trim() !== '' && !readBoxCode(code).relay
  return (
    <form
      className="enrol-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!entering.isPending) entering.mutate()
      }}
    >
      <p>{words('lead')}</p>
      <Field
        id="box-code"
        label={words('code')}
        hint={relay ? words('code_hint_relay', { relay }) : words('code_hint')}
        error={wrong['code']?.[0]}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        value={code}
        onChange={event => setCode(event.currentTarget.value)}
      />
      {(needsAddress || address) && (
        <Field
          id="box-relay"
          label={words('relay')}
          hint={words('relay_hint')}
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          value={address}
          onChange={event => setAddress(event.currentTarget.value)}
        />
      )}
      {entering.isPending && (
        <Notice tone="info" announce>
          {words('asking')}
        </Notice>
      )}
      {entering.isError && !wrong['code'] && (
        <Notice tone="stop" announce>
          {entering.error.message}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="touch" wide busy={entering.isPending}>
        {words('enter')}
      </Button>
      <p className="quiet">{words('old_box')}</p>
    </form>
  )
}

/** Until the box answers as the cinema's: then its register opens. */
function Starting() {
  const words = useWords()
  useEffect(() => {
    const timer = setInterval(() => {
      call(readState).then(
        () => location.assign('/register'),
        () => undefined,
      )
    }, lookAgainMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <Notice tone="ok" announce>
      {words('starting')}
    </Notice>
  )
}
