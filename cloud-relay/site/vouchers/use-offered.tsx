import { useEffect, useState, type ReactNode } from 'react'
import { CallRefused, type Call } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { LostScreen } from '../screens/LostScreen.tsx'
import { useBrowser, useSite } from '../site.ts'

/**
 * What of the voucher shop is sold at an address, with its name in the title of the page; and what stands in its place
 * until it was read, where nothing is sold there, and where it could not be read.
 *
 * @param read a function of the module, which asks the server
 * @param nameOf likewise
 */
export function useOffered<T>(
  read: (call: Call, slug: string, signal: AbortSignal) => Promise<T>,
  slug: string,
  nameOf: (offered: T) => string,
): { offered: T | null; instead: ReactNode; reload: () => void } {
  const { t } = useSite()
  const { call } = useBrowser()
  const [offered, setOffered] = useState<T | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [lost, setLost] = useState(false)
  const [round, setRound] = useState(0)
  const reload = () => setRound(before => before + 1)
  useEffect(() => {
    const abort = new AbortController()
    read(call, slug, abort.signal)
      .then(answer => {
        setOffered(answer)
        setTrouble(null)
      })
      .catch(cause => {
        if (!(cause instanceof CallRefused)) return
        if (cause.status === 404) setLost(true)
        else setTrouble(cause.message)
      })
    return () => abort.abort()
  }, [read, call, slug, round])
  useEffect(() => {
    if (offered) document.title = document.title.replace(t('voucher_buy'), nameOf(offered))
  }, [offered, nameOf, t])
  if (lost) return { offered: null, instead: <LostScreen />, reload }
  if (trouble) return { offered: null, instead: <Unread trouble={trouble} onReload={reload} />, reload }
  return { offered, instead: offered ? null : <Reading />, reload }
}

function Unread({ trouble, onReload }: { trouble: string; onReload: () => void }) {
  const { t } = useSite()
  return (
    <Notice tone="stop" announce action={<Button onPress={onReload}>{t('try_again')}</Button>}>
      {trouble}
    </Notice>
  )
}

function Reading() {
  return (
    <div aria-busy="true">
      <Skeleton height="30rem" />
    </div>
  )
}
