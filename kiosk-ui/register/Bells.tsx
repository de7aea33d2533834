import { useMutation, useQuery } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useKeys } from '../box/keyboard.ts'
import { refusalText } from '../box/refusal-text.tsx'
import { useSession } from '../box/use-session.ts'
import { bellsQuery, come, ring } from './bell.ts'
import { keys } from './keys.ts'
import { showTrouble } from './till.ts'
import { useWords } from './words.ts'

/** Calls a manager to this till. */
export function BellKey() {
  const words = useWords()
  const ringing = useMutation({
    mutationFn: ring,
    onError: error => {
      if (error instanceof CallRefused)
        showTrouble({ place: 'pay', tone: 'stop', code: error.code, text: error.message })
    },
  })
  const press = () => {
    if (!ringing.isPending) ringing.mutate()
  }
  useKeys({ [keys.bell]: press })
  return (
    <Button
      size="touch"
      icon="bell"
      label={words('bell_key')}
      keyHint={keys.bell}
      busy={ringing.isPending}
      onPress={press}
    />
  )
}

/** At the till that called: that it did, and who comes. For whoever may come: where they are called. */
export function Bells() {
  const words = useWords()
  const bells = useQuery(bellsQuery).data?.bells ?? []
  const mayCome = useSession()?.permissions.includes('override_vouchers') ?? false
  const coming = useMutation({ mutationFn: come })
  const own = bells.find(({ isHere }) => isHere)
  return (
    <>
      {own && (
        <Notice tone={own.answeredBy === null ? 'info' : 'ok'} announce>
          {own.answeredBy === null ? words('bell_called') : words('bell_comes', { name: own.answeredBy })}
        </Notice>
      )}
      {coming.error && (
        <Notice tone="stop" announce>
          {refusalText(coming.error)}
        </Notice>
      )}
      {mayCome &&
        bells
          .filter(({ isHere, answeredBy }) => !isHere && answeredBy === null)
          .map(({ id, device, employeeName }) => (
            <Notice
              key={id}
              tone="warn"
              announce
              action={
                <Button size="small" busy={coming.isPending} onPress={() => coming.mutate(id)}>
                  {words('bell_answer')}
                </Button>
              }
            >
              {words('bell_wanted', { till: device, name: employeeName })}
            </Notice>
          ))}
    </>
  )
}
