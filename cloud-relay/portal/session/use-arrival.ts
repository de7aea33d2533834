import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { arriveFromExhibitor } from '#core/people/joined-contract.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** What an address carries that another exhibitor's portal led to. */
function linkedArrival(): string | null {
  // Rendered without a browser, a page has no address.
  if (typeof location === 'undefined') return null
  return /^#arrive=([\w.-]+)$/.exec(location.hash)?.[1] ?? null
}

/**
 * Begins the session somebody moved to. True until that is decided; whoever's address is over finds the form to sign in.
 */
export function useArrival(): boolean {
  const call = useCall()
  const memory = useQueryClient()
  const [ticket] = useState(linkedArrival)
  const tried = useRef(false)
  const arriving = useMutation({
    mutationFn: (given: string) => call(arriveFromExhibitor, { body: { ticket: given } }),
    onSuccess: answer => memory.setQueryData(['session'], answer),
  })
  useEffect(() => {
    if (!ticket || tried.current) return
    tried.current = true
    history.replaceState(null, '', location.pathname)
    arriving.mutate(ticket)
  }, [ticket, arriving])
  return ticket !== null && !arriving.isSuccess && !arriving.isError
}
