import { QrPicture } from '#ui/parts/QrPicture.tsx'
import { DesignPicture } from '../vouchers/DesignPicture.tsx'
import { Day, Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import { useBillWords } from './bill-words.ts'
import { Delivery } from './Delivery.tsx'
import type { Result } from './use-result.ts'

type Voucher = Result['vouchers'][number]

/** A voucher of a purchase: its code large enough to be scanned, what it is worth, and until when it is good. */
export function VoucherResult({
  uuid,
  voucher,
  place,
  alone,
}: {
  uuid: string
  voucher: Voucher
  place: number
  alone: boolean
}) {
  const { t } = useSite()
  const say = useBillWords()
  const id = `voucher-${place}`
  const facts: [string, React.ReactNode][] = [
    [t('voucher_turns'), voucher.total_turns],
    ...(voucher.total_products
      ? [[t('voucher_snacks'), <Sum key="sum" cents={voucher.total_products} />] as [string, React.ReactNode]]
      : []),
    ...(voucher.holder_name ? [[t('voucher_holder'), voucher.holder_name] as [string, string]] : []),
    ...(voucher.valid_from
      ? [
          [
            t('voucher_good_until'),
            voucher.valid_until ? (
              <Day
                key="until"
                day={voucher.valid_until}
                options={{ day: 'numeric', month: 'long', year: 'numeric' }}
              />
            ) : (
              t('voucher_no_end')
            ),
          ] as [string, React.ReactNode],
        ]
      : []),
  ]
  return (
    <section className="voucher-result" aria-labelledby={id}>
      {voucher.design && !voucher.returned && <DesignPicture design={voucher.design} />}
      <h2 id={id}>{voucher.voucherType.title}</h2>
      {voucher.code && voucher.barcode && (
        <div className="voucher-code">
          <QrPicture content={voucher.barcode} label={t('voucher_code_picture', { code: voucher.code })} />
          <p className="figures voucher-code-text">{voucher.code}</p>
          <p className="quiet">{t('voucher_code_hint')}</p>
        </div>
      )}
      {voucher.returned && <p className="quiet">{say('voucher_returned')}</p>}
      <dl className="voucher-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {voucher.delivery && !voucher.returned && (
        <Delivery uuid={uuid} place={place + 1} delivery={voucher.delivery} paid={voucher.code !== null} />
      )}
      {voucher.pdf && !alone && (
        <a className="button" href={voucher.pdf} download>
          {say('download_this')}
        </a>
      )}
    </section>
  )
}
