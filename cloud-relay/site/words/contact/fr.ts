import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  contact: 'Nous écrire',
  contact_lead: 'Appelez-nous ou écrivez-nous ici. Nous répondons par e-mail.',
  contact_optional: '(facultatif)',
  contact_mistakes: 'Veuillez vérifier les champs marqués.',
  contact_needs_script:
    'Pour écrire ici, votre navigateur doit pouvoir exécuter des scripts. Ou appelez-nous ou écrivez-nous un e-mail.',
}
