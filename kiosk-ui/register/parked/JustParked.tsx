import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { isEmpty } from '#core/sales/basket-parts.ts'
import { useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useWords } from '../words.ts'
import { useJustParked } from './parked.ts'

/** The number to say to the customer, until the next one's basket begins. */
export function JustParked() {
  const words = useWords()
  const number = useJustParked(state => state.number)
  const isNext = useTill(state => !isEmpty(basketOf(state)))
  if (number === null || isNext) return null
  return (
    <Notice
      tone="ok"
      announce
      action={
        <Button size="small" onPress={() => useJustParked.setState({ number: null })}>
          {words('given_back_read')}
        </Button>
      }
    >
      {words('parked_as', { number })}
    </Notice>
  )
}
