/** Pages that the law asks for. The other languages are typed by this file. */
export const en = {
  legal_head: 'What the law asks for',
  legal_lead:
    'A draft has every section, in four languages, with what is known already. Fill in what stands in [[double brackets]], have it read by somebody who knows the law, and publish it.',
  legal_begin: 'Begin with a draft',
  legal_begin_of: 'Begin with a draft: {{page}}',
  legal_open: 'Open',
  legal_open_of: 'Open: {{page}}',
  legal_none: 'Not there yet',
  legal_built_in: 'The built-in words',
  legal_blanks: 'Still to fill in',
}
