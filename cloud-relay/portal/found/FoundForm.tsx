import { Checkbox, PasswordInput, Select, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { countries, type Country } from '#core/founding/countries.ts'
import { found } from '#core/founding/contract.ts'
import { shortNameOf } from '#core/founding/names.ts'
import { formatDate, formatTime } from '#core/i18n/format.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { languageNameOf } from '../kit/language-name.ts'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Props = {
  secret: string
  link: { expiresAt: string; host: string | null }
  onFounded: (done: { name: string; portalUrl: string }) => void
}

/** Everything an exhibitor begins with. The short name follows the trade name until it is typed. */
export function FoundForm({ secret, link, onFounded }: Props) {
  const { t, locale } = useWords()
  const call = useCall()
  const [form, setForm] = useState(() => emptyForm(link.host ?? '', locale))
  const founding = useMutation({
    mutationFn: () => call(found, { body: bodyOf(form, secret) }),
    onSuccess: ({ portalUrl }) => onFounded({ name: form.tradeName.trim(), portalUrl }),
  })
  const wrong = fieldErrorsOf(founding.error)
  const put = (change: Partial<Form>) => setForm(before => ({ ...before, ...change }))
  return (
    <form
      className="found-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!founding.isPending) founding.mutate()
      }}
    >
      <p className="quiet">{t('found_until', { time: momentOf(link.expiresAt, locale) })}</p>
      <CompanyFields form={form} wrong={wrong} put={put} />
      <fieldset>
        <legend>{t('found_opening')}</legend>
        <TextInput
          {...textOf({ form, wrong, put }, 'firstDay')}
          type="date"
          label={t('found_first_day')}
          description={t('found_first_day_hint')}
        />
      </fieldset>
      <ManagerFields form={form} wrong={wrong} put={put} />
      <Failed error={founding.error} />
      <Button type="submit" variant="primary" wide busy={founding.isPending}>
        {t('found_now')}
      </Button>
    </form>
  )
}

type FieldsProps = {
  form: Form
  wrong: Readonly<Record<string, string | undefined>>
  put: (change: Partial<Form>) => void
}

/** What a text field of the form is made of. */
function textOf({ form, wrong, put }: FieldsProps, name: Typed) {
  return {
    name,
    id: `found-${name}`,
    value: form[name],
    error: wrong[name],
    onChange: (event: { currentTarget: { value: string } }) => put({ [name]: event.currentTarget.value }),
  }
}

/** The company. Its short name follows its trade name until it is typed. */
function CompanyFields(props: FieldsProps) {
  const { t } = useWords()
  const { form, wrong, put } = props
  const [named, setNamed] = useState(false)
  return (
    <fieldset>
      <legend>{t('found_company')}</legend>
      <TextInput
        {...textOf(props, 'tradeName')}
        label={t('found_trade_name')}
        description={t('found_trade_name_hint')}
        autoComplete="organization"
        maxLength={80}
        onChange={event => {
          const tradeName = event.currentTarget.value
          put(named ? { tradeName } : { tradeName, shortName: shortNameOf(tradeName) })
        }}
      />
      <TextInput
        {...textOf(props, 'host')}
        label={t('found_host')}
        description={t('found_host_hint')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        {...textOf(props, 'shortName')}
        label={t('found_short_name')}
        description={t('found_short_name_hint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        onChange={event => {
          setNamed(true)
          put({ shortName: event.currentTarget.value })
        }}
      />
      <CountryInput country={form.country} error={wrong['country']} onChange={country => put({ country })} />
      <LanguagesInput
        languages={form.languages}
        error={wrong['languages']}
        onChange={languages => put({ languages })}
      />
    </fieldset>
  )
}

/** Who may do everything from the beginning. */
function ManagerFields(props: FieldsProps) {
  const { t } = useWords()
  const shows = { visibilityToggleButtonProps: { 'aria-label': t('show_password') } }
  return (
    <fieldset>
      <legend>{t('found_you')}</legend>
      <p className="quiet">{t('found_you_hint')}</p>
      <TextInput {...textOf(props, 'name')} label={t('found_name')} autoComplete="name" maxLength={80} />
      <TextInput {...textOf(props, 'email')} type="email" label={t('email')} autoComplete="username" />
      <PasswordInput
        {...textOf(props, 'password')}
        {...shows}
        label={t('password')}
        description={t('found_password_hint')}
        autoComplete="new-password"
      />
      <PasswordInput
        {...textOf(props, 'passwordConfirmation')}
        {...shows}
        label={t('found_password_again')}
        autoComplete="new-password"
      />
    </fieldset>
  )
}

function CountryInput(props: {
  country: string | null
  error: string | undefined
  onChange: (country: string | null) => void
}) {
  const { t, locale } = useWords()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const data = countries.map(value => ({ value, label: names.of(value) ?? value }))
  return (
    <Select
      id="found-country"
      label={t('found_country')}
      description={t('found_country_hint')}
      placeholder={t('choose')}
      error={props.error}
      data={data.sort((a, b) => a.label.localeCompare(b.label, locale))}
      value={props.country}
      allowDeselect={false}
      onChange={props.onChange}
    />
  )
}

function LanguagesInput(props: {
  languages: Locale[]
  error: string | undefined
  onChange: (languages: Locale[]) => void
}) {
  const { t, locale } = useWords()
  return (
    <Checkbox.Group
      label={t('found_languages')}
      error={props.error}
      value={props.languages}
      onChange={languages => props.onChange(languages as Locale[])}
    >
      <div className="found-ticks">
        {locales.map(each => (
          <Checkbox key={each} value={each} size="md" label={languageNameOf(each, locale)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

/** As it is sent: a day that is left empty is none. */
function bodyOf({ firstDay, ...form }: Form, secret: string) {
  return { ...form, secret, country: form.country as Country, ...(firstDay && { firstDay }) }
}

type Typed =
  'firstDay' | 'tradeName' | 'shortName' | 'host' | 'name' | 'email' | 'password' | 'passwordConfirmation'

type Form = ReturnType<typeof emptyForm>

function emptyForm(host: string, locale: Locale) {
  return {
    tradeName: '',
    shortName: '',
    host,
    firstDay: '',
    country: null as string | null,
    languages: [locale] as Locale[],
    name: '',
    email: '',
    password: '',
    passwordConfirmation: '',
  }
}

/** A moment by the reader's own clock: there is no cinema yet whose time could be told. */
function momentOf(iso: string, locale: Locale): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return `${formatDate(iso, locale, zone)}, ${formatTime(iso, locale, zone)}`
}
