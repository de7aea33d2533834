import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  tags_title: 'Mogen we je bezoek meten?',
  tags_what:
    'Met Tag Manager van Google zouden we zien welke pagina’s je helpen een film te vinden. Zonder je toestemming wordt er niets van geladen, en alles werkt in beide gevallen.',
  tags_privacy: 'Privacy',
  tags_allow: 'Toestaan',
  tags_refuse: 'Weigeren',
  tags_change: 'Bezoek meten',
  tags_now_allowed: 'Tot nu toe sta je het toe.',
  tags_now_refused: 'Tot nu toe weiger je het.',
}
