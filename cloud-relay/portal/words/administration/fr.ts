import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const fr: Sentences<keyof typeof en> = {
  administration_title: 'Administrer ce serveur',
  administration_lead:
    'Pour qui gère ce serveur. Cela n’ouvre ni ventes, ni commandes, ni personnes d’un cinéma.',
  administration_secret: 'Secret',
  administration_secret_hint: 'Ce qui suit le # du lien affiché par « npm run administrator ».',
  administration_open: 'Ouvrir',
  administration_sees:
    'Les cinémas de ce serveur : depuis quand, leur taille et leurs nouvelles. Rien de ce qu’ils vendent, et personne qui y travaille.',
  administration_exhibitors: 'Cinémas de ce serveur',
  administration_count_one: '{{count}} entreprise sur {{most}} au plus',
  administration_count_other: '{{count}} entreprises sur {{most}} au plus',
  administration_version: 'Foyer {{version}}',
  administration_link: 'Créer un lien de fondation',
  administration_link_made: 'Qui ouvre ce lien fonde une entreprise',
  administration_link_hint: 'Une fois, jusqu’au {{time}}. Il ne sera plus affiché.',
  administration_blocked: 'Bloqué',
  administration_active: 'Actif',
  administration_training: 'En formation',
  administration_founded: 'Fondé',
  administration_founded_by_hand: 'Inscrit à la main',
  administration_seen: 'Dernières nouvelles d’un boîtier',
  administration_not_seen: 'Aucune depuis le démarrage de ce serveur',
  administration_database: 'Taille des données',
  administration_mirror: 'Seconde copie',
  administration_short_name: 'Nom court',
  administration_hosts: 'Noms d’hôte',
  administration_no_box: 'Pas encore de boîtier',
  administration_boxes: 'Boîtiers',
  administration_connected: 'Connecté',
  administration_away: 'Non connecté',
  administration_block_ask: 'Bloquer',
  administration_block: 'Bloquer maintenant',
  administration_block_not: 'Laisser actif',
  administration_unblock: 'Rendre actif',
  administration_blocked_since: 'Bloqué depuis le {{time}}.',
  administration_block_title: 'Bloquer {{name}} ?',
  administration_block_label: 'Saisissez {{word}} pour bloquer',
  administration_block_first: 'Saisissez d’abord {{word}}.',
  administration_block_online: 'Son site indique qu’il est désactivé, et rien n’est vendu en ligne.',
  administration_block_staff:
    'Personne ne se connecte ici à son portail, et qui est connecté ne peut plus rien faire.',
  administration_block_box:
    'Ses boîtiers continuent : la caisse vend, l’entrée contrôle, et leurs ventes sont conservées ici.',
  administration_block_bought:
    'Qui a acheté garde ses billets ; les paiements en cours, les remboursements et leurs e-mails se poursuivent.',
}
