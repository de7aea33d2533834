import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/parts/Button.tsx'
import { useSession } from '../box/use-session.ts'
import { refusalText } from '../box/refusal-text.tsx'
import { undoAdmitted, type Scan } from './scans.ts'
import { useWords } from './words.ts'

/** Undoes an admission by two presses, for who may: the ticket then opens the door once more. */
export function UndoKey({ scan }: { scan: Scan }) {
  const words = useWords()
  const mayUndo = useSession()?.permissions.includes('override_vouchers')
  const [asked, setAsked] = useState(false)
  const undoing = useMutation({ mutationFn: () => undoAdmitted(scan) })
  const { outcome } = scan
  if (!mayUndo || (outcome.is !== 'admitted' && !(outcome.is === 'refused' && outcome.before?.admissionId)))
    return null
  return (
    <div className="verdict-undo">
      {undoing.error && (
        <p className="verdict-cause" role="alert">
          {refusalText(undoing.error)}
        </p>
      )}
      <Button
        size="touch"
        icon="back"
        busy={undoing.isPending}
        onPress={asked ? () => undoing.mutate() : () => setAsked(true)}
      >
        {words(asked ? 'undo_sure' : 'undo')}
      </Button>
    </div>
  )
}
