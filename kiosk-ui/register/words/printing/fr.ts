import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  printing: 'Le reçu et les billets s’impriment.',
  not_printed: 'La vente avait déjà réussi au premier essai. Réimprimez si rien n’est sorti.',
  paper_waits: 'Le papier attend : l’imprimante n’est pas prête.',
  refund_done_waits: 'Remboursé. Le reçu attend : l’imprimante n’est pas prête.',
  exchange_done_waits:
    'Échangé. Les nouveaux billets attendent : l’imprimante n’est pas prête. Les anciens ne sont plus valables.',
  printer_paper_end: '{{name}} : plus de papier',
  printer_paper_end_next: 'Mettez un nouveau rouleau. La vente continue et le tiroir s’ouvre.',
  printer_cover_open: '{{name}} : capot ouvert',
  printer_cover_open_next: 'Fermez le capot jusqu’au déclic.',
  printer_offline: '{{name}} : éteinte ou en pause',
  printer_offline_next: 'Allumez-la ou appuyez une fois sur sa touche.',
  printer_communication_error: '{{name}} : pas de connexion',
  printer_communication_error_next:
    'Vérifiez la prise et le câble réseau. En attendant, le tiroir s’ouvre avec sa clé.',
  printer_overheating: '{{name}} : trop chaude',
  printer_overheating_next: 'Elle reprend d’elle-même dans quelques minutes.',
  printer_others: '{{name}} : n’imprime pas',
  printer_others_next: 'Regardez si le papier est coincé, puis éteignez-la et rallumez-la.',
  printer_paper_near_end: '{{name}} : bientôt la fin du rouleau. Préparez-en un nouveau.',
  printer_instead: 'En attendant, son papier sort de « {{name}} ».',
  drawer_left: 'Le tiroir-caisse de « {{name}} » est ouvert depuis une minute. Fermez-le.',
  printer_waiting_one: '{{count}} vente attend son papier ; il s’imprimera tout seul.',
  printer_waiting_other: '{{count}} ventes attendent leur papier ; il s’imprimera tout seul.',
  slip_unsure_receipt: 'Le reçu de {{number}} est-il sorti ?',
  slip_unsure_ticket: 'Tous les billets de {{number}} sont-ils sortis ?',
  slip_out: 'Oui, il est là',
  slip_again: 'Non, réimprimer',
  print_again: 'Réimprimer',
  printed_again: 'Réimprimé',
}
