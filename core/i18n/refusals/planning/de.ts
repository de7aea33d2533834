import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.schedule_unknown': 'Diese Vorstellung gibt es nicht mehr. Wählen Sie eine andere.',
  'refusal.movie_unknown': 'Diesen Film gibt es nicht mehr. Wählen Sie einen anderen.',
  'refusal.movie_archived':
    '„{{movie}}“ ist beiseitegelegt. Holen Sie den Film zuerst in der Liste der Filme zurück.',
  'refusal.movie_has_shows':
    'Dieser Film hat noch Vorstellungen, die letzte am {{day}} (insgesamt {{count}}). Sagen Sie sie ab oder warten Sie, bis sie vorbei sind.',
  'refusal.merge_itself': 'Das ist derselbe Eintrag. Wählen Sie den anderen Film.',
  'refusal.merge_too_many':
    'Er hatte mehr als {{most}} Vorstellungen. Behalten Sie ihn, und führen Sie den anderen mit ihm zusammen.',
  'refusal.film_source_not_set':
    'Es ist kein Schlüssel für die Filmsuche hinterlegt. Die Geschäftsführung trägt ihn in den Einstellungen ein, oder geben Sie den Film von Hand ein.',
  'refusal.film_source_denied':
    'The Movie Database nimmt den Schlüssel nicht an. Er wird in den Einstellungen berichtigt.',
  'refusal.film_source_silent':
    'The Movie Database antwortet gerade nicht. Versuchen Sie es noch einmal, oder geben Sie den Film von Hand ein.',
  'refusal.event_show_taken':
    'Eine dieser Vorstellungen gehört schon zu einer anderen Veranstaltung. Wählen Sie andere, oder nehmen Sie sie dort zuerst heraus.',
  'refusal.version_unknown': 'Wählen Sie eine Fassung des Films.',
  'refusal.screen_unknown': 'Wählen Sie einen Saal.',
  'refusal.schedule_cancelled': 'Diese Vorstellung wurde abgesagt.',
  'refusal.schedule_started': 'Diese Zeit ist schon vorbei. Wählen Sie eine spätere.',
  'refusal.film_not_yet': 'Dieser Film läuft ab dem {{day}}. Wählen Sie einen späteren Tag.',
  'refusal.cinema_closed': 'Das Kino ist am {{day}} geschlossen. Wählen Sie einen anderen Tag.',
  'refusal.film_too_short':
    'Dafür ist der Film zu kurz: Abspann und Pause liegen im Film, und die Pause vor dem Abspann.',
  'refusal.film_number_wrong':
    'Diese Nummer stimmt nicht: Ihr letztes Zeichen passt nicht zu den anderen. Schreiben Sie sie noch einmal vollständig ab.',
  'refusal.film_not_then':
    '„{{movie}}“ darf an diesem Wochentag oder zu dieser Stunde nicht beginnen. Wann, steht beim Film.',
  'refusal.shows_clash':
    'Vorstellungen, die nicht gehen: {{count}}. Lassen Sie sie weg oder ändern Sie sie; geplant wurde nichts.',
  'refusal.schedule_too_far': 'Vorstellungen können höchstens {{years}} Jahre im Voraus geplant werden.',
  'refusal.screen_occupied':
    '{{movie}} belegt den Saal von {{from}} bis {{until}}, Reinigung inbegriffen. Wählen Sie eine andere Zeit.',
  'refusal.schedule_over': 'Diese Vorstellung ist vorbei.',
  'refusal.plan_empty': 'Dieser Plan hat noch keine Plätze. Zeichnen Sie zuerst welche.',
  'refusal.plan_too_large':
    'Dieser Plan ist größer als 1.500 Plätze, 100 Reihen oder 120 Plätze in der Breite. Verkleinern Sie ihn.',
  'refusal.plan_seats_clash': '{{seats}}: Zwei Plätze liegen am selben Ort oder haben dieselbe Kennung.',
  'refusal.plan_name_twice':
    '{{seats}}: Ein anderer Platz hat dieselbe Reihe und Nummer. Bitte neu benennen.',
  'refusal.plan_pair_broken':
    '{{seats}}: Kuschelsitze und Begleitplätze brauchen die andere Hälfte direkt daneben.',
  'refusal.plan_id_reused':
    '{{seats}}: Diese Kennung gehörte einem anderen Platz dieses Saals. Plätze behalten ihre Kennung für immer; bitte neu zeichnen.',
  'refusal.plan_class_unknown':
    '{{seats}}: Die Platzart dieser Plätze gibt es nicht, oder sie gehört zu einer anderen Art von Sitz. Wählen Sie eine andere.',
  'refusal.plan_seats_sold':
    'Verkaufte Plätze, die nicht im neuen Plan sind: {{count}}. Setzen Sie diese Gäste zuerst um, oder lassen Sie den Plan ab einer späteren Vorstellung gelten.',
  'refusal.seat_plan_differs':
    '{{screen}} hat einen anderen Sitzplan, die Tickets würden nicht passen. Sagen Sie die Vorstellung ab und planen Sie dort eine neue.',
  'refusal.cancel_has_sales':
    'Diese Absage lässt sich nicht zurücknehmen: Es wurden Tickets verkauft, und deren Käufer werden benachrichtigt oder bekommen ihr Geld zurück. Planen Sie die Vorstellung neu.',
  'refusal.show_has_sales':
    'Plätze verkauft oder gerade im Kauf: {{count}}. Verlegen Sie die Vorstellung auf eine andere Zeit, oder sagen Sie sie ab und erstatten Sie.',
  'refusal.conflict_changed': 'Das hat sich inzwischen geändert. Sehen Sie die Liste noch einmal an.',
  'refusal.office_unknown': 'Diese Niederlassung gehört nicht zu diesem Verleih. Wählen Sie eine andere.',
  'refusal.rental_not_shared':
    'Diese Bedingungen gehören einem anderen Film. Wählen Sie andere oder geben Sie sie zuerst frei.',
  'refusal.rental_stays_shared':
    'Geteilte Bedingungen bleiben geteilt: Abrechnungen mehrerer Filme brauchen sie. Legen Sie für einen Film neue an.',
  'refusal.rental_weeks': 'Der erste Satz beginnt in Woche 1, und keine Woche beginnt zweimal.',
}
