import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  elsewhere: 'Programma elders',
  elsewhere_lead:
    'Je programma in agenda’s, feedlezers en op andere websites. Wat je hier wijzigt, wijzigt daar vanzelf.',
  elsewhere_language: 'Taal',
  elsewhere_all: 'Alle bioscopen',
  elsewhere_calendar: 'Agenda om te volgen',
  elsewhere_calendar_hint:
    'Vaste bezoekers voeren dit adres in de agenda van hun telefoon of computer in. Verplaatste en geannuleerde voorstellingen wijzigen daar ook.',
  elsewhere_feed: 'Feed (RSS)',
  elsewhere_feed_hint: 'Lokale kranten, uitagenda’s en feedlezers halen hier je films en hun voorstellingen.',
  elsewhere_frame: 'Op een andere website',
  elsewhere_frame_hint:
    'Een gemeente, een café of een festival zet deze regels in zijn pagina. Ze plaatsen geen cookies; elke tijd leidt naar je website.',
  elsewhere_no_copy:
    'Deze browser kopieert alleen op beveiligde pagina’s. Selecteer de tekst en kopieer hem.',
  elsewhere_at_relay: 'Deze adressen staan in het portaal op internet.',
}
