import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  newsletter: 'Infolettre',
  newsletter_lead: 'Nos films et nos événements par e-mail, avant même qu’ils soient au programme.',
  newsletter_first_name: 'Prénom',
  newsletter_last_name: 'Nom de famille',
  newsletter_asked:
    'Regardez votre boîte mail : si l’infolettre peut aller à cette adresse, un e-mail de notre part s’y trouve. Confirmez avec le bouton qu’il contient.',
  newsletter_type_first: 'Indiquez d’abord votre adresse e-mail.',
  newsletter_footer: 'E-mail pour notre infolettre',
  newsletter_go_on: 'S’inscrire à l’infolettre',
  newsletter_tick: 'Je souhaite recevoir l’infolettre',
  newsletter_confirm: 'Confirmer l’infolettre',
  newsletter_confirmed: 'Vous êtes inscrit. Bienvenue !',
  newsletter_leave: 'Se désinscrire de l’infolettre',
  newsletter_left: 'Vous êtes désinscrit. Nous ne vous envoyons plus d’infolettre.',
}
