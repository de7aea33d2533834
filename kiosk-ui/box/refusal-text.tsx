import type { ReactNode } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { HelpLink } from '#ui/parts/HelpLink.tsx'

/** What went wrong in the box's own sentence, with the way to the handbook where that says what to do. */
export function refusalText(error: unknown): ReactNode {
  if (!(error instanceof CallRefused)) return error instanceof Error ? error.message : String(error)
  return (
    <>
      {error.message} <HelpLink code={error.code} />
    </>
  )
}
