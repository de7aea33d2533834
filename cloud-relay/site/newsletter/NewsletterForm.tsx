import { consentNow, consents } from '#core/content/newsletter/consent.ts'
import { Field } from '#ui/parts/Field.tsx'
import { subscribe } from '../calls.ts'
import { useWritten } from '../parts/use-written.ts'
import { withProof } from '../parts/with-proof.ts'
import { WrittenForm } from '../parts/WrittenForm.tsx'
import { useBrowser, useSite } from '../site.ts'

const empty = { email: '', first_name: '', last_name: '', website: '' }

/** Whom the newsletter goes to. @param email what was typed at the foot of another page */
export function NewsletterForm({ email }: { email: string }) {
  const { t, locale } = useSite()
  const { call } = useBrowser()
  const newsletter = useWritten(empty, written => withProof(call, subscribe, { body: written }), { email })
  const { field, written, change } = newsletter
  return (
    <WrittenForm
      of={newsletter}
      word={t('newsletter_go_on')}
      sent={t('newsletter_asked')}
      disabledReason={written.email.trim() ? undefined : t('newsletter_type_first')}
      onTrap={value => change('website', value)}
    >
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
        label={t('newsletter_first_name')}
        optionalWord={t('contact_optional')}
        autoComplete="given-name"
        maxLength={80}
        {...field('first_name')}
      />
      <Field
        label={t('newsletter_last_name')}
        optionalWord={t('contact_optional')}
        autoComplete="family-name"
        maxLength={80}
        {...field('last_name')}
      />
      <p className="quiet">{consents[consentNow]![locale]}</p>
    </WrittenForm>
  )
}
