import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  few_left: 'Laatste plaatsen',
  sold_out: 'Uitverkocht',
  sold_out_words: 'Alle plaatsen van deze voorstelling zijn bezet.',
  sold_out_online: 'Online uitverkocht',
  sold_out_online_words: 'De laatste plaatsen koop je aan de kassa.',
  sold_out_online_cut_words:
    'Aan de kassa zijn er misschien nog plaatsen. Vraag het daar, of probeer het later opnieuw.',
  box_office_only: 'Aan de kassa',
  online_ended: 'De onlineverkoop is gesloten',
  online_ended_words: 'Deze voorstelling koop je nu alleen nog aan de kassa.',
  free_seating: 'Vrije plaatskeuze',
  free_seating_words: 'Je kiest je plaats in de zaal: ga zitten waar je wilt.',
  buying_not_possible: 'Online kopen is nu niet mogelijk',
  buying_not_possible_words: 'Vraag het aan de kassa of probeer het later opnieuw.',
  cancelled: 'Gaat niet door',
  show_cancelled: 'Deze voorstelling gaat niet door',
  show_cancelled_words:
    'Als je online kocht, krijg je een e-mail van ons. Aan de kassa worden de tickets omgeruild of terugbetaald.',
  other_shows: 'Andere speeltijden',
  access: 'Toegang',
  access_wheelchair: 'rolstoelplaatsen',
  access_step_free: 'drempelloos',
  access_lift: 'lift',
  access_hearing_loop: 'ringleiding',
  access_subtitle_glasses: 'ondertitelbril',
  access_audio_description: 'audiodescriptie',
  access_companion_free: 'begeleider gratis',
}
