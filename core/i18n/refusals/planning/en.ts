import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.schedule_unknown': 'This show does not exist any more. Choose another one.',
  'refusal.movie_unknown': 'This film does not exist any more. Choose another one.',
  'refusal.movie_archived': '“{{movie}}” is set aside. Bring it back in the list of films first.',
  'refusal.movie_has_shows':
    'This film still has shows, the last one on {{day}} (in all: {{count}}). Cancel them or wait until they are over.',
  'refusal.merge_itself': 'This is the same film. Choose the other one.',
  'refusal.merge_too_many':
    'It has had more than {{most}} shows. Keep this one, and make the other one part of it.',
  'refusal.film_source_not_set':
    'No key for looking films up is set. A manager enters it in the settings, or enter the film by hand.',
  'refusal.film_source_denied':
    'The Movie Database does not accept the key. A manager corrects it in the settings.',
  'refusal.film_source_silent':
    'The Movie Database does not answer now. Try again, or enter the film by hand.',
  'refusal.event_show_taken':
    'One of these shows is another event already. Choose other shows, or take it out there first.',
  'refusal.version_unknown': 'Choose a version of the film.',
  'refusal.screen_unknown': 'Choose a screen.',
  'refusal.schedule_cancelled': 'This show was cancelled.',
  'refusal.schedule_started': 'This time is already past. Choose a later one.',
  'refusal.film_not_yet': 'This film is shown from {{day}}. Choose a later day.',
  'refusal.cinema_closed': 'The cinema is closed on {{day}}. Choose another day.',
  'refusal.film_too_short':
    'The film is too short for that: its credits and its intermission lie within it, and the intermission before the credits.',
  'refusal.film_number_wrong':
    'This number does not add up: its last character does not fit the others. Copy it once more, whole.',
  'refusal.film_not_then':
    '“{{movie}}” may not begin on that weekday or at that hour. Its form in the list of films says when.',
  'refusal.shows_clash':
    'Shows that cannot be planned: {{count}}. Leave them out or change them; nothing was planned.',
  'refusal.schedule_too_far': 'Shows can be planned {{years}} years ahead at most.',
  'refusal.screen_occupied':
    '{{movie}} needs this screen from {{from}} to {{until}}, cleaning included. Choose another time.',
  'refusal.schedule_over': 'This show is over.',
  'refusal.plan_empty': 'This plan has no seats yet. Draw some first.',
  'refusal.plan_too_large':
    'This plan is larger than 1,500 seats, 100 rows or 120 places across. Make it smaller.',
  'refusal.plan_seats_clash': '{{seats}}: two seats are in one place, or have one id.',
  'refusal.plan_name_twice': '{{seats}}: another seat has the same row and number. Name them anew.',
  'refusal.plan_pair_broken': '{{seats}}: love seats and companions need the other half right beside them.',
  'refusal.plan_id_reused':
    '{{seats}}: this id belonged to another seat of this screen. Seats keep their ids for ever; draw it as a new one.',
  'refusal.plan_class_unknown':
    '{{seats}}: the class of these seats is not there, or is of another kind. Give them another class.',
  'refusal.plan_seats_sold':
    'Seats sold that are not in the new plan: {{count}}. Give these guests other seats first, or use the plan from a later show on.',
  'refusal.seat_plan_differs':
    '{{screen}} has another seat plan, so the tickets would not fit. Cancel the show and plan a new one there.',
  'refusal.cancel_has_sales':
    'This cancellation cannot be undone: tickets were sold, and their buyers are told or refunded. Add the show again instead.',
  'refusal.show_has_sales':
    'Seats sold or being bought: {{count}}. Move the show to another time, or cancel it and refund.',
  'refusal.conflict_changed': 'This has changed in the meantime. Look at the list again.',
  'refusal.office_unknown': 'This office is not one of the distributor’s. Choose another one.',
  'refusal.rental_not_shared':
    'These terms belong to another film. Choose others, or share them in their form first.',
  'refusal.rental_stays_shared':
    'Terms that are shared stay so: statements of several films use them. Make new ones for a single film.',
  'refusal.rental_weeks': 'The first rate begins in week 1, and no week begins twice.',
} satisfies Partial<RefusalSentences>
