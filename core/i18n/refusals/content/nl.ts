import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.menu_leads_nowhere': 'Dit leidt nog nergens heen. Kies een pagina of typ een adres.',
  'refusal.newsletter_link_over': 'Deze link is niet meer geldig. Schrijf je opnieuw in op de website.',
  'refusal.campaign_ordered':
    'Deze nieuwsbrief is onderweg of verstuurd: hij kan niet meer worden gewijzigd. Schrijf een nieuwe.',
  'refusal.campaign_empty': 'Er staat nog niets in. Schrijf eerst iets.',
  'refusal.campaign_not_running': 'Deze nieuwsbrief is niet onderweg, er valt niets te stoppen.',
  'refusal.menu_too_deep':
    'Een menu heeft één niveau: links, titels en strepen horen onder een menu, menu’s in de balk.',
  'refusal.page_ends_first': 'Het einde zou vóór het begin liggen. Kies een later einde.',
  'refusal.yearly_needs_days': 'Geef de eerste en de laatste dag: ze komen elk jaar terug.',
  'refusal.signage_view_empty': 'Er is nog niets te tonen. Schrijf een tekst of kies een afbeelding.',
  'refusal.page_has_blanks':
    'Op deze pagina is in een van de talen nog iets in te vullen, tussen dubbele haken zoals [[hier]]. Vul het in of verwijder het en publiceer dan.',
  'refusal.file_type': 'Kies een afbeelding in JPEG, PNG, WebP of AVIF.',
  'refusal.file_too_large':
    'Dit bestand is groter dan {{megabytes}} MB. Sla het kleiner op en probeer opnieuw.',
  'refusal.picture_unreadable':
    'Deze afbeelding is niet te lezen: ze is beschadigd of onvolledig. Open ze, sla ze opnieuw op als JPEG of PNG en kies dat bestand.',
  'refusal.picture_too_large':
    'Deze afbeelding heeft meer dan {{megapixels}} megapixel. Sla ze kleiner op, bijvoorbeeld 2000 bij 3000 pixels, en probeer opnieuw.',
}
