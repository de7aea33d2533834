import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  sign_in_wrong: 'E-mail ou mot de passe incorrect.',
  away_relay: 'Le cloud est injoignable',
  away_relay_what:
    'Cette page reprend d’elle-même dès que possible. Au cinéma, vous pouvez continuer : ouvrez /portal à l’adresse de vos caisses.',
  away_box: 'Le boîtier est injoignable',
  away_box_what:
    'Cette page reprend d’elle-même dès que possible. Vérifiez que le boîtier est allumé et que cet ordinateur est sur son réseau.',
  palette: 'Rechercher',
  palette_what: 'Page, film, séance, personne, produit, cinéma',
  palette_key: 'Ctrl K',
  palette_found_one: '{{count}} trouvé',
  palette_found_other: '{{count}} trouvés',
  palette_pages: 'Pages',
  palette_movies: 'Films',
  palette_shows: 'Séances',
  palette_people: 'Personnes',
  palette_products: 'Produits',
  palette_cinemas: 'Cinémas',
  tomorrow: 'Demain',
  pressed_again_title: 'Le serveur vient de démarrer',
  pressed_again:
    'Il apprend des cinémas ce qu’il a manqué. Ce que vous avez demandé attend et se fait tout seul en une demi-minute ; rien ne se fait deux fois.',
}
