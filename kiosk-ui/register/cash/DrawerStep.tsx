import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { newId } from '#ui/new-id.ts'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'
import { openDrawerHere } from './cash.ts'
import { ReasonStep } from './ReasonStep.tsx'

/** The drawer is opened with nothing sold: what for. The request keeps its id until there is an answer. */
export function DrawerStep({ onDone }: { onDone: () => void }) {
  const words = useWords()
  const [id] = useState(newId)
  const [reason, setReason] = useState(() => words('cash_reason_change'))
  const going = useMutation({
    mutationFn: () => openDrawerHere({ id, reason: reason.trim() }),
    onSuccess: onDone,
  })
  const lacks = reason.trim() ? undefined : words('cash_lacks_reason')
  const go = () => {
    if (!lacks && !going.isPending) going.mutate()
  }
  useKeys({ [keys.next]: go, [keys.back]: onDone })
  return (
    <ReasonStep
      word={words('cash_open_drawer')}
      what={words('cash_open_drawer_what')}
      reason={reason}
      lacks={lacks}
      asked={going}
      onReason={setReason}
      onGo={go}
      onBack={onDone}
    />
  )
}
