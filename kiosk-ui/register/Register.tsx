import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { catchesUp } from '#core/recovery/choices.ts'
import { useBarcodeReader } from '../box/barcode-reader.ts'
import { BoxSilent } from '../box/BoxSilent.tsx'
import { DeviceGate } from '../box/DeviceGate.tsx'
import { PasswordSignIn } from '../box/PasswordSignIn.tsx'
import { SignIn } from '../box/SignIn.tsx'
import { useReceipts } from '../box/receipts/use-receipts.ts'
import { judge, incarnationText } from '../box/receipts/receipts.ts'
import { nodeStatusQuery } from '../box/node-status.ts'
import { leave, useSession } from '../box/use-session.ts'
import { Counter } from './Counter.tsx'
import { ReplayReceipts } from './blocked/ReplayReceipts.tsx'
import { useReceiptReplay } from '../box/receipts/replay-receipts.ts'
import { SalesBlocked } from './blocked/SalesBlocked.tsx'
import { useTill } from './till.ts'
import { keepsBasket } from './till-state.ts'
import { useWords } from './words.ts'

/** The register: whether its box may sell at all, the sign-in page, and then the counter. */
export function Register() {
  const words = useWords()
  const session = useSession()
  const nodeStatus = useQuery(nodeStatusQuery).data
  const { receipts, incarnation } = useReceipts()
  const goneOnIn = useReceiptReplay(state => state.goneOnIn)
  const [signingIn, setSigningIn] = useState(false)
  const title = words('register')
  const keeps = useTill(keepsBasket)
  useBarcodeReader()
  useEffect(() => {
    document.title = title
  }, [title])
  if (session === undefined && nodeStatus?.state !== 'reading') return <BoxSilent />
  const verdict = incarnation ? judge(receipts, incarnation) : { may: 'sell' as const }
  if (verdict.may === 'refuse' || catchesUp(nodeStatus)) {
    if (signingIn && !session) return <PasswordSignIn title={title} onBack={() => setSigningIn(false)} />
    return (
      <SalesBlocked
        older={verdict.may === 'refuse' ? incarnation!.nodeId : null}
        session={session ?? null}
        onSignIn={() => {
          setSigningIn(true)
          if (session) void leave()
        }}
      />
    )
  }
  const gives = verdict.may === 'offer' && goneOnIn !== incarnationText(incarnation!)
  return (
    <DeviceGate page="register" title={title}>
      {!session?.permissions.includes('sell') ? (
        <SignIn may="canSell" title={title} kept={keeps ? words('basket_kept') : undefined} />
      ) : gives ? (
        <ReplayReceipts incarnation={incarnation!} count={verdict.kept.length} />
      ) : (
        <Counter employeeName={session.name} />
      )}
    </DeviceGate>
  )
}
