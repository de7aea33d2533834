import { useState, type CSSProperties } from 'react'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { readKioskEmployees, signInByPin } from '#core/people/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { call } from './call.ts'
import { employeeKeys } from './device-keys.ts'
import { DeviceSwitches } from './DeviceSwitches.tsx'
import { useKeys } from './keyboard.ts'
import { PinPad } from './PinPad.tsx'
import { applyEvent } from './programme.ts'
import { queryClient } from './query-client.ts'
import { useLive } from './use-live.ts'
import { enter } from './use-session.ts'
import { useKioskWords } from './words.ts'
import { refusalText } from './refusal-text.tsx'
import './sign-in.css'

/** The sign-in page: the name, then the PIN. `may` selects whose names are listed. */
export function SignIn({
  may,
  title,
  kept,
}: {
  may: 'canSell' | 'canScan'
  title: string
  /** Said when something waits for whoever signs in next. */
  kept?: string | undefined
}) {
  const words = useKioskWords()
  // So it is seen in the portal that the device is online, and it hears when it is reloaded or stopped.
  useLive(may === 'canSell' ? 'register' : 'scanner', ['app'], {
    onEvent: applyEvent,
    onResync: () => void queryClient.invalidateQueries({ queryKey: ['device'] }),
  })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const answer = useQuery({
    queryKey: ['kiosk-employees'],
    queryFn: () => call(readKioskEmployees),
    staleTime: 0,
  })
  const people = answer.data?.employees.filter(person => person[may]) ?? []
  const chosen = people.find(person => person.id === chosenId)
  useKeys(
    Object.fromEntries(
      employeeKeys.map((key, at) => [key, people[at] && (() => setChosenId(people[at]!.id))] as const),
    ),
  )
  return (
    <main className="sign-in" data-chosen={chosen ? true : undefined}>
      <header className="sign-in-head">
        <div>
          <p className="quiet">{title}</p>
          <h1>{answer.data?.cinemaName ?? ' '}</h1>
        </div>
        <div className="sign-in-switches">
          <DeviceSwitches help="first-day#sign-in" keys />
        </div>
      </header>
      <section className="sign-in-people" aria-label={words('who_are_you')}>
        <h2>{words('who_are_you')}</h2>
        {kept && <Notice tone="info">{kept}</Notice>}
        <Asking answer={answer} nobody={people.length === 0} />
        <ul className="person-tiles">
          {people.map((person, at) => (
            <PersonTile
              key={person.id}
              person={person}
              isChosen={person.id === chosenId}
              keyHint={employeeKeys[at]}
              onChoose={() => setChosenId(person.id)}
            />
          ))}
        </ul>
      </section>
      <section className="sign-in-pin" aria-label={words('pin')}>
        {chosen && <OwnPin person={chosen} onBack={() => setChosenId(null)} />}
        {!chosen && people.length > 0 && (
          <EmptyState icon="user" title={words('choose_name')}>
            {words('choose_name_next')}
          </EmptyState>
        )}
      </section>
    </main>
  )
}

type Person = z.output<typeof readKioskEmployees.answer>['employees'][number]

/** Shown in place of the names while there are none. */
function Asking({
  answer,
  nobody,
}: {
  answer: { data: unknown; error: Error | null; isPending: boolean; failureCount: number }
  nobody: boolean
}) {
  const words = useKioskWords()
  return (
    <>
      {answer.error && !answer.data ? (
        <Notice tone="stop" announce>
          {refusalText(answer.error)}
        </Notice>
      ) : null}
      {answer.isPending && answer.failureCount > 0 && (
        <Notice tone="warn" announce>
          {words('box_lost')}
        </Notice>
      )}
      {answer.isPending && <Skeleton height="72px" />}
      {answer.data && nobody ? (
        <EmptyState icon="user" title={words('nobody')}>
          {words('nobody_next')}
        </EmptyState>
      ) : null}
    </>
  )
}

function PersonTile({
  person,
  isChosen,
  keyHint,
  onChoose,
}: {
  person: Person
  isChosen: boolean
  keyHint: string | undefined
  onChoose: () => void
}) {
  return (
    <li>
      <button
        type="button"
        className="person-tile"
        aria-pressed={isChosen}
        aria-keyshortcuts={keyHint}
        onClick={onChoose}
      >
        <span
          className="person-dot display"
          style={{ '--dot': person.color } as CSSProperties}
          aria-hidden="true"
        >
          {initials(person.name)}
        </span>
        <span className="person-words">
          <span className="person-name">{person.name}</span>
          <span className="quiet">{person.roles.join(', ')}</span>
        </span>
        {keyHint && (
          <kbd className="key-hint" aria-hidden="true">
            {keyHint}
          </kbd>
        )}
      </button>
    </li>
  )
}

function OwnPin({ person, onBack }: { person: Person; onBack: () => void }) {
  const words = useKioskWords()
  const send = async (pin: string) => enter(await call(signInByPin, { body: { employeeId: person.id, pin } }))
  return (
    <>
      <div className="sign-in-back">
        <Button icon="back" size="touch" onPress={onBack}>
          {words('someone_else')}
        </Button>
      </div>
      <PinPad key={person.id} employee={person} enter={words('sign_in')} send={send} />
    </>
  )
}

function initials(name: string): string {
  const parts = name.split(/\s+/)
  return ((parts[0]?.[0] ?? '') + (parts.length > 1 ? (parts.at(-1)?.[0] ?? '') : '')).toUpperCase()
}
