import type { EntryWords } from '../entry-words.ts'

/** Presets: their form and list, and beginning a page with one. The other languages are typed by this file. */
export const en = {
  'preset.many': 'Presets',
  'preset.lead':
    'Parts of a page that you keep, so that other pages begin with them. A page that began with one stays as it is when the preset changes.',
  'preset.one': 'Preset',
  'preset.add': 'New preset',
  'preset.none': 'No presets of your own yet',
  'preset.none_hint': 'Make one here, or open a written page and keep it as a preset.',
  'preset.name': 'Name',
  'preset.title': 'Name',
  'preset.title.hint': 'A page that begins with it has this title.',
  'preset.body': 'What a page begins with',
  'preset.enquiry': 'Enquiry form',
  'preset.enquiry.hint':
    'Below the page visitors ask for an offer: for how many people, on which day, with which film. It comes to you by mail and stands under Messages.',
  'preset.enquiry.empty': 'None',
  'preset.enquiry.groups': 'For groups',
  'preset.enquiry.schools': 'For schools',
  'preset.enquiry.birthdays': 'For birthday parties',
  'preset.enquiry.hire': 'For private screenings',
  'preset.enquiry.else': 'For anything else',
  'preset.enquiry.any': 'Visitors choose',
  'preset.parts': 'Parts',
  preset_head: 'Begin a page with a preset',
  preset_lead:
    'It becomes a draft, which nobody sees before you publish it. What stands in [[double brackets]] is for you to fill in.',
  preset_begin: 'Begin a page',
  preset_begin_of: 'Begin a page: {{preset}}',
  preset_keep: 'Keep as a preset',
  preset_keep_lead: 'Other pages can begin with the parts of this one, as it is saved.',
  preset_kept: 'Kept as a preset.',
  preset_ready_prices: 'Prices',
  preset_ready_groups: 'Groups',
  preset_ready_schools: 'Schools',
  preset_ready_birthdays: 'Birthday parties',
  preset_ready_rules: 'House rules',
} satisfies EntryWords<'preset'> & Record<`preset_${string}`, string>
