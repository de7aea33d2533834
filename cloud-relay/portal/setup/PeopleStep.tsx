import { PasswordInput, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { changePin, setPin } from '#core/people/account-contract.ts'
import { employee } from '#core/people/employee.entity.ts'
import { role } from '#core/people/role.entity.ts'
import { isPin } from '#core/people/secret-rules.ts'
import { newId } from '#ui/new-id.ts'
import { useEntries } from '../kit/use-entries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { StepForm } from './StepForm.tsx'
import { useMake, useSaving } from './use-make.ts'
import type { Setup } from './use-setup.ts'

/** Who opens registers and scanners: oneself, and the first colleagues. */
export function PeopleStep({ people }: Setup) {
  const { t } = useWords()
  const { employeeId } = useWho()
  const me = people.find(each => each.id === employeeId)
  return (
    <div className="stack">
      <ul className="setup-people">
        {people.map(({ id, name, roles, hasPin }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span className="quiet">
              {roles.join(', ')} · {t(hasPin ? 'setup_has_pin' : 'setup_no_pin')}
            </span>
          </li>
        ))}
      </ul>
      {me && !me.hasPin && <OwnPin />}
      <Colleague />
    </div>
  )
}

function OwnPin() {
  const { t } = useWords()
  const call = useCall()
  const [current, setCurrent] = useState('')
  const [pin, type] = useState('')
  const saving = useSaving(() => call(changePin, { body: { current, pin } }))
  return (
    <fieldset className="field-group">
      <legend>{t('setup_own_pin')}</legend>
      <StepForm
        saving={saving}
        save={t('person_pin_set')}
        off={why(t('setup_incomplete'), current && isPin(pin))}
      >
        <PasswordInput
          id="setup-password"
          label={t('password')}
          autoComplete="current-password"
          value={current}
          visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
          onChange={event => setCurrent(event.currentTarget.value)}
        />
        <PinInput id="setup-own-pin" pin={pin} onType={type} />
      </StepForm>
    </fieldset>
  )
}

function Colleague() {
  const { t } = useWords()
  const call = useCall()
  const make = useMake()
  const roles = useEntries(role).data?.entries ?? []
  const [id, setId] = useState(newId)
  const [name, setName] = useState('')
  const [roleId, setRole] = useState<string | null>(null)
  const [pin, type] = useState('')
  const saving = useSaving(
    async () => {
      await make(employee, id, { name: name.trim(), roleIds: [roleId!] })
      await call(setPin, { params: { id }, body: { pin } })
    },
    () => {
      setId(newId())
      setName('')
      type('')
    },
  )
  return (
    <fieldset className="field-group">
      <legend>{t('setup_colleague')}</legend>
      <p className="quiet">{t('setup_colleague_hint')}</p>
      <StepForm
        saving={saving}
        save={t('setup_add')}
        off={why(t('setup_incomplete'), name.trim() && roleId && isPin(pin))}
      >
        <TextInput
          id="setup-name"
          label={t('employee.name')}
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <Select
          id="setup-role"
          label={t('role.one')}
          placeholder={t('choose')}
          data={roles.map(each => ({ value: each.id, label: each.name }))}
          value={roleId}
          allowDeselect={false}
          onChange={setRole}
        />
        <PinInput id="setup-pin" pin={pin} onType={type} />
      </StepForm>
    </fieldset>
  )
}

function PinInput({ id, pin, onType }: { id: string; pin: string; onType: (pin: string) => void }) {
  const { t } = useWords()
  return (
    <TextInput
      id={id}
      label={t('person_pin')}
      description={t('person_pin_digits')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={pin}
      onChange={event => onType(event.currentTarget.value)}
    />
  )
}

function why(sentence: string, isReady: unknown): string | undefined {
  return isReady ? undefined : sentence
}
