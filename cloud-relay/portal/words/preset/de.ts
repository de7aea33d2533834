import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'preset.many': 'Vorlagen',
  'preset.lead':
    'Teile einer Seite, die Sie aufheben, damit andere Seiten mit ihnen beginnen. Eine Seite, die damit begonnen wurde, bleibt wie sie ist, wenn sich die Vorlage ändert.',
  'preset.one': 'Vorlage',
  'preset.add': 'Neue Vorlage',
  'preset.none': 'Noch keine eigenen Vorlagen',
  'preset.none_hint':
    'Legen Sie hier eine an, oder öffnen Sie eine eigene Seite und heben Sie sie als Vorlage auf.',
  'preset.name': 'Name',
  'preset.title': 'Name',
  'preset.title.hint': 'Eine Seite, die damit beginnt, hat diesen Titel.',
  'preset.body': 'Womit eine Seite beginnt',
  'preset.enquiry': 'Anfrageformular',
  'preset.enquiry.hint':
    'Unter der Seite fragen Besucher nach einem Angebot: für wie viele Personen, an welchem Tag, mit welchem Film. Es kommt per E-Mail und steht unter Nachrichten.',
  'preset.enquiry.empty': 'Keines',
  'preset.enquiry.groups': 'Für Gruppen',
  'preset.enquiry.schools': 'Für Schulen',
  'preset.enquiry.birthdays': 'Für Kindergeburtstage',
  'preset.enquiry.hire': 'Für geschlossene Vorstellungen',
  'preset.enquiry.else': 'Für anderes',
  'preset.enquiry.any': 'Besucher wählen',
  'preset.parts': 'Teile',
  preset_head: 'Seite mit einer Vorlage beginnen',
  preset_lead:
    'Es wird ein Entwurf, den niemand sieht, bevor Sie ihn veröffentlichen. Was in [[doppelten Klammern]] steht, füllen Sie aus.',
  preset_begin: 'Seite beginnen',
  preset_begin_of: 'Seite beginnen: {{preset}}',
  preset_keep: 'Als Vorlage aufheben',
  preset_keep_lead: 'Andere Seiten können mit den Teilen dieser Seite beginnen, so wie sie gespeichert ist.',
  preset_kept: 'Als Vorlage aufgehoben.',
  preset_ready_prices: 'Preise',
  preset_ready_groups: 'Gruppen',
  preset_ready_schools: 'Schulen',
  preset_ready_birthdays: 'Kindergeburtstag',
  preset_ready_rules: 'Hausordnung',
}
