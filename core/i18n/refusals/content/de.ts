import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.menu_leads_nowhere':
    'Das führt noch nirgendwohin. Wählen Sie eine Seite oder geben Sie eine Adresse ein.',
  'refusal.robot_proof_needed':
    'Ihr Browser konnte nicht beweisen, dass hier kein Roboter sendet. Senden Sie es bitte noch einmal; hilft das nicht, erlauben Sie Skripte auf dieser Seite oder rufen Sie uns an.',
  'refusal.newsletter_link_over': 'Dieser Link gilt nicht mehr. Melden Sie sich auf der Website neu an.',
  'refusal.campaign_ordered':
    'Dieser Newsletter ist unterwegs oder verschickt: Er lässt sich nicht mehr ändern. Schreiben Sie einen neuen.',
  'refusal.campaign_empty': 'Es steht noch nichts darin. Schreiben Sie zuerst etwas.',
  'refusal.campaign_not_running': 'Dieser Newsletter ist nicht unterwegs, es gibt nichts anzuhalten.',
  'refusal.menu_too_deep':
    'Ein Menü hat eine Ebene: Links, Titel und Linien gehören unter ein Menü, Menüs in die Leiste.',
  'refusal.page_ends_first': 'Das Ende läge vor dem Beginn. Wählen Sie ein späteres Ende.',
  'refusal.yearly_needs_days': 'Geben Sie den ersten und den letzten Tag an: Sie kehren jedes Jahr wieder.',
  'refusal.automation_incomplete':
    'Hier fehlt noch etwas für das, worauf die Regel wartet oder was sie tut. Füllen Sie es aus.',
  'refusal.automation_needs_show':
    'Das geht nur zu einer Vorstellung. Lassen Sie die Regel auf etwas an einer Vorstellung warten, oder wählen Sie, dass etwas anderes getan wird.',
  'refusal.automation_needs_time':
    'Ein Newsletter geht nur zu festen Zeiten wieder hinaus. Lassen Sie die Regel auf eine Uhrzeit warten.',
  'refusal.automation_needs_voucher':
    'Das geht nur zu einem Gutschein. Lassen Sie die Regel auf das Ende eines Gutscheins warten, oder wählen Sie, dass etwas anderes getan wird.',
  'refusal.signage_view_empty':
    'Es gibt noch nichts zu zeigen. Schreiben Sie einen Text oder wählen Sie ein Bild.',
  'refusal.signage_spot_without_picture': 'Wählen Sie ein Bild für mindestens eine Art von Anzeigen.',
  'refusal.page_has_blanks':
    'Auf dieser Seite ist in einer der Sprachen noch etwas auszufüllen, in doppelten Klammern wie [[hier]]. Füllen Sie es aus oder löschen Sie es, dann veröffentlichen Sie.',
  'refusal.file_type': 'Wählen Sie ein Bild im Format JPEG, PNG, WebP oder AVIF.',
  'refusal.file_too_large':
    'Diese Datei ist größer als {{megabytes}} MB. Speichern Sie sie kleiner und versuchen Sie es noch einmal.',
  'refusal.picture_unreadable':
    'Dieses Bild lässt sich nicht lesen: Es ist beschädigt oder unvollständig. Öffnen Sie es, speichern Sie es neu als JPEG oder PNG und wählen Sie dieses.',
  'refusal.picture_too_large':
    'Dieses Bild hat mehr als {{megapixels}} Megapixel. Speichern Sie es kleiner, zum Beispiel mit 2000 mal 3000 Pixeln, und versuchen Sie es noch einmal.',
  'refusal.wallet_file_unreadable':
    'Das ist nicht die verlangte Datei, oder sie ist beschädigt. Laden Sie sie noch einmal herunter und wählen Sie diese.',
  'refusal.wallet_certificate_foreign':
    'Dieses Zertifikat wurde nicht aus der Anfrage von hier gemacht, oder es ist keines für Tickets. Bringen Sie die Anfrage von hier zu Apple und wählen Sie die Datei, die Sie dort bekommen.',
  'refusal.wallet_certificate_over':
    'Dieses Zertifikat ist abgelaufen. Machen Sie eine neue Anfrage und bringen Sie sie zu Apple.',
  'refusal.wallet_issuer_foreign':
    'Das ist nicht das Zertifikat von Apple, das das andere unterschrieben hat. Bei Apple steht daneben, welches es ist, etwa WWDR G4.',
}
