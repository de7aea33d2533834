import { useEffect, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { readVoucherType } from '../calls.ts'
import { LostScreen } from '../screens/LostScreen.tsx'
import { useBrowser, useSite } from '../site.ts'
import { CannotBuy } from './CannotBuy.tsx'
import type { VoucherKind } from './voucher-kind.ts'
import { VoucherForm } from './VoucherForm.tsx'

/** The title and words of one kind, and the form that buys it. */
export function VoucherPage({ slug }: { slug: string }) {
  const { t } = useSite()
  const { kind, trouble, lost, reload } = useKind(slug)
  useEffect(() => {
    if (kind) document.title = document.title.replace(t('voucher_buy'), kind.data.page_title)
  }, [kind, t])
  if (lost) return <LostScreen />
  if (trouble)
    return (
      <Notice tone="stop" announce action={<Button onPress={reload}>{t('try_again')}</Button>}>
        {trouble}
      </Notice>
    )
  if (!kind)
    return (
      <div aria-busy="true">
        <Skeleton height="30rem" />
      </div>
    )
  const { data } = kind
  return (
    <section className="voucher-page">
      <p className="voucher-card-type">{t(data.type)}</p>
      <h1>{data.page_title}</h1>
      {(data.content || data.description).split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} className="voucher-words">
          {paragraph}
        </p>
      ))}
      <p className="quiet">
        {data.valid_months === null
          ? t('voucher_valid_ever')
          : t('voucher_valid_months', { count: data.valid_months })}
      </p>
      {kind.purchasable ? <VoucherForm kind={kind} onReload={reload} /> : <CannotBuy />}
    </section>
  )
}

function useKind(slug: string) {
  const { call } = useBrowser()
  const [kind, setKind] = useState<VoucherKind | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [lost, setLost] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    call(readVoucherType, { params: { slug }, signal: abort.signal })
      .then(answer => {
        setKind(answer)
        setTrouble(null)
      })
      .catch(cause => {
        if (!(cause instanceof CallRefused)) return
        if (cause.status === 404) setLost(true)
        else setTrouble(cause.message)
      })
    return () => abort.abort()
  }, [call, slug, round])
  return { kind, trouble, lost, reload: () => setRound(round => round + 1) }
}
