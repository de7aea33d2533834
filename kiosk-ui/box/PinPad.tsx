import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Keypad, type KeypadKey } from '#ui/parts/Keypad.tsx'
import { useKeys } from './keyboard.ts'
import { keepPinLength, pinLengthOf } from './pin-length.ts'
import { useKioskWords } from './words.ts'

const shortestPin = 4
const longestPin = 6
const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/**
 * Asks for one employee's PIN; a refusal is shown in place of the dots, and a waiting time counts down.
 *
 * @param props.send sends the PIN; rejects with the refusal
 * @param props.enter the text on the main key
 */
export function PinPad({
  employee,
  enter: enterWord,
  send,
}: {
  employee: { id: string; name: string }
  enter: string
  send: (pin: string) => Promise<unknown>
}) {
  const words = useKioskWords()
  const { pin, asking, waitSeconds, press, enter } = usePin(employee.id, send)
  const wait = waitSeconds > 0 ? words('pin_wait', { count: waitSeconds }) : undefined
  return (
    <div className="pin-pad">
      <h2>{words('hello', { name: employee.name })}</h2>
      <Dots count={pin.length} wrong={asking.isError} />
      <p className="pin-said" role="alert" data-tone={wait || asking.isError ? 'stop' : undefined}>
        {wait ?? (asking.isError ? whyNot(asking.error, words) : words('pin_hint'))}
      </p>
      <Keypad
        kind="pin"
        label={words('pin')}
        words={{ clear: words('clear'), backspace: words('backspace') }}
        onKey={press}
        onEnter={enter}
        enter={
          <Button
            variant="primary"
            size="huge"
            wide
            keyHint="↵"
            busy={asking.isPending}
            disabledReason={wait ?? (pin.length < shortestPin ? words('pin_hint') : undefined)}
            onPress={enter}
          >
            {enterWord}
          </Button>
        }
      />
    </div>
  )
}

function Dots({ count, wrong }: { count: number; wrong: boolean }) {
  const words = useKioskWords()
  return (
    <>
      <div className="pin-dots" data-wrong={wrong || undefined} aria-hidden="true">
        {Array.from({ length: Math.max(shortestPin, count) }, (_, at) => (
          <span key={at} data-filled={at < count || undefined} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {words('pin_typed', { count })}
      </p>
    </>
  )
}

/** A name was chosen on this page, so only the PIN can be wrong. */
function whyNot(error: Error, words: ReturnType<typeof useKioskWords>): string {
  return error instanceof CallRefused && error.code === 'login_failed' ? words('pin_wrong') : error.message
}

/**
 * The digits typed so far, by keypad or keyboard, and the box's answer. The last digit sends it where its length is
 * known: the longest a PIN may be, or what this machine learnt of this person.
 */
function usePin(employeeId: string, send: (pin: string) => Promise<unknown>) {
  const [pin, showPin] = useState('')
  // Keys may come several at once, before the page is drawn again.
  const now = useRef('')
  const setPin = (typed: string) => {
    now.current = typed
    showPin(typed)
  }
  const [waitSeconds, setWaitSeconds] = useState(0)
  const asking = useMutation({
    mutationFn: async (typed: string) => {
      await send(typed)
      keepPinLength(employeeId, typed.length)
    },
    onError: error => {
      setPin('')
      // It may be a longer one since: the next is sent by its key.
      if (error instanceof CallRefused && error.code === 'login_failed') keepPinLength(employeeId, null)
      if (error instanceof CallRefused && error.code === 'login_throttled')
        setWaitSeconds(Math.ceil(Number(error.details.seconds ?? 30)))
    },
  })
  const { reset: forget } = asking
  useEffect(() => {
    if (waitSeconds <= 0) return
    const timer = setTimeout(() => {
      setWaitSeconds(waitSeconds - 1)
      if (waitSeconds === 1) forget()
    }, 1000)
    return () => clearTimeout(timer)
  }, [waitSeconds, forget])

  const blocked = waitSeconds > 0 || asking.isPending
  const press = (key: KeypadKey) => {
    if (blocked) return
    if (asking.isError) asking.reset()
    const before = now.current
    const typed =
      key === 'clear' ? '' : key === 'backspace' ? before.slice(0, -1) : (before + key).slice(0, longestPin)
    setPin(typed)
    const isWhole = typed.length > before.length && typed.length === (pinLengthOf(employeeId) ?? longestPin)
    if (isWhole) asking.mutate(typed)
  }
  const enter = () => {
    if (!blocked && now.current.length >= shortestPin) asking.mutate(now.current)
  }
  useKeys({
    ...Object.fromEntries(digits.map(digit => [digit, () => press(digit)])),
    Backspace: () => press('backspace'),
    Del: () => press('clear'),
    '↵': enter,
  })
  return { pin, asking, waitSeconds, press, enter }
}
