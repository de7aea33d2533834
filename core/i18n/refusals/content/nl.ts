import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.menu_leads_nowhere': 'Dit leidt nog nergens heen. Kies een pagina of typ een adres.',
  'refusal.robot_proof_needed':
    'Je browser kon niet bewijzen dat hier geen robot verstuurt. Verstuur het nog eens; helpt dat niet, sta dan scripts toe op deze pagina of bel ons.',
  'refusal.newsletter_link_over': 'Deze link is niet meer geldig. Schrijf je opnieuw in op de website.',
  'refusal.campaign_ordered':
    'Deze nieuwsbrief is onderweg of verstuurd: hij kan niet meer worden gewijzigd. Schrijf een nieuwe.',
  'refusal.campaign_empty': 'Er staat nog niets in. Schrijf eerst iets.',
  'refusal.campaign_not_running': 'Deze nieuwsbrief is niet onderweg, er valt niets te stoppen.',
  'refusal.menu_too_deep':
    'Een menu heeft één niveau: links, titels en strepen horen onder een menu, menu’s in de balk.',
  'refusal.page_ends_first': 'Het einde zou vóór het begin liggen. Kies een later einde.',
  'refusal.yearly_needs_days': 'Geef de eerste en de laatste dag: ze komen elk jaar terug.',
  'refusal.automation_incomplete':
    'Hier ontbreekt nog iets voor waar de regel op wacht of wat ze doet. Vul het in.',
  'refusal.automation_needs_show':
    'Dit kan alleen over een voorstelling. Laat de regel op iets van een voorstelling wachten, of kies iets anders om te doen.',
  'refusal.automation_needs_time':
    'Een nieuwsbrief gaat alleen op vaste tijden opnieuw uit. Laat de regel op een tijd wachten.',
  'refusal.automation_needs_voucher':
    'Dit kan alleen over een cadeaubon. Laat de regel op het einde van een cadeaubon wachten, of kies iets anders om te doen.',
  'refusal.signage_view_empty': 'Er is nog niets te tonen. Schrijf een tekst of kies een afbeelding.',
  'refusal.signage_spot_without_picture': 'Kies een afbeelding voor ten minste één soort schermen.',
  'refusal.page_has_blanks':
    'Op deze pagina is in een van de talen nog iets in te vullen, tussen dubbele haken zoals [[hier]]. Vul het in of verwijder het en publiceer dan.',
  'refusal.file_type': 'Kies een afbeelding in JPEG, PNG, WebP of AVIF.',
  'refusal.file_too_large':
    'Dit bestand is groter dan {{megabytes}} MB. Sla het kleiner op en probeer opnieuw.',
  'refusal.picture_unreadable':
    'Deze afbeelding is niet te lezen: ze is beschadigd of onvolledig. Open ze, sla ze opnieuw op als JPEG of PNG en kies dat bestand.',
  'refusal.picture_too_large':
    'Deze afbeelding heeft meer dan {{megapixels}} megapixel. Sla ze kleiner op, bijvoorbeeld 2000 bij 3000 pixels, en probeer opnieuw.',
  'refusal.wallet_file_unreadable':
    'Dit is niet het gevraagde bestand, of het is beschadigd. Download het opnieuw en kies dat.',
  'refusal.wallet_certificate_foreign':
    'Dit certificaat is niet gemaakt van de aanvraag van hier, of het is er geen voor tickets. Breng de aanvraag van hier naar Apple en kies het bestand dat je daar krijgt.',
  'refusal.wallet_certificate_over':
    'Dit certificaat is verlopen. Maak een nieuwe aanvraag en breng die naar Apple.',
  'refusal.wallet_issuer_foreign':
    'Dit is niet het certificaat van Apple dat het andere heeft ondertekend. Op de pagina van Apple staat ernaast welk het is, zoals WWDR G4.',
}
