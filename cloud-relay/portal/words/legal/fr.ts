import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  legal_head: 'Ce que la loi demande',
  legal_lead:
    'Un brouillon a toutes les sections, en quatre langues, avec ce qui est déjà connu. Complétez ce qui est entre [[doubles crochets]], faites-le relire par quelqu’un qui connaît le droit, puis publiez-le.',
  legal_begin: 'Commencer un brouillon',
  legal_begin_of: 'Commencer un brouillon : {{page}}',
  legal_open: 'Ouvrir',
  legal_open_of: 'Ouvrir : {{page}}',
  legal_none: 'Pas encore là',
  legal_built_in: 'Le texte intégré',
  legal_blanks: 'À compléter',
}
