import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  found_title: 'Fonder un cinéma',
  found_lead:
    'Ce qu’il faut avant de pouvoir inscrire quoi que ce soit. Le reste suit, pas à pas, dans le portail.',
  found_until: 'Ce lien fonde un seul exploitant, jusqu’au {{time}}.',
  found_company: 'L’exploitant',
  found_trade_name: 'Nom commercial',
  found_trade_name_hint: 'Tel que le public le connaît, comme « Kino Nord ».',
  found_short_name: 'Nom court',
  found_short_name_hint:
    'Minuscules, chiffres et tirets. Les données et leurs copies y sont rangées ; il ne change jamais.',
  found_host: 'Nom d’hôte du site',
  found_host_hint: 'Ce que les visiteurs tapent, comme billets.example.com. Il doit mener à ce serveur.',
  found_country: 'Pays',
  found_country_hint: 'La TVA, les premiers prix et l’arrondi des espèces en dépendent.',
  found_languages: 'Langues du public',
  found_opening: 'Avant l’ouverture',
  found_first_day: 'Premier jour qui compte',
  found_first_day_hint:
    'Jusqu’à 5 h ce jour-là, tout est formation : caisse, papier, scanner et site fonctionnent, et rien n’entre dans les comptes. Laissez vide pour vendre pour de vrai tout de suite.',
  found_you: 'Vous, la première direction',
  found_you_hint: 'Vous pouvez tout faire, et donner des droits aux autres.',
  found_name: 'Votre nom',
  found_password_again: 'Mot de passe à nouveau',
  found_password_hint: 'Au moins six caractères ; plus long, c’est mieux.',
  found_now: 'Fonder le cinéma',
  found_no_link:
    'Cette page s’ouvre par un lien de fondation. Le journal du serveur en donne un tant qu’il n’a pas de cinéma ; ensuite, « npm run found » en crée un.',
  found_done: '{{name}} est fondé',
  found_done_hint:
    'Connectez-vous avec votre adresse e-mail et votre mot de passe. Gardez l’adresse : {{address}}',
  found_go: 'Vers le portail',
}
