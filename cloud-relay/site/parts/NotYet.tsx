import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useSite } from '../site.ts'

/** Where a form is that is still being loaded, or never is because scripts are off. */
export function NotYet({ height }: { height: string }) {
  const { t } = useSite()
  return (
    <>
      <noscript>
        <p className="notice" data-tone="info">
          {t('contact_needs_script')}
        </p>
      </noscript>
      <div aria-busy="true">
        <Skeleton height={height} />
      </div>
    </>
  )
}
