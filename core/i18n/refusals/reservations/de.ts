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
  'refusal.waiting_list_off': 'Für diese Vorstellung führt das Kino keine Warteliste.',
  'refusal.waiting_list_full':
    'Die Warteliste dieser Vorstellung ist voll. Sehen Sie nach einer anderen Vorstellung.',
  'refusal.waiting_too_late':
    'Für die Warteliste beginnt die Vorstellung zu bald. Fragen Sie an der Kasse nach frei gewordenen Plätzen.',
  'refusal.waiting_not_needed':
    'Es gibt Plätze für Sie: {{free}} sind jetzt zu kaufen. Wählen Sie sie auf dieser Seite.',
  'refusal.waiting_link_over':
    'Dieser Link gilt nicht mehr. Öffnen Sie die Seite der Vorstellung und fragen Sie neu an.',
  'refusal.waiting_offer_over':
    'Dieses Angebot ist vorbei: Die Zeit ist abgelaufen oder die Plätze sind schon gekauft. Auf der Seite der Vorstellung können Sie wieder warten.',
}
