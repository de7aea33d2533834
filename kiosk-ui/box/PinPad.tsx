import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Keypad, type KeypadKey } from '#ui/parts/Keypad.tsx'
import { useKeys } from './keyboard.ts'
import { useKioskWords } from './words.ts'

const longestPin = 8

/**
 * Asks one person's PIN; a refusal stands where the dots are, and a pause counts down.
 *
 * @param props.send what the PIN is for; rejects with the refusal
 * @param props.enter the word on the main key
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
  const [pin, setPin] = useState('')
  const [waitSeconds, setWaitSeconds] = useState(0)
  const signIn = useMutation({
    mutationFn: () => send(pin),
    onError: error => {
      setPin('')
      if (error instanceof CallRefused && error.code === 'login_throttled')
        setWaitSeconds(Math.ceil(Number(error.details.seconds ?? 30)))
    },
  })
  const { reset: forget } = signIn
  useEffect(() => {
    if (waitSeconds <= 0) return
    const timer = setTimeout(() => {
      setWaitSeconds(waitSeconds - 1)
      if (waitSeconds === 1) forget()
    }, 1000)
    return () => clearTimeout(timer)
  }, [waitSeconds, forget])

  const blocked = waitSeconds > 0 || signIn.isPending
  const press = (key: KeypadKey) => {
    if (blocked) return
    if (signIn.isError) signIn.reset()
    setPin(typed =>
      key === 'clear' ? '' : key === 'backspace' ? typed.slice(0, -1) : (typed + key).slice(0, longestPin),
    )
  }
  const enter = () => {
    if (!blocked && pin.length >= 4) signIn.mutate()
  }
  const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
  useKeys({
    ...Object.fromEntries(digits.map(digit => [digit, () => press(digit)])),
    Backspace: () => press('backspace'),
    Del: () => press('clear'),
    '↵': enter,
  })
  return (
    <div className="pin-pad">
      <h2>{words('hello', { name: employee.name })}</h2>
      <div className="pin-dots" data-wrong={signIn.isError || undefined} aria-hidden="true">
        {Array.from({ length: Math.max(4, pin.length) }, (_, at) => (
          <span key={at} data-filled={at < pin.length || undefined} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {words('pin_typed', { count: pin.length })}
      </p>
      <p className="pin-said" role="alert" data-tone={waitSeconds > 0 || signIn.isError ? 'stop' : undefined}>
        {waitSeconds > 0
          ? words('pin_wait', { count: waitSeconds })
          : signIn.isError
            ? signIn.error.message
            : words('pin_hint')}
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
            busy={signIn.isPending}
            disabledReason={
              waitSeconds > 0
                ? words('pin_wait', { count: waitSeconds })
                : pin.length < 4
                  ? words('pin_hint')
                  : undefined
            }
            onPress={enter}
          >
            {enterWord}
          </Button>
        }
      />
    </div>
  )
}
