import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/parts/Button.tsx'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'
import { useTill } from '../till.ts'
import { parkable, parkedQuery } from './parked.ts'
import { runningQuery, silentAmong } from './running.ts'
import { ParkKey } from './ParkKey.tsx'

/**
 * Puts a basket aside; without one it tells how many wait, and is not there while none does. What a register that seems to
 * have died had in front of it waits too.
 */
export function ParkedKey({ pressed, onPress }: { pressed: boolean; onPress: () => void }) {
  const words = useWords()
  const count = useQuery(parkedQuery).data?.parked.length ?? 0
  const running = useQuery(runningQuery)
  const silent = silentAmong(running.data?.running ?? [], running.dataUpdatedAt).length
  const mayPark = useTill(state => parkable(state) !== null)
  if (mayPark && !pressed) return <ParkKey />
  if (!count && !silent && !pressed) return null
  return (
    <Button size="touch" icon="pause" keyHint={keys.parked} pressed={pressed} onPress={onPress}>
      {count || !silent
        ? words('parked_count', { count: count + silent })
        : words('running_count', { count: silent })}
    </Button>
  )
}
