/** What visitors wrote. The other languages are typed by this file. */
export const en = {
  translations: 'Translations',
  translations_lead: 'What guests read in another language than their own. They speak: {{languages}}.',
  translations_none: 'Everything is translated',
  translations_none_hint: 'What is written later and lacks a language stands here.',
  translations_more_one: 'And one more.',
  translations_more_other: 'And {{count}} more.',
  messages: 'Messages',
  messages_lead: 'What visitors wrote on the website. Each is also mailed to you; here none is lost.',
  messages_none: 'Nobody has written yet',
  messages_none_hint: 'Visitors write to you under “Contact” on the website.',
  messages_older: 'Older messages',
  messages_erased: 'Erased',
  messages_handle: 'Mark as done',
  messages_reopen: 'Not done yet',
  messages_handled_by: 'Done by {{name}}',
}
