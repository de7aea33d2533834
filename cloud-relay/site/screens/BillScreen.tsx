import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { NeedsScript } from '../parts/NeedsScript.tsx'
import { useLoaded, useSite } from '../site.ts'

const loadResult = () => import('../bill/BillResult.tsx').then(module => module.BillResult)

/** The result of a purchase. Nothing of it is in the rendered page, so that no cache ever stores it. */
export function BillScreen({ uuid }: { uuid: string }) {
  const { t } = useSite()
  const BillResult = useLoaded(loadResult)
  if (BillResult) return <BillResult uuid={uuid} />
  return (
    <section className="bill" aria-busy="true">
      <h1>{t('bill_title')}</h1>
      <NeedsScript />
      <Skeleton height="12rem" />
    </section>
  )
}
