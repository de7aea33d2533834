import { useEffect, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { filterVoucherTypes } from '../calls.ts'
import { useBrowser } from '../site.ts'

export type Kinds = AnswerOf<typeof filterVoucherTypes>

/**
 * The kinds the website sells, of one type or all; not asked for where they are not wanted.
 *
 * @param cinemaId where they are bought; the exhibitor's first cinema when left out
 */
export function useKinds(type: 'giftcard' | 'subscription' | null, wanted = true, cinemaId?: string) {
  const { call } = useBrowser()
  const [kinds, setKinds] = useState<Kinds | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!wanted) return
    const abort = new AbortController()
    const body = { ...(type ? { type } : {}), ...(cinemaId ? { cinema_id: cinemaId } : {}) }
    call(filterVoucherTypes, { body, signal: abort.signal })
      .then(answer => {
        setKinds(answer)
        setTrouble(null)
      })
      .catch(cause => {
        if (cause instanceof CallRefused) setTrouble(cause.message)
      })
    return () => abort.abort()
  }, [call, type, wanted, cinemaId, round])
  return { kinds, trouble, reload: () => setRound(round => round + 1) }
}
