import { Notice } from '#ui/parts/Notice.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { useSite } from '../site.ts'

/** Vouchers are not sold online now: where they are. */
export function CannotBuy() {
  const { t, programme } = useSite()
  const phones = programme.cinemas.map(({ name, phone }) => `${name} ${phone}`).join(', ')
  return (
    <Notice
      tone="info"
      announce
      action={
        <PlaceLink to={{ name: 'home' }} className="button">
          {t('to_home')}
        </PlaceLink>
      }
    >
      {t('vouchers_not_now', { phones })}
    </Notice>
  )
}
