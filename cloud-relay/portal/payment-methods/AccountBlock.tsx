import { PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { connectPaymentAccount, type readPaymentProviders } from '#core/billing/methods/contract.ts'
import { kindOf, type PaymentMethod } from '#core/billing/methods/payment-method.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { Status, type StatusTone } from '../parts/Status.tsx'
import { usePaymentProviders } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { TryBlock } from './TryBlock.tsx'

type Known = AnswerOf<typeof readPaymentProviders>
type Provider = Known['providers'][number]
type Account = Known['accounts'][number]
type Typed = Readonly<Record<string, string>>

const tones: Record<Account['condition'], StatusTone> = {
  configured: 'info',
  operational: 'ok',
  communication_error: 'warn',
  key_refused: 'stop',
  not_set_up: 'stop',
}

/** The account that takes a payment method's money: its secret settings are set here and never shown. */
export function AccountBlock({ method }: { method: PaymentMethod }) {
  const { t } = useWords()
  const asked = usePaymentProviders()
  // Cash, terminals and the like belong to no account.
  if (kindOf(method) !== 'online') return null
  if (!asked.data) return <Waiting asked={asked} skeleton={<Skeleton height="160px" />} />
  const { providers, accounts } = asked.data
  const provider = providers.find(({ driver }) => driver === method.driver)
  const account = accounts.find(({ id }) => id === method.account)
  return (
    <section className="stack" aria-labelledby="account-block">
      <h3 className="panel-title" id="account-block">
        {t('payment_method.account')}
      </h3>
      {account ? (
        <AccountState account={account} provider={provider} />
      ) : (
        <Notice tone="warn">{t('payment_method.account_none')}</Notice>
      )}
      {provider ? (
        <AccountForm method={method} provider={provider} accounts={accounts} />
      ) : (
        <Notice tone="info">{t('payment_method.account_gone', { provider: method.driver })}</Notice>
      )}
      {account && provider && account.condition !== 'not_set_up' && (
        <TryBlock
          key={account.id}
          methodId={method.id}
          account={account.id}
          isCode={provider.template === 'code'}
        />
      )}
    </section>
  )
}

/** Whether its provider answers, what the provider says it is, and whether its money is real. */
function AccountState({ account, provider }: { account: Account; provider: Provider | undefined }) {
  const { locale, t } = useWords()
  const found = provider?.settings.filter(setting => setting.found) ?? []
  return (
    <>
      <Status tone={tones[account.condition]}>{t(`payment_method.condition.${account.condition}`)}</Status>
      {found.length > 0 && (
        <p className="quiet">
          {found
            .map(({ name, label }) => `${inLocale(label, locale)}: ${account.settings[name]}`)
            .join(' · ')}
        </p>
      )}
      {account.keys_address && (
        <div>
          <h4>{t('payment_method.keys')}</h4>
          <p className="quiet">{t('payment_method.keys_lead')}</p>
          <p>
            <code className="address">{account.keys_address}</code>
          </p>
        </div>
      )}
      {account.trial && <Notice tone="warn">{t('payment_method.trial')}</Notice>}
    </>
  )
}

/** The account that the settings name, if the exhibitor has it already: its secrets need not be entered again. */
function accountNamed(provider: Provider, accounts: readonly Account[], typed: Typed): Account | undefined {
  const identifying = provider.settings.filter(({ identifies }) => identifies)
  return accounts.find(
    ({ driver, settings }) =>
      driver === provider.driver &&
      identifying.every(({ name }) => settings[name] === (typed[name] ?? '').trim()),
  )
}

function AccountForm({
  method,
  provider,
  accounts,
}: {
  method: PaymentMethod
  provider: Provider
  accounts: readonly Account[]
}) {
  const { t } = useWords()
  const entered = provider.settings.filter(setting => !setting.found)
  const [typed, setTyped] = useState<Typed>(openPart(entered, method.config ?? {}))
  const named = accountNamed(provider, accounts, { ...method.config, ...typed })
  const isKept = (name: string) => named?.secrets.includes(name) ?? false
  const saving = useConnect(method.id, () => setTyped(openPart(entered, typed)))
  const isMissing = entered.some(({ name }) => !typed[name]?.trim() && !isKept(name))
  const type = (name: string, value: string) => {
    saving.reset()
    setTyped({ ...typed, [name]: value })
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isMissing && !saving.isPending) saving.mutate({ ...typed })
      }}
    >
      {entered.map(setting => (
        <SettingInput
          key={setting.name}
          setting={setting}
          typed={typed[setting.name] ?? ''}
          isKept={isKept(setting.name)}
          error={errorAt(saving.error, setting.name)}
          onType={value => type(setting.name, value)}
        />
      ))}
      {method.account && named?.id !== method.account && (
        <Notice tone="info">{t('payment_method.account_changes')}</Notice>
      )}
      <p className="quiet">{t('payment_method.account_lead')}</p>
      <Failed error={saving.error} />
      <div className="row">
        <Button
          type="submit"
          size="small"
          busy={saving.isPending}
          {...(isMissing ? { disabledReason: t('payment_method.account_missing') } : {})}
        >
          {t('payment_method.account_save')}
        </Button>
        <span className="quiet entry-state" role="status">
          {saving.isSuccess ? t('payment_method.account_saved') : ''}
        </span>
      </div>
    </form>
  )
}

function SettingInput(props: {
  setting: Provider['settings'][number]
  typed: string
  isKept: boolean
  error: string | undefined
  onType: (value: string) => void
}) {
  const { setting, typed, isKept, error, onType } = props
  const { locale, t } = useWords()
  const common = {
    id: `field-setting-${setting.name}`,
    label: inLocale(setting.label, locale),
    error,
    value: typed,
    maxLength: 400,
    onChange: (event: { currentTarget: HTMLInputElement }) => onType(event.currentTarget.value),
  }
  return setting.secret ? (
    <PasswordInput
      {...common}
      description={t(isKept ? 'payment_method.account_set' : 'payment_method.account_unset')}
      visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
      autoComplete="new-password"
    />
  ) : (
    <TextInput {...common} autoComplete="off" />
  )
}

/** What may stay in the form once it is saved: secrets are forgotten. */
function openPart(settings: Provider['settings'], typed: Typed): Typed {
  return Object.fromEntries(
    settings.flatMap(({ name, secret }) => (secret ? [] : [[name, (typed[name] ?? '').trim()]])),
  )
}

function useConnect(id: string, done: () => void) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    // What was sent is not kept with the mutation: it holds secrets.
    gcTime: 0,
    mutationFn: (settings: Record<string, string>) =>
      call(connectPaymentAccount, { params: { id }, body: { settings } }),
    onSuccess: async () => {
      done()
      await memory.invalidateQueries({ queryKey: ['payment-providers'] })
      await memory.invalidateQueries({ queryKey: ['entries', 'payment_method'] })
    },
  })
}

function errorAt(error: Error | null, name: string): string | undefined {
  return error instanceof CallRefused ? error.fields[`settings.${name}`]?.[0] : undefined
}
