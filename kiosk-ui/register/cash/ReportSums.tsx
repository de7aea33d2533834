import { paymentKinds } from '#core/billing/paid.ts'
import type { ShiftSumsView } from '#core/cash/contract.ts'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { useChoice } from '../../box/choice.ts'
import { useWords } from '../words.ts'

/** What a shift came to: by way to pay, by VAT rate, and by person where more than one sold. */
export function ReportSums({ sums }: { sums: ShiftSumsView }) {
  const words = useWords()
  const { locale } = useChoice()
  const money = (cents: number) => formatCents(cents, locale)
  const tips = sums.takings.reduce((sum, { tipCents = 0 }) => sum + tipCents, 0)
  const kindName = (text: string) => {
    const kind = paymentKinds.find(each => each === text)
    return kind ? words(kind === 'other' ? 'bill_pay_another' : `bill_pay_${kind}`) : text
  }
  const percent = (rate: number) => `${(rate / 100).toLocaleString(locale)} %`
  return (
    <>
      <dl className="cash-lines">
        {sums.takings.map(({ kind, methodId, name, payments, cents, refunds, backCents }) => (
          <div key={`${kind} ${methodId}`}>
            <dt>
              {name ? inLocale(name, locale) : kindName(kind)}{' '}
              <span className="quiet">
                {words('cash_payments', { count: payments })}
                {refunds > 0 && ` · ${words('day_refunded', { cents: money(backCents) })}`}
              </span>
            </dt>
            <dd className="figures">{money(cents - backCents)}</dd>
          </div>
        ))}
        {tips > 0 && (
          <div>
            <dt>{words('cash_tips')}</dt>
            <dd className="figures">{money(tips)}</dd>
          </div>
        )}
      </dl>
      {sums.vat.length > 0 && (
        <table className="cash-result figures">
          <thead>
            <tr>
              <th scope="col">{words('cash_vat')}</th>
              <th scope="col">{words('cash_vat_net')}</th>
              <th scope="col">{words('cash_vat')}</th>
              <th scope="col">{words('cash_vat_gross')}</th>
            </tr>
          </thead>
          <tbody>
            {sums.vat.map(({ rate, grossCents, vatCents }) => (
              <tr key={rate}>
                <th scope="row">{percent(rate)}</th>
                <td>{money(grossCents - vatCents)}</td>
                <td>{money(vatCents)}</td>
                <td>{money(grossCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Deposits sums={sums} />
      {sums.people.length > 1 && (
        <dl className="cash-lines">
          {sums.people.map(({ name, bills, cents, backCents }) => (
            <div key={name}>
              <dt>
                {name} <span className="quiet">{words('cash_sales', { count: bills })}</span>
              </dt>
              <dd className="figures">{money(cents - backCents)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="quiet">
        {[
          words('cash_sales', { count: sums.bills }),
          words('cash_returns', { count: sums.returns }),
          words('cash_openings', { count: sums.openings }),
        ].join(' · ')}
      </p>
    </>
  )
}

/** What of the sums waits for cups and bottles. */
function Deposits({ sums: { depositsTakenCents, depositsBackCents } }: { sums: ShiftSumsView }) {
  const words = useWords()
  const { locale } = useChoice()
  if (!depositsTakenCents && !depositsBackCents) return null
  return (
    <dl className="cash-lines">
      <div>
        <dt>{words('cash_deposits_taken')}</dt>
        <dd className="figures">{formatCents(depositsTakenCents, locale)}</dd>
      </div>
      <div>
        <dt>{words('cash_deposits_back')}</dt>
        <dd className="figures">{formatCents(-depositsBackCents, locale)}</dd>
      </div>
    </dl>
  )
}
