import { useSite } from '../site.ts'

/** Where a page does nothing without scripts: what to do instead. */
export function NeedsScript() {
  const { t, programme } = useSite()
  return (
    <noscript>
      <p className="notice" data-tone="info">
        {t('needs_script', {
          phones: programme.cinemas.map(({ name, phone }) => `${name} ${phone}`).join(', '),
        })}
      </p>
    </noscript>
  )
}
