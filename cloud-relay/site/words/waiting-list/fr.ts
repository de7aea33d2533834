import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  waiting_title: 'Attendre des places',
  waiting_lead:
    'Laissez votre adresse : quand des places se libèrent pour votre groupe, nous les gardons et vous écrivons.',
  waiting_seats: 'Places',
  waiting_fewer: 'Une place de moins',
  waiting_more: 'Une place de plus',
  waiting_adjacent: 'Seulement des places côte à côte',
  waiting_ask: 'Attendre des places',
  waiting_sent:
    'Regardez votre boîte : vous avez un e-mail de nous. Touchez le bouton qu’il contient pour prendre place dans la file.',
  waiting_fine:
    'Gratuit. Les places sont gardées peu de temps et coûtent le prix habituel. Votre adresse ne sert qu’à cela et est oubliée après la séance.',
  waiting_confirmed: 'Vous êtes dans la file. Dès que des places se libèrent pour vous, nous vous écrivons.',
  waiting_offer_lead:
    'Nous gardons vos places. Mettez-les dans le panier et achetez-les avant l’heure indiquée dans l’e-mail.',
  waiting_take: 'Acheter ces places',
  waiting_taken: 'Vos places sont dans le panier.',
  waiting_left: 'Vous n’êtes plus sur la liste d’attente.',
}
