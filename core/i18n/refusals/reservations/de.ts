import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.reservation_unknown':
    'Diese Reservierung wurde nicht gefunden. Suchen Sie sie nach Name oder Kennwort.',
  'refusal.reservation_over':
    'Diese Reservierung ist beendet: Sie wurde bezahlt, storniert oder ihre Zeit ist um. Verkaufen Sie freie Plätze.',
  'refusal.reservation_elsewhere':
    'Diese Plätze wurden im Kino reserviert, und nur dort kann man sie ändern. Ändern Sie die Reservierung an einer Kasse.',
  'refusal.reservation_too_late':
    'Für diese Vorstellung wird nicht mehr reserviert: Reservierungen enden {{minutes}} Minuten vorher. Verkaufen Sie die Plätze jetzt.',
  'refusal.reserved_too_many':
    'Eine Reservierung hat höchstens {{most}} Plätze. Legen Sie für die übrigen eine weitere an.',
  'refusal.reservations_full':
    'Höchstens {{most}} Reservierungen einer Vorstellung warten zugleich. Geben Sie die frei, die niemand abholt.',
  'refusal.contact_missing':
    'Fügen Sie eine Telefonnummer oder Mailadresse hinzu, damit der Gast erreichbar ist.',
}
