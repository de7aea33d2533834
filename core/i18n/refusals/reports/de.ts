import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.report_too_long':
    'Ein Bericht umfasst höchstens {{days}} Tage, vom ersten bis zum letzten. Wählen Sie weniger Tage.',
  'refusal.report_not_grouped': 'Diesen Bericht gibt es nicht in dieser Gliederung. Wählen Sie eine andere.',
  'refusal.report_not_yours':
    'Er gehört jemand anderem. Sie können ihn ansehen und daneben einen eigenen behalten.',
}
