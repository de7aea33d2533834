import { useRef, useState } from 'react'
import { Field } from '#ui/parts/Field.tsx'
import { newId } from '#ui/new-id.ts'
import { sendMessage } from '../calls.ts'
import { useWritten } from '../parts/use-written.ts'
import { withProof } from '../parts/with-proof.ts'
import { WrittenForm } from '../parts/WrittenForm.tsx'
import { useBrowser, useSite } from '../site.ts'
import { CinemaChoice } from './CinemaChoice.tsx'
import { useContactWords } from './contact-words.ts'

const empty = { name: '', email: '', phone: '', message: '', website: '' }

/** What a visitor writes to the cinema. */
export function ContactForm() {
  const { t } = useSite()
  const words = useContactWords()
  const { call } = useBrowser()
  // One id until it is sent, so that what is sent again is the same message.
  const id = useRef(newId())
  const [cinemaId, setCinema] = useState('')
  const contact = useWritten(empty, async written => {
    await withProof(call, sendMessage, {
      body: { id: id.current, ...written, cinemaId: cinemaId || null },
    })
    id.current = newId()
  })
  const { errors, change, field, written } = contact
  return (
    <WrittenForm
      of={contact}
      word={words('send')}
      sent={words('sent')}
      onTrap={value => change('website', value)}
    >
      <CinemaChoice chosen={cinemaId} onChoose={setCinema} />
      <Field label={t('name')} autoComplete="name" maxLength={120} required {...field('name')} />
      <Field
        label={t('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={200}
        required
        {...field('email')}
      />
      <Field
        label={words('phone')}
        optionalWord={t('contact_optional')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...field('phone')}
      />
      <Field label={words('message')} required error={errors['message']?.[0]}>
        {wiring => (
          <textarea
            {...wiring}
            className="input"
            name="message"
            rows={7}
            maxLength={4000}
            value={written.message}
            onChange={event => change('message', event.target.value)}
          />
        )}
      </Field>
    </WrittenForm>
  )
}
