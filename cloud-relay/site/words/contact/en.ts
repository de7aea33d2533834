/** The words of writing to the cinema. The other languages are typed by this file. */
export const en = {
  contact: 'Contact',
  contact_lead: 'Call us, or write to us here. We answer by email.',
  contact_optional: '(optional)',
  contact_mistakes: 'Please look at the marked fields.',
  contact_needs_script: 'To write here, your browser must be allowed to run scripts. Or call or email us.',
} as const
