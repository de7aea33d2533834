import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Keypad, type KeypadKey } from '#ui/parts/Keypad.tsx'
import { useKeys } from './keyboard.ts'
import { useKioskWords } from './words.ts'

const shortestPin = 4
const longestPin = 8
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
  const { pin, asking, waitSeconds, press, enter } = usePin(send)
  const wait = waitSeconds > 0 ? words('pin_wait', { count: waitSeconds }) : undefined
  return (
    <div className="pin-pad">
      <h2>{words('hello', { name: employee.name })}</h2>
      <Dots count={pin.length} wrong={asking.isError} />
      <p className="pin-said" role="alert" data-tone={wait || asking.isError ? 'stop' : undefined}>
        {wait ?? (asking.isError ? asking.error.message : words('pin_hint'))}
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

/** The digits typed so far, by keypad or keyboard, and the box's answer. */
function usePin(send: (pin: string) => Promise<unknown>) {
  const [pin, setPin] = useState('')
  const [waitSeconds, setWaitSeconds] = useState(0)
  const asking = useMutation({
    mutationFn: () => send(pin),
    onError: error => {
      setPin('')
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
    setPin(typed =>
      key === 'clear' ? '' : key === 'backspace' ? typed.slice(0, -1) : (typed + key).slice(0, longestPin),
    )
  }
  const enter = () => {
    if (!blocked && pin.length >= shortestPin) asking.mutate()
  }
  useKeys({
    ...Object.fromEntries(digits.map(digit => [digit, () => press(digit)])),
    Backspace: () => press('backspace'),
    Del: () => press('clear'),
    '↵': enter,
  })
  return { pin, asking, waitSeconds, press, enter }
}
