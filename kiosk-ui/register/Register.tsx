import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { catchesUp } from '#core/recovery/choices.ts'
import { useBarcodeReader } from '../box/barcode-reader.ts'
import { BoxSilent } from '../box/BoxSilent.tsx'
import { PasswordSignIn } from '../box/PasswordSignIn.tsx'
import { SignIn } from '../box/SignIn.tsx'
import { useMemory } from '../box/memory/memory.ts'
import { judge, lifeText } from '../box/memory/witness.ts'
import { standingQuery } from '../box/standing.ts'
import { leave, useSession } from '../box/use-session.ts'
import { Counter } from './Counter.tsx'
import { GiveBack } from './blocked/GiveBack.tsx'
import { useGiveBack } from '../box/memory/give-back.ts'
import { Standstill } from './blocked/Standstill.tsx'
import { useWords } from './words.ts'

/** The register: whether its box may sell at all, the sign-in screen, and behind it the counter. */
export function Register() {
  const words = useWords()
  const session = useSession()
  const standing = useQuery(standingQuery).data
  const { memory, life } = useMemory()
  const goneOnIn = useGiveBack(state => state.goneOnIn)
  const [signingIn, setSigningIn] = useState(false)
  const title = words('register')
  useBarcodeReader()
  useEffect(() => {
    document.title = title
  }, [title])
  if (session === undefined && standing?.state !== 'reading') return <BoxSilent />
  const verdict = life ? judge(memory, life) : { may: 'sell' as const }
  if (verdict.may === 'refuse' || catchesUp(standing)) {
    if (signingIn && !session) return <PasswordSignIn room={title} onBack={() => setSigningIn(false)} />
    return (
      <Standstill
        older={verdict.may === 'refuse' ? life!.nodeId : null}
        session={session ?? null}
        onSignIn={() => {
          setSigningIn(true)
          if (session) void leave()
        }}
      />
    )
  }
  if (!session?.permissions.includes('sell')) return <SignIn may="canSell" device="register" room={title} />
  if (verdict.may === 'offer' && goneOnIn !== lifeText(life!))
    return <GiveBack life={life!} count={verdict.kept.length} />
  return <Counter employeeName={session.name} />
}
