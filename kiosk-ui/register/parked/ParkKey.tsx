import { useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'
import { park } from './parked.ts'

/** Puts the basket aside for a customer who comes back. */
export function ParkKey() {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const press = () => {
    if (busy) return
    setBusy(true)
    void park().finally(() => setBusy(false))
  }
  useKeys({ [keys.park]: press })
  return (
    <Button size="touch" icon="pause" label={words('park')} keyHint={keys.park} busy={busy} onPress={press}>
      {words('park_short')}
    </Button>
  )
}
