import { Link } from 'react-router'
import { connectPaymentAccount } from '#core/billing/methods/contract.ts'
import { paymentMethod } from '#core/billing/methods/payment-method.entity.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { usePaymentProviders } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { StepForm } from './StepForm.tsx'
import { useMake, useSaving } from './use-make.ts'
import type { Setup } from './use-setup.ts'

const testMethod = 'test-payment'

/** How the website is paid: by a provider's account, or for trying by the test provider, which moves no money. */
export function PaymentStep({ company }: Setup) {
  const { t } = useWords()
  const call = useCall()
  const make = useMake()
  const providers = usePaymentProviders().data?.providers
  const saving = useSaving(async () => {
    await make(paymentMethod, testMethod, {
      name: { en: 'Test payment', de: 'Testzahlung', fr: 'Paiement d’essai', nl: 'Testbetaling' },
      driver: 'test',
      type: 'redirect',
      access: ['site'],
    })
    const settings = { account: company.id, key: `test-${company.id}` }
    await call(connectPaymentAccount, { params: { id: testMethod }, body: { settings } })
  })
  return (
    <div className="stack">
      <Notice tone="info">{t('setup_cash')}</Notice>
      <p>
        <Link to="/payment-methods">{t('setup_real_payment')}</Link>
      </p>
      {providers?.some(({ driver }) => driver === 'test') && (
        <StepForm saving={saving} save={t('setup_test_payment')}>
          <Notice tone="warn">{t('setup_test_hint')}</Notice>
        </StepForm>
      )}
    </div>
  )
}
