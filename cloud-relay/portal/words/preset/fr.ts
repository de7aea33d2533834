import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'preset.many': 'Modèles',
  'preset.lead':
    'Des parties de page que vous gardez, pour que d’autres pages commencent par elles. Une page commencée ainsi ne change pas quand le modèle change.',
  'preset.one': 'Modèle',
  'preset.add': 'Nouveau modèle',
  'preset.none': 'Pas encore de modèle à vous',
  'preset.none_hint': 'Créez-en un ici, ou ouvrez une page rédigée et gardez-la comme modèle.',
  'preset.name': 'Nom',
  'preset.title': 'Nom',
  'preset.title.hint': 'Une page qui commence ainsi porte ce titre.',
  'preset.body': 'Par quoi une page commence',
  'preset.enquiry': 'Formulaire de demande',
  'preset.enquiry.hint':
    'Sous la page, les visiteurs demandent une offre : pour combien de personnes, quel jour, avec quel film. Elle vous arrive par e-mail et se trouve sous Messages reçus.',
  'preset.enquiry.empty': 'Aucun',
  'preset.enquiry.groups': 'Pour les groupes',
  'preset.enquiry.schools': 'Pour les écoles',
  'preset.enquiry.birthdays': 'Pour les anniversaires',
  'preset.enquiry.hire': 'Pour les séances privées',
  'preset.enquiry.else': 'Pour autre chose',
  'preset.enquiry.any': 'Le visiteur choisit',
  'preset.parts': 'Parties',
  preset_head: 'Commencer une page par un modèle',
  preset_lead:
    'C’est un brouillon, que personne ne voit avant sa publication. Remplissez ce qui est entre [[doubles crochets]].',
  preset_begin: 'Commencer une page',
  preset_begin_of: 'Commencer une page : {{preset}}',
  preset_keep: 'Garder comme modèle',
  preset_keep_lead:
    'D’autres pages peuvent commencer par les parties de celle-ci, telle qu’elle est enregistrée.',
  preset_kept: 'Gardée comme modèle.',
  preset_ready_prices: 'Tarifs',
  preset_ready_groups: 'Groupes',
  preset_ready_schools: 'Écoles',
  preset_ready_birthdays: 'Fêtes d’anniversaire',
  preset_ready_rules: 'Règlement intérieur',
}
