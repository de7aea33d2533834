import { Button } from '#ui/parts/Button.tsx'
import { useKeys } from '../box/keyboard.ts'
import { keys } from './keys.ts'
import { letGo } from './seats/seating.ts'
import { nextCustomer, till } from './till.ts'
import { basketOf } from './till-state.ts'
import { useWords } from './words.ts'

/** Empties the basket and releases its seats. */
export function ClearKey() {
  const words = useWords()
  const clear = () => {
    letGo(basketOf(till()))
    nextCustomer()
  }
  useKeys({ [keys.clear]: clear })
  return <Button size="touch" icon="cross" label={words('clear')} keyHint={keys.clear} onPress={clear} />
}
