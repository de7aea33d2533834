import { Button } from '#ui/parts/Button.tsx'
import { HelpLink } from '#ui/parts/HelpLink.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { payAgain } from './pay.ts'
import { useWords } from '../words.ts'

/** A sale whose answer was lost. Only the same sale can be sent again. */
export function UnsureView({ message }: { message: string }) {
  const words = useWords()
  const again = () => void payAgain()
  useKeys({ [keys.next]: again })
  return (
    <div className="unsure">
      <Notice tone="warn" announce title={words('unsure_title')}>
        <p>{words('unsure_what')}</p>
        {message && <p className="quiet">{message}</p>}
        <HelpLink place="till#no-answer" />
      </Notice>
      <Button variant="primary" size="huge" wide keyHint={keys.next} onPress={again}>
        {words('unsure_again')}
      </Button>
    </div>
  )
}
