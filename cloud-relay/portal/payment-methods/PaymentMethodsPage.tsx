import { paymentMethod } from '#core/billing/methods/payment-method.entity.ts'
import { kindOf, trainingDriver, type PaymentMethod } from '#core/billing/methods/payment-method.ts'
import { byHandAtTill } from '#core/billing/methods/till-method.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { PaymentIcon } from '#ui/parts/PaymentIcon.tsx'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { Status } from '../parts/Status.tsx'
import { usePaymentProviders } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { AccountBlock } from './AccountBlock.tsx'

/** How guests can pay, in the order they are offered, and the account that takes each one's money. */
export function PaymentMethodsPage() {
  const { locale, t } = useWords()
  const { providers = [], accounts = [] } = usePaymentProviders().data ?? {}
  const providerOf = ({ driver }: PaymentMethod) => {
    const name = providers.find(each => each.driver === driver)?.name
    if (name) return inLocale(name, locale)
    const kind = byHandAtTill.find(each => each === driver)
    return kind ? t(`payment_method.driver.${kind}`) : driver
  }
  const placesOf = ({ access }: PaymentMethod) =>
    access.map(place => t(`payment_method.access.${place}`)).join(', ')
  const columns: Column<'payment_method'>[] = [
    {
      head: 'payment_method.icon',
      cell: ({ icon }) => icon && <PaymentIcon name={icon} size="22px" />,
      isMinor: true,
    },
    { head: 'payment_method.driver', cell: providerOf, by: providerOf, isMinor: true },
    {
      head: 'payment_method.account',
      cell: ({ config }) => Object.values(config ?? {}).join(', '),
      isMinor: true,
    },
    { head: 'payment_method.access', cell: placesOf, by: placesOf, isMinor: true },
    {
      head: 'status',
      cell: method => (
        <Offered
          method={method}
          isTrial={accounts.some(({ id, trial }) => trial && id === method.account)}
          isOver={method.driver === trainingDriver && !providers.some(each => each.driver === trainingDriver)}
        />
      ),
      by: ({ status }) => status,
    },
    { head: 'payment_method.order', cell: ({ order }) => order, by: ({ order }) => order, isNumber: true },
  ]
  return (
    <ListPage
      entity={paymentMethod}
      icon="voucher"
      columns={columns}
      order={(a, b) => a.order - b.order || (a.id < b.id ? -1 : 1)}
      beside={method => <AccountBlock key={method.id} method={method} />}
    />
  )
}

function Offered({
  method,
  isTrial,
  isOver,
}: {
  method: PaymentMethod
  isTrial: boolean
  /** It was for training alone, and the books are open. */
  isOver: boolean
}) {
  const { t } = useWords()
  if (method.status === 'inactive' || isOver)
    return <Status tone="quiet">{t('payment_method.offered_not')}</Status>
  if (!method.account && kindOf(method) === 'online')
    return <Status tone="warn">{t('payment_method.unconnected')}</Status>
  if (isTrial) return <Status tone="warn">{t('payment_method.offered_trial')}</Status>
  return <Status tone="ok">{t('payment_method.offered')}</Status>
}
