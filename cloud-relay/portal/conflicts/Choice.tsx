import type { ResolutionView } from '#core/planning/conflict-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useReason } from '../session/SessionGate.tsx'

/** One way to end a conflict. */
export function Choice({
  resolution,
  words,
  busy,
  onChoose,
}: {
  resolution: ResolutionView
  words: { text: string; spoken: string }
  busy: boolean
  onChoose: () => void
}) {
  const notAllowed = useReason(resolution.needs)
  return (
    <Button
      size="small"
      busy={busy}
      label={words.spoken}
      onPress={onChoose}
      {...(notAllowed ? { disabledReason: notAllowed } : {})}
    >
      {words.text}
    </Button>
  )
}
