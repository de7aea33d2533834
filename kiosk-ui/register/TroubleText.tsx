import { HelpLink } from '#ui/parts/HelpLink.tsx'
import type { Trouble } from './till-state.ts'

/** What is wrong, with the way to the handbook where that says what to do. */
export function TroubleText({ trouble: { text, code } }: { trouble: Trouble }) {
  return (
    <>
      {text} {code && <HelpLink code={code} />}
    </>
  )
}
