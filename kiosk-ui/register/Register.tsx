import { useEffect } from 'react'
import { SignIn } from '../box/SignIn.tsx'
import { useSession } from '../box/use-session.ts'
import { Counter } from './Counter.tsx'
import { useWords } from './words.ts'

/** The register: the sign-in screen, and behind it the counter. */
export function Register() {
  const words = useWords()
  const session = useSession()
  const title = words('register')
  useEffect(() => {
    document.title = title
  }, [title])
  if (session === undefined)
    return <main className="register-waiting" aria-busy="true" aria-label={words('loading')} />
  if (!session?.permissions.includes('sell')) return <SignIn may="canSell" device="register" room={title} />
  return <Counter employeeName={session.name} />
}
