import * as z from 'zod'
import { Refusal } from '../refusal.ts'

const phone = z
  .string()
  .trim()
  .max(40)
  .regex(/^[+\d\s()./-]*$/, 'field.invalid')

/** Who reserved: a name, and a telephone number or a mail address. */
export const contactSchema = z.strictObject({
  firstName: z.string().trim().max(80),
  lastName: z.string().trim().min(1, 'field.required').max(80),
  phone,
  mobile: phone,
  email: z
    .string()
    .trim()
    .max(200)
    .pipe(z.union([z.literal(''), z.email('field.email')])),
})
export type Contact = z.infer<typeof contactSchema>

/** A contact as it is kept: `name` is what a person is found by. */
export type ContactPart = Contact & { name: string }

/** What is encrypted beside the fact. Refuses `contact_missing` where nobody could be reached. */
export function contactPart(contact: Contact): ContactPart {
  const digits = `${contact.phone}${contact.mobile}`.replace(/\D/g, '')
  if (digits.length < 4 && !contact.email) throw new Refusal('contact_missing')
  return { ...contact, name: `${contact.firstName} ${contact.lastName}`.trim() }
}
