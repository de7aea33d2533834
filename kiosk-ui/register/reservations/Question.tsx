import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'

/** A question before something that cannot be undone; the way back is a key and a button. */
export function Question({
  text,
  yes,
  busy,
  onYes,
  onNo,
}: {
  text: string
  yes: string
  busy: boolean
  onYes: () => void
  onNo: () => void
}) {
  const words = useWords()
  useKeys({ [keys.back]: onNo })
  return (
    <Notice tone="warn" announce title={text}>
      <div className="reservation-keys">
        <Button size="touch" variant="danger" busy={busy} onPress={onYes}>
          {yes}
        </Button>
        <Button size="touch" keyHint={keys.back} onPress={onNo}>
          {words('back')}
        </Button>
      </div>
    </Notice>
  )
}
