import type { reports as refusals } from '../../refusals/reports.ts'
import type { HandbookPlace } from '../contents.ts'

export const reports: Record<keyof typeof refusals, HandbookPlace | null> = {
  report_too_long: 'money#reports',
  report_not_grouped: 'money#reports',
  report_not_yours: 'money#reports',
}
