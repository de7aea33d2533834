import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { freeHeldOnline } from '#core/seating/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { call } from '../../box/call.ts'
import { queryClient } from '../../box/query-client.ts'
import { useSession } from '../../box/use-session.ts'
import { programmeQuery } from '../../box/programme.ts'
import { seatsQuery } from '../server.ts'
import { useWords } from '../words.ts'

/**
 * How many seats of the show are unavailable only because of visitors' baskets; a manager frees them with two presses.
 * It is below all other buttons, so that they do not move when it appears.
 */
export function HeldOnline({ scheduleId }: { scheduleId: string }) {
  const words = useWords()
  const seats = useQuery(seatsQuery(scheduleId)).data?.heldOnline ?? 0
  const cancelled = useQuery(programmeQuery).data?.schedules.find(({ id }) => id === scheduleId)?.cancelled
  const mayFree = useSession()?.permissions.includes('override_vouchers')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const free = async () => {
    setBusy(true)
    try {
      const freed = (await call(freeHeldOnline, { params: { id: scheduleId } })).seats.length
      setMessage(freed ? words('held_online_freed', { count: freed }) : words('held_online_none'))
    } catch (cause) {
      if (!(cause instanceof CallRefused)) throw cause
      setMessage(cause.message)
    } finally {
      setBusy(false)
      setAsked(false)
      void queryClient.invalidateQueries({ queryKey: seatsQuery(scheduleId).queryKey })
    }
  }
  if (cancelled || (!seats && !message)) return null
  if (!seats)
    return (
      <p className="held-online" role="status">
        {message}
      </p>
    )
  return (
    <div className="held-online">
      <p className="figures" role="status">
        {words('held_online', { count: seats })}{' '}
        {asked ? words('held_online_sure', { count: seats }) : message}
      </p>
      {mayFree && (
        <span className="held-online-keys">
          <Button
            size="touch"
            variant={asked ? 'primary' : 'quiet'}
            busy={busy}
            onPress={asked ? () => void free() : () => setAsked(true)}
          >
            {words(asked ? 'held_online_yes' : 'held_online_free')}
          </Button>
          {asked && (
            <Button size="touch" onPress={() => setAsked(false)}>
              {words('back')}
            </Button>
          )}
        </span>
      )}
    </div>
  )
}
