import { useEffect, useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { SizedPicture } from '#ui/parts/SizedPicture.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { readVoucherPackage } from '../calls.ts'
import { LostScreen } from '../screens/LostScreen.tsx'
import { useBrowser, useSite } from '../site.ts'
import { CannotBuy } from './CannotBuy.tsx'
import { useCartWords } from './cart-words.ts'
import { Contents } from './Contents.tsx'
import { OrderForm } from './OrderForm.tsx'
import { useVoucherOrder } from './use-voucher-order.ts'
import { packageMark, type PackageKind } from './voucher-kind.ts'

/** A package of vouchers: what is in it, what that costs separately, and the form that buys it. */
export function PackagePage({ slug }: { slug: string }) {
  const { t, locale } = useSite()
  const say = useCartWords()
  const { kind, trouble, lost, reload } = usePackage(slug)
  useEffect(() => {
    if (kind) document.title = document.title.replace(t('voucher_buy'), kind.data.title)
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
      <p className="voucher-card-type">{say('package')}</p>
      <h1>{data.title}</h1>
      {data.picture && (
        <div className="package-picture">
          <SizedPicture address={`/files/${data.picture}`} alt="" sizes="(width < 40rem) 100vw, 40rem" />
        </div>
      )}
      {data.description && <p className="voucher-words">{data.description}</p>}
      <Contents contents={data.contents} />
      {data.worth > data.price && (
        <p className="quiet">{say('package_worth', { price: formatCents(data.worth, locale) })}</p>
      )}
      {kind.purchasable ? <PackageForm kind={kind} onReload={reload} /> : <CannotBuy />}
    </section>
  )
}

function PackageForm({ kind, onReload }: { kind: PackageKind; onReload: () => void }) {
  const { t } = useSite()
  const say = useCartWords()
  const { data, payment_methods: methods } = kind
  const fresh = {
    of: 'package' as const,
    id: data.id,
    slug: `${packageMark}${data.slug}`,
    size: data.vouchers,
    turns: 0,
    snacks: 0,
    count: 1,
    holder: '',
    message: '',
  }
  const order = useVoucherOrder({ fresh, costOf: () => data.price, methods }, onReload)
  const label = say('package_count')
  return (
    <OrderForm order={order} methods={methods} lines={[{ name: data.title, cents: data.price }]}>
      <section className="step" aria-labelledby="step-amount">
        <h2 id="step-amount">{t('voucher_amount')}</h2>
        <div className="tariffs">
          <div className="tariff">
            <div className="tariff-words">
              <p className="tariff-name">{label}</p>
              <p className="tariff-description quiet">{say('package_together')}</p>
            </div>
            <Stepper
              value={order.wish.count}
              min={1}
              max={Math.max(1, order.most)}
              label={label}
              decreaseLabel={t('voucher_less', { what: label })}
              increaseLabel={t('voucher_more', { what: label })}
              size="touch"
              onChange={count => order.choose({ count })}
            />
          </div>
        </div>
      </section>
    </OrderForm>
  )
}

function usePackage(slug: string) {
  const { call } = useBrowser()
  const [kind, setKind] = useState<PackageKind | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [lost, setLost] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    call(readVoucherPackage, { params: { slug: slug.slice(packageMark.length) }, signal: abort.signal })
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
