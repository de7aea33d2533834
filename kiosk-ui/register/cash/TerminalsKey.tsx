import { Button } from '#ui/parts/Button.tsx'
import { useTerminalDays } from '../terminal/days.ts'
import { useWords } from '../words.ts'

/** The way to the end of day of the card terminals, where there are any. */
export function TerminalsKey({ onPress }: { onPress: () => void }) {
  const words = useWords()
  if (!useTerminalDays().length) return null
  return (
    <Button size="touch" wide onPress={onPress}>
      {words('days_title')}
    </Button>
  )
}
