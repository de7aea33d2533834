import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  empty_title: 'Un cinéma peut être fondé ici',
  empty_lead:
    'Ceci est un relais Foyer : il fait tourner le site, la vente en ligne et la gestion de cinémas. Il n’en fait encore tourner aucun.',
  empty_log: 'Regardez le journal du relais. À son démarrage il y a écrit un lien de fondation.',
  empty_command:
    'Ou faites-en un sur la machine du relais avec `npm run found`. Un lien vaut un jour, et une fois.',
  empty_open:
    'Ouvrez le lien dans ce navigateur. Il demande la société, son pays, et vous comme première direction.',
  unknown_title: 'Aucun cinéma n’est ici',
  unknown_lead: 'Cette machine fait tourner des cinémas, mais aucun à cette adresse.',
  unknown_typed: 'Regardez encore l’adresse : elle est peut-être mal tapée.',
  unknown_founder:
    'Si c’est celle de votre cinéma, dites-le à qui fait tourner cette machine : le nom doit mener ici, et le cinéma doit avoir été fondé avec lui.',
  blocked_title: 'Les pages de ce cinéma sont désactivées',
  blocked_lead: 'Pour le moment, rien n’est vendu ici et personne ne peut se connecter.',
  blocked_bought: 'Les billets achetés restent valables : ouvrez-les par le lien de votre e-mail.',
  blocked_staff:
    'Au cinéma, la caisse vend comme toujours. Les responsables du cinéma s’adressent à qui gère ce serveur.',
  busy_title: 'Un instant, s’il vous plaît',
  busy_lead: 'Trop de pages ont été demandées depuis votre connexion en une minute.',
  busy_wait: 'Attendez une minute, puis rechargez cette page.',
}
