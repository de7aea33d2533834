import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  not_yet_at_cinema: 'Nog niet in de bioscoop',
  not_yet_online: 'Nog niet online',
  not_yet_at: 'Nog niet bij {{cinemas}}',
  arrives_at_cinema: 'Het komt aan zodra de box verbonden is.',
  arrives_online: 'Het komt aan zodra de verbinding met de relay terug is.',

  move_show: 'Voorstelling verplaatsen',
  move_show_now: 'Nu verplaatsen',
  move_lead: 'Stoelen en tickets blijven zoals ze zijn.',
  move_hint: 'Klik op een vrije plek op het bord, of kies hier.',
  move_unchanged: 'Kies een andere tijd of een andere zaal.',
  move_online: 'De onlineverkoop eindigt dan om {{time}}.',
  move_taken_one: '{{count}} stoel is bezet. Het ticket blijft geldig; laat de gast de nieuwe tijd weten.',
  move_taken_other:
    '{{count}} stoelen zijn bezet. De tickets blijven geldig; laat de gasten de nieuwe tijd weten.',
  other_plan: '{{screen}} heeft een ander zitplan',
  other_plan_free:
    'De voorstelling wordt hier geannuleerd en daar opnieuw gepland, met een nieuwe link op de website.',
  other_plan_taken:
    'Er zijn stoelen van deze voorstelling bezet, en hun tickets noemen stoelen van het eigen plan. Kies een andere tijd, of een zaal met hetzelfde zitplan.',
  plan_anew: 'Annuleren en opnieuw plannen',

  conflicts: 'Conflicten',
  conflicts_lead: 'Wat op twee plaatsen tegelijk gepland werd, en alleen u kunt beslissen.',
  conflicts_none: 'Geen conflicten',
  conflicts_none_hint:
    'Als de bioscoop en de cloud hetzelfde verschillend plannen terwijl de lijn onderbroken is, verschijnt het hier.',
  conflicts_count_one: '{{count}} conflict om te beslissen',
  conflicts_count_other: '{{count}} conflicten om te beslissen',
  conflicts_open: 'Conflicten openen',
  conflict_in_show: 'Deze voorstelling maakt deel uit van een conflict.',
  conflict_ended: 'Dat is beslist.',
  last_change: 'Laatste wijziging: {{who}}, {{where}}, {{when}}',
  who_nobody: 'Foyer zelf',
  where_cloud: 'in de cloud',
  where_cinema: 'bij {{cinema}}',
  seats_taken_one: '{{count}} stoel bezet',
  seats_taken_other: '{{count}} stoelen bezet',
  and_more_one: 'en nog {{count}}',
  and_more_other: 'en nog {{count}}',

  conflict_shows_overlap: 'Twee voorstellingen in één zaal',
  conflict_shows_overlap_why:
    'Beide hebben de zaal op hetzelfde moment nodig. Van beide zijn tickets te koop tot u beslist.',
  conflict_screen_gone: 'Een voorstelling in een gesloten zaal',
  conflict_screen_gone_why: 'De zaal werd van de lijst gehaald terwijl deze voorstelling erin gepland werd.',
  conflict_movie_gone: 'Een voorstelling van een film die van de lijst is',
  conflict_movie_gone_why: 'De film werd van de lijst gehaald terwijl deze voorstelling gepland werd.',
  conflict_version_gone: 'Een voorstelling in een versie die van de lijst is',
  conflict_version_gone_why: 'De versie werd van de lijst gehaald terwijl deze voorstelling gepland werd.',
  conflict_seat_plan_old: 'Voorstellingen met een oud zitplan',
  conflict_seat_plan_old_why:
    'De zaal heeft een nieuw zitplan. Deze voorstellingen zijn met het oude gepland en verkopen er nog de stoelen van.',
  conflict_movie_slug_twice: 'Twee films met één adres',
  conflict_movie_slug_twice_why: 'Beide willen “{{about}}” op de website, die daar maar één ervan kan tonen.',
  conflict_event_slug_twice: 'Twee evenementen met één adres',
  conflict_event_slug_twice_why:
    'Beide evenementen willen “{{about}}” op de website, die daar maar één ervan kan tonen.',
  conflict_event_twice: 'Twee evenementen voor één voorstelling',
  conflict_event_twice_why: 'Een voorstelling draagt één evenement; het andere is nergens te zien.',
  conflict_event_without_show: 'Een evenement waarvan de voorstelling geannuleerd is',
  conflict_event_without_show_why: 'De website kondigt het evenement nog aan, maar niemand kan ernaartoe.',
  conflict_rate_name_twice: 'Twee tarieven met één naam',
  conflict_rate_name_twice_why: 'Kassa en gasten kunnen ze niet uit elkaar houden.',
  conflict_supplement_twice: 'Twee toeslagen voor hetzelfde',
  conflict_supplement_twice_why: 'Slechts één van beide wordt aangerekend.',
  conflict_barcode_twice: 'Twee producten met één barcode',
  conflict_barcode_twice_why: 'De kassa kan niet weten welk product {{about}} is.',
  conflict_no_rate: 'Geen tarief meer over',
  conflict_no_rate_site_why:
    'Er zijn voorstellingen gepland, maar de website heeft geen tarief om ze te verkopen.',
  conflict_no_rate_pos_why:
    'Er zijn voorstellingen gepland, maar de kassa heeft geen tarief om ze te verkopen.',

  resolve_move: 'Verplaatsen naar {{to}}',
  resolve_replan: 'Opnieuw plannen: {{to}}',
  resolve_renew_one: '{{count}} onverkochte voorstelling opnieuw plannen met het nieuwe plan',
  resolve_renew_other: '{{count}} onverkochte voorstellingen opnieuw plannen met het nieuwe plan',
  resolve_keep: 'Toch tonen',
  resolve_keep_plan_one: 'Het oude plan houden voor {{count}} voorstelling',
  resolve_keep_plan_other: 'Het oude plan houden voor {{count}} voorstellingen',
  resolve_rename: 'Adres wijzigen in {{slug}}',
  resolve_remove: 'Van de lijst halen',
  resolve_offer: 'Ook daar aanbieden',
  resolve_restore: 'Opnieuw aanbieden',
}
