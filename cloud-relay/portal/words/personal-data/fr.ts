import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  personal_data: 'Données personnelles',
  personal_data_lead: 'Ce qui est conservé sur un client : remettez-le sur demande, ou oubliez qui il était.',
  personal_data_guest: 'Un client',
  personal_data_about: 'E-mail du client, ou numéro d’une commande',
  personal_data_look: 'Chercher',
  personal_data_purchases: 'Achats',
  personal_data_upcoming: 'Dont pour des séances à venir',
  personal_data_reservations: 'Réservations',
  personal_data_messages: 'Messages reçus',
  personal_data_invoices: 'Factures, qui restent : la comptabilité doit être conservée',
  personal_data_waiting: 'Liste d’attente',
  personal_data_gifts: 'Cartes cadeaux envoyées à cette adresse',
  personal_data_subscriptions: 'Infolettre',
  personal_data_asked: 'demandée le {{day}}',
  personal_data_confirmed: 'confirmée le {{day}}',
  personal_data_ended: 'quittée le {{day}}',
  personal_data_clients_stay:
    'La fiche de ce client est vidée. Ce qui y était écrit avant reste dans la comptabilité, comme les factures.',
  personal_data_vouchers: 'Cartes & bons',
  personal_data_total: 'Total',
  personal_data_readable: 'Enregistrer pour lire',
  personal_data_json: 'Enregistrer en JSON',
  personal_data_erase: 'Oublier qui c’était',
  personal_data_type: 'Tapez {{word}} pour confirmer',
  personal_data_word: 'EFFACER',
  personal_data_erase_now: 'Effacer pour toujours',
  personal_data_erase_what:
    'Nom, e-mail et titulaires de cartes et bons sont effacés dans le cloud, sur chaque boîtier et dans chaque copie. C’est irréversible.',
  personal_data_stays:
    'Les achats, billets et sommes restent sans nom : la comptabilité en a besoin, et les billets ouvrent toujours la porte.',
  personal_data_upcoming_warn: 'Des séances sont à venir : ensuite, personne ne pourra renvoyer ces billets.',
  personal_data_erased:
    'Effacé. {{purchases}} commandes et {{vouchers}} cartes ou bons sont désormais sans nom.',
  personal_data_kept: 'Combien de temps les noms restent',
  personal_data_months:
    '{{months}} mois après le dernier jour où ils servent, puis ils sont oubliés d’eux-mêmes.',
  personal_data_log:
    'Qui a effacé figure parmi ce que cette personne a fait, sous Personnel. Qui a remis figure dans le journal de sécurité du cloud.',
}
