import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  few_left: 'Wenige Plätze',
  sold_out: 'Ausverkauft',
  sold_out_words: 'Für diese Vorstellung sind alle Plätze vergeben.',
  sold_out_online: 'Online ausverkauft',
  sold_out_online_words: 'Die letzten Plätze gibt es an der Kasse.',
  sold_out_online_cut_words:
    'An der Kasse kann es noch Plätze geben. Fragen Sie dort nach oder versuchen Sie es später erneut.',
  box_office_only: 'An der Kasse',
  online_ended: 'Der Online-Verkauf ist zu Ende',
  online_ended_words: 'Diese Vorstellung gibt es jetzt nur noch an der Kasse.',
  free_seating: 'Freie Platzwahl',
  free_seating_words: 'Ihren Platz wählen Sie im Saal: Setzen Sie sich, wo Sie möchten.',
  buying_not_possible: 'Online-Tickets sind gerade nicht erhältlich',
  buying_not_possible_words: 'Bitte fragen Sie an der Kasse oder versuchen Sie es später erneut.',
  cancelled: 'Fällt aus',
  show_cancelled: 'Diese Vorstellung fällt aus',
  show_cancelled_words:
    'Wenn Sie online gekauft haben, bekommen Sie eine E-Mail von uns. An der Kasse werden die Tickets umgetauscht oder erstattet.',
  other_shows: 'Andere Spielzeiten',
  access: 'Zugang',
  access_wheelchair: 'Rollstuhlplätze',
  access_step_free: 'stufenlos',
  access_lift: 'Aufzug',
  access_hearing_loop: 'Induktionsschleife',
  access_subtitle_glasses: 'Untertitelbrille',
  access_audio_description: 'Audiodeskription',
  access_companion_free: 'Begleitung frei',
}
