import { useSite } from '../site.ts'
import { Sum } from '../parts/times.tsx'
import { useCartWords } from './cart-words.ts'
import type { PackageKind } from './voucher-kind.ts'

/** The vouchers of a package: how many of each kind, and what is on them. */
export function Contents({ contents }: Pick<PackageKind['data'], 'contents'>) {
  const { t } = useSite()
  const say = useCartWords()
  return (
    <ul className="package-contents">
      {contents.map(({ title, count, turns, products, valid_months: months }, at) => (
        <li key={at}>
          <b>
            {count} × {title}
          </b>
          <span className="quiet">
            {say('package_turns', { count: turns })}
            {products > 0 && (
              <>
                {' + '}
                <Sum cents={products} /> {say('package_snacks')}
              </>
            )}
            {' · '}
            {months === null ? t('voucher_valid_ever') : t('voucher_valid_months', { count: months })}
          </span>
        </li>
      ))}
    </ul>
  )
}
