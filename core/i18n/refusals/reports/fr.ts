import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.report_too_long':
    'Un rapport couvre au plus {{days}} jours, du premier au dernier. Choisissez moins de jours.',
  'refusal.report_not_grouped': 'Ce rapport n’existe pas dans ce regroupement. Choisissez-en un autre.',
  'refusal.report_not_yours': 'Il est à quelqu’un d’autre. Vous pouvez le consulter et en garder un à vous.',
}
